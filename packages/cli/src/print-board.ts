/** Prints a position in a terminal from the outline of any game. */
import type { Grid, Outline, Outliner, SectionLine, TextSection } from '@quayside/game/outline/text-view.ts'
import type { Viewer } from '@quayside/kernel'
import type { AnyGame, CliGameTexts } from './games/game-adapter.ts'
import type { Colors, TextLayout } from './terminal/text-layout.ts'
import { labelled } from './terminal/text-layout.ts'

interface LabelledRow {
  readonly label: string
  readonly items: readonly string[]
}

const marked = ({ short, mark }: SectionLine, paint: Colors): readonly string[] =>
  short.map((text) => {
    switch (mark) {
      case 'now':
        return paint.bold(`▸${text}`)
      case 'closed':
      case 'empty':
        return paint.dim(text)
      case 'open':
        return text
      default:
        return mark satisfies never
    }
  })

/** One row for a section, and one for each heading within it. */
const sectionRows = (
  { label, isAsked, lines }: TextSection,
  margin: string,
  paint: Colors,
): LabelledRow[] => {
  const short = lines.filter((line) => line.short.length > 0)
  return [...new Set(short.map(({ under }) => under))].map((under) => ({
    label: under === null ? `${isAsked ? '▸' : margin}${label}` : `${margin}  ${under}`,
    items: short.filter((line) => line.under === under).flatMap((line) => marked(line, paint)),
  }))
}

/** An arrow marks the section that the question is about. */
const sectionLines = (sections: readonly TextSection[], { columns, paint }: TextLayout): string[] => {
  const margin = sections.some(({ isAsked }) => isAsked) ? ' ' : ''
  return labelled(
    sections.flatMap((section) => sectionRows(section, margin, paint)),
    columns,
  )
}

/** One block per seat, in seat order; an arrow marks the deciders. */
const seatLines = (
  { rows, columns }: Grid,
  names: readonly string[],
  { columns: width, paint }: TextLayout,
): string[] =>
  rows
    .toSorted((one, other) => one.seat - other.seat)
    .flatMap(({ seat, name, cells, brief }) => {
      const mark = brief?.isAsked === true ? '▸' : ' '
      const summary = brief?.summary ?? cells.map((cell, index) => `${columns[index]?.title ?? ''} ${cell}`)
      const holds = (brief?.holds ?? []).filter(({ items }) => items.length > 0)
      return [
        `${paint.bold(`${mark}${names[seat] ?? name}`)}  ${summary.join(' · ')}`,
        ...labelled(holds, width - 2).map((line) => `  ${line}`),
      ]
    })

const boardLines = (
  { title, now, sections }: Outline,
  names: readonly string[],
  layout: TextLayout,
): string[] => {
  const publicSections = sections.filter(({ secret }) => !secret)
  return [
    layout.paint.bold(title),
    ...now.filter((line) => line !== ''),
    '',
    ...sectionLines(publicSections, layout),
    ...publicSections.flatMap(({ grid }) => (grid === null ? [] : ['', ...seatLines(grid, names, layout)])),
  ]
}

/** Texts and outline of the game on the board. */
export interface BoardLanguage {
  readonly texts: CliGameTexts
  readonly outliner: Outliner
}

/** The position as an outline needs it. */
export const outlineInput = (game: AnyGame, view: unknown, viewer: Viewer, { texts }: BoardLanguage) => ({
  view,
  viewer,
  names: Array.from({ length: game.rules.seatCount(view) }, (_, seat) => texts.seat(seat)),
  moveNumber: game.moveNumber,
})

/** The sections that everybody may see. */
export const printBoard = (
  game: AnyGame,
  view: unknown,
  viewer: Viewer,
  board: BoardLanguage,
  layout: TextLayout,
): string[] => {
  const input = outlineInput(game, view, viewer, board)
  return boardLines(board.outliner.outline(input), input.names, layout)
}

/** The sections that only the viewer may see. */
export const printPrivateSections = (
  game: AnyGame,
  view: unknown,
  viewer: Viewer,
  board: BoardLanguage,
  layout: TextLayout,
): string[] => {
  const { sections } = board.outliner.outline(outlineInput(game, view, viewer, board))
  return sectionLines(
    sections.filter(({ secret }) => secret),
    layout,
  )
}
