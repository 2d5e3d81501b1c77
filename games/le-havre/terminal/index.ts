import type { GameTerminal, GameWords } from '@quayside/game/terminal'
import type { Outcome, Seat } from '@quayside/kernel'
import { adviceText, playerName } from '@quayside/texts'
import {
  eventText,
  outcomeText,
  promptText,
  type Reason,
  reasonText,
  refusalText,
} from '../language/index.ts'
import {
  type Command,
  type Event,
  leHavre,
  MODULES,
  type PositionLiteral,
  type State,
  VERSIONS,
} from '../rules/index.ts'
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

const wordsOf = (words: Words): GameWords<State, Command, Event> => ({
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

export const terminal: GameTerminal<State, Command, Event> = {
  lengths: VERSIONS,
  modules: MODULES,
  tellEvent,
  words: async (locale) => wordsOf(await loadWords(locale)),
}
