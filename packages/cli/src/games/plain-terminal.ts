/** For a game that brings no words of its own: its notation, and the fields of its positions. */
import { type GameTerminal, type GameWords, labelled } from '@quayside/game/terminal'
import type { AnyRules, GameEvent, Outcome } from '@quayside/kernel'
import {
  type AnyRefusal,
  adviceText,
  type CommonMessages,
  createTranslator,
  explain,
  gameValues,
  type Locale,
  loadCommonMessages,
  playerName,
  type Translator,
} from '@quayside/texts'

type Texts = Translator<CommonMessages>

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const fieldsOf = (value: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]]

const tellEvent = (event: GameEvent): Readonly<Record<string, unknown>> => ({ ...event })

const eventText = ({ kind, ...rest }: GameEvent): string =>
  [kind, ...fieldsOf(rest).map(([name, value]) => `${name} ${written(value)}`)].join(', ')

const outcomeLines = ({ winners, scores }: Outcome, texts: Texts): string[] => [
  texts.list(
    winners.map((seat) => playerName(seat, texts)),
    'and',
  ),
  ...scores.map(({ seat, total }) => `  ${playerName(seat, texts)}: ${total}`),
]

const wordsOf = (rules: AnyRules, title: string, texts: Texts): GameWords<unknown, unknown, GameEvent> => ({
  title,
  seat: (seat) => playerName(seat, texts),
  commands: (commands) =>
    commands.map((command) => {
      const text = rules.notation.print(command)
      return { command: text, text, group: '' }
    }),
  event: eventText,
  refusal: (refusal) => explain(refusal, texts, (known: AnyRefusal) => gameValues(known, rules.game, title)),
  question: (_state, seat) => playerName(seat, texts),
  board: (state, { columns, paint }) => [
    paint.bold(title),
    '',
    ...labelled(
      fieldsOf(rules.position.write(state)).map(([label, value]) => ({ label, items: [written(value)] })),
      columns,
    ),
  ],
  secrets: () => [],
  outcome: (outcome) => outcomeLines(outcome, texts),
  advice: adviceText(texts, (points) => `${points}`),
  reason: ({ code }) => code,
  catalogue: () => [],
  catalogueFacts: () => ({}),
})

export const plainTerminal = (
  rules: AnyRules,
  title: Readonly<Record<Locale, string>>,
): GameTerminal<unknown, unknown, GameEvent> => ({
  lengths: [],
  modules: [],
  tellEvent,
  words: async (locale) =>
    wordsOf(rules, title[locale], createTranslator(locale, await loadCommonMessages(locale))),
})
