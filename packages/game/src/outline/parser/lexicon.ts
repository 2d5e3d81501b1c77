/** The words that the text board understands, in one language. */
import type { TextBoardSay } from '@quayside/texts/messages/text-board'
import { type Pattern, readPatterns } from './phrase-pattern.ts'
import { tokenize } from './tokenize.ts'

export const BOARD_COMMANDS = [
  'help',
  'undo',
  'repeat',
  'news',
  'question',
  'answers',
  'hint',
  'rules',
  'visual',
] as const

export type BoardCommand = (typeof BOARD_COMMANDS)[number]

const ASKS = ['why', 'where', 'what', 'rules', 'all'] as const

type Ask = (typeof ASKS)[number]

export interface Lexicon {
  readonly commands: ReadonlyMap<BoardCommand, readonly Pattern[]>
  readonly asks: Readonly<Record<Ask, readonly Pattern[]>>
  /** Words without meaning, such as articles. */
  readonly ignored: ReadonlySet<string>
}

export const makeLexicon = (text: TextBoardSay): Lexicon => ({
  commands: new Map(BOARD_COMMANDS.map((command) => [command, readPatterns(text(`say.${command}`))])),
  asks: {
    why: readPatterns(text('ask.why')),
    where: readPatterns(text('ask.where')),
    what: readPatterns(text('ask.what')),
    rules: readPatterns(text('ask.rules')),
    all: readPatterns(text('ask.all')),
  },
  ignored: new Set(tokenize(text('say.ignored'))),
})

/** The first phrase of a command. */
export const commandWord = (command: BoardCommand, text: TextBoardSay): string =>
  text(`say.${command}`).split('|')[0] ?? ''
