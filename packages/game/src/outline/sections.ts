/** What the parts of the situation have in common, whatever the game. */
import type { Seat, Viewer } from '@quayside/kernel'
import type { TextBoardSay } from '@quayside/texts/messages/text-board'
import type { TableTexts } from '@quayside/texts/table'
import { sayingsOf } from './parser/tokenize.ts'
import type { Column, Mark, Row, SeatBrief, SectionLine, TextSection, TextTopic } from './text-view.ts'

/** Everything is shown at once. */
export const ALL = Number.POSITIVE_INFINITY

/** As many lines as one takes in at once. */
export const BRIEF = 8

/** A line, and the same in short. */
export const open = (text: string, short: readonly string[] = [], mark: Mark = 'open'): SectionLine => ({
  text,
  short,
  under: null,
  mark,
})

export const closed = (
  name: string,
  why: string,
  { text }: Pick<TextContext, 'text'>,
  short: readonly string[] = [],
): SectionLine => open(text('pair', { name, value: why }), short, 'closed')

type PartSketch = Pick<TextSection, 'key' | 'title' | 'sayings' | 'lines'> & Partial<TextSection>

/** A part that is read line by line. */
export const partOf = (sketch: PartSketch): TextSection => ({
  label: sketch.title,
  secret: false,
  isAsked: false,
  grid: null,
  brief: ALL,
  ...sketch,
})

interface TextContext {
  readonly viewer: Viewer
  /** Everybody as the viewer calls them. */
  readonly called: readonly string[]
  readonly text: TextBoardSay
  readonly words: TableTexts
}

export const rowOf = (
  seat: Seat,
  cells: readonly string[],
  brief: SeatBrief,
  { viewer, called, text }: TextContext,
): Row => ({
  seat,
  name: text('seat', { player: called[seat] ?? '', number: seat + 1 }),
  mine: seat === viewer,
  cells,
  brief,
})

/** Everybody, a row each. */
export const playersPart = (
  columns: readonly Column[],
  rows: readonly Row[],
  { text, words }: TextContext,
): TextSection =>
  partOf({
    key: 'p',
    title: words.board('zone.players'),
    sayings: sayingsOf(words.board('zone.players'), text('names.players')),
    grid: { corner: text('column.player'), columns, rows },
    lines: [],
  })

/** Something that is no card and no person; the first of its names is the one it goes by. */
export const topic = (names: string, tell: () => readonly string[]): TextTopic => ({
  name: names.split('|')[0] ?? '',
  sayings: sayingsOf(names),
  tell,
})
