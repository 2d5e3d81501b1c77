import type { Outcome, Seat } from '@quayside/kernel'
import {
  type Command,
  type Event,
  leHavre,
  MODULES,
  type PositionLiteral,
  type State,
  VERSIONS,
} from '@quayside/le-havre'
import {
  eventText,
  outcomeText,
  promptText,
  type Reason,
  reasonText,
  refusalText,
} from '@quayside/le-havre/language'
import { adviceText, playerName } from '@quayside/texts'
import type { GameKit, GameWords, SetUpFlags } from '../kit.ts'
import { board } from './board.ts'
import { catalogueFacts } from './catalogue/facts.ts'
import { cataloguePages } from './catalogue/pages.ts'
import { menuEntries } from './menu.ts'
import { secrets } from './secrets.ts'
import { tellEvent } from './tell-event.ts'
import { loadWords, type Words } from './words.ts'

const written = (state: State): PositionLiteral => leHavre.position.write(state) as PositionLiteral

const outcomeLines = (outcome: Outcome, { texts }: Words): string[] => {
  const { result, scores } = outcomeText(outcome, texts)
  return [result, ...scores.map((line) => `  ${line}`)]
}

const wordsOf = (words: Words): GameWords => ({
  title: words.texts.names.title,
  seat: (seat) => playerName(seat, words.texts),
  commands: (commands: readonly Command[], state: State) => menuEntries(commands, state, words),
  event: (event: Event) => eventText(event, words.texts),
  refusal: (refusal) => refusalText(refusal, words.texts),
  question: (state: State, seat: Seat) => promptText(state, seat, words.texts),
  board: (state: State, page) => board(state, words, page),
  secrets: (view: State, seat: Seat) => secrets(written(view), seat, words),
  outcome: (outcome) => outcomeLines(outcome, words),
  advice: adviceText(words.texts, (francs) => words.texts.count('franc', francs)),
  reason: (reason) => reasonText(reason as Reason, words.texts),
  catalogue: (page, modules = []) => cataloguePages(words, page, modules),
  catalogueFacts: (modules = []) => catalogueFacts(words, modules),
})

export const leHavreKit: GameKit = {
  rules: leHavre,
  title: 'Le Havre',
  players: [1, 2, 3, 4, 5],
  lengths: VERSIONS,
  modules: MODULES,
  hands: false,
  examples: { command: 'take wood', why: 'enter church', aside: '2 sell wharf-1' },
  optionsFrom: ({ players, length, start }: SetUpFlags) => ({
    ...(players === undefined ? {} : { players }),
    ...(length === undefined ? {} : { version: length }),
    ...(start === undefined ? {} : { start: start === 'random' ? start : start - 1 }),
  }),
  tellEvent: (event: Event) => tellEvent(event),
  adviser: async () => (await import('@quayside/le-havre/bots')).bots.adviser,
  words: async (language) => wordsOf(await loadWords(language)),
}
