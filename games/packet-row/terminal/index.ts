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
import type { Command, Event, State } from '../rules/index.ts'
import { board } from './board.ts'
import { catalogueFacts } from './catalogue/facts.ts'
import { cataloguePages } from './catalogue/pages.ts'
import { menuEntries } from './menu.ts'
import { secrets } from './secrets.ts'
import { tellEvent } from './tell-event.ts'
import { loadWords, type Words, written } from './words.ts'

const outcomeLines = (outcome: Outcome, { texts }: Words): string[] => {
  const { result, scores } = outcomeText(outcome, texts)
  return [result, ...scores.map((line) => `  ${line}`)]
}

const wordsOf = (words: Words): GameWords<State, Command, Event> => ({
  title: words.texts.names.title,
  seat: (seat) => playerName(seat, words.texts),
  commands: (commands: readonly Command[]) => menuEntries(commands, words),
  event: (event: Event) => eventText(event, words.texts),
  refusal: (refusal) => refusalText(refusal, words.texts),
  question: (state: State, seat: Seat) => promptText(state, seat, words.texts),
  board: (state: State, page) => board(state, words, page),
  secrets: (view: State, seat: Seat) => secrets(written(view), seat, words),
  outcome: (outcome) => outcomeLines(outcome, words),
  advice: adviceText(words.texts, (points) => words.texts.count('point', points)),
  reason: (reason) => reasonText(reason as Reason, words.texts),
  catalogue: (page) => cataloguePages(words, page),
  catalogueFacts: () => catalogueFacts(words),
})

export const terminal: GameTerminal<State, Command, Event> = {
  lengths: [],
  modules: [],
  tellEvent,
  words: async (locale, state) => wordsOf(await loadWords(locale, state)),
}
