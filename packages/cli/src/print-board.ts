/** A position as a person reads it in a terminal, printed from the outline of any game. */
import type { Grid, Outline, Outliner, SectionLine, TextSection } from '@quayside/game/outline/text-view.ts'
import type { Viewer } from '@quayside/kernel'
import type { AnyGame, GameWords } from './games/game-adapter.ts'
import type { Colors, Page } from './terminal/text-layout.ts'
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

/** One row for a part, and one below it for each heading within it. */
const partRows = ({ label, isAsked, lines }: TextSection, margin: string, paint: Colors): LabelledRow[] => {
  const short = lines.filter((line) => line.short.length > 0)
  return [...new Set(short.map(({ under }) => under))].map((under) => ({
    label: under === null ? `${isAsked ? '▸' : margin}${label}` : `${margin}  ${under}`,
    items: short.filter((line) => line.under === under).flatMap((line) => marked(line, paint)),
  }))
}

/** An arrow points at the part that is asked about. */
const partLines = (parts: readonly TextSection[], { columns, paint }: Page): string[] => {
  const margin = parts.some(({ isAsked }) => isAsked) ? ' ' : ''
  return labelled(
    parts.flatMap((part) => partRows(part, margin, paint)),
    columns,
  )
}

/** Every seat with what it has, in the order of the seats; an arrow points at those who are asked. */
const seatLines = (
  { rows, columns }: Grid,
  names: readonly string[],
  { columns: width, paint }: Page,
): string[] =>
  rows
    .toSorted((one, other) => one.seat - other.seat)
    .flatMap(({ seat, name, cells, brief }) => {
      const mark = brief?.isAsked === true ? '▸' : ' '
      const summary = brief?.summary ?? cells.map((cell, place) => `${columns[place]?.title ?? ''} ${cell}`)
      const holds = (brief?.holds ?? []).filter(({ items }) => items.length > 0)
      return [
        `${paint.bold(`${mark}${names[seat] ?? name}`)}  ${summary.join(' · ')}`,
        ...labelled(holds, width - 2).map((line) => `  ${line}`),
      ]
    })

const boardLines = ({ title, now, parts }: Outline, names: readonly string[], page: Page): string[] => {
  const open = parts.filter(({ secret }) => !secret)
  return [
    page.paint.bold(title),
    ...now.filter((line) => line !== ''),
    '',
    ...partLines(open, page),
    ...open.flatMap(({ grid }) => (grid === null ? [] : ['', ...seatLines(grid, names, page)])),
  ]
}

/** What a board is printed with. */
export interface BoardWords {
  readonly words: GameWords
  readonly outliner: Outliner
}

const sightOf = (game: AnyGame, view: unknown, viewer: Viewer, { words }: BoardWords) => ({
  view,
  viewer,
  names: Array.from({ length: game.rules.seatCount(view) }, (_, seat) => words.seat(seat)),
  position: game.moveNumber,
})

/** What lies open before the viewer. */
export const printBoard = (
  game: AnyGame,
  view: unknown,
  viewer: Viewer,
  board: BoardWords,
  page: Page,
): string[] => {
  const sight = sightOf(game, view, viewer, board)
  return boardLines(board.outliner.outline(sight), sight.names, page)
}

/** What only the viewer may see; nothing where there is nothing. */
export const printSecrets = (
  game: AnyGame,
  view: unknown,
  viewer: Viewer,
  board: BoardWords,
  page: Page,
): string[] => {
  const { parts } = board.outliner.outline(sightOf(game, view, viewer, board))
  return partLines(
    parts.filter(({ secret }) => secret),
    page,
  )
}
