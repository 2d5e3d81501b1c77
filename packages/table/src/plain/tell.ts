/** Any game on the text board, told by its notation and by the fields of its positions. */
import { doing } from '@quayside/game/outline/doing.ts'
import { ALL, open } from '@quayside/game/outline/part.ts'
import type { Deed, Ending, Part, Telling } from '@quayside/game/outline/telling.ts'
import { sayingsOf } from '@quayside/game/outline/understanding/words-of.ts'
import type { AnyRules, Outcome, Refusal, Viewer } from '@quayside/kernel'
import { explain, playerName } from '@quayside/texts'
import type { TextBoardSay } from '@quayside/texts/messages/text-board'
import type { Words } from '../page/words.ts'

export interface PlainSight {
  readonly title: string
  readonly rules: AnyRules
  readonly view: unknown
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly at: number
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const fieldsOf = (value: unknown): readonly (readonly [name: string, value: unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [['', value]]

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A part for every field of the position, with a line for everything in it. */
const partsOf = ({ rules, view }: PlainSight): readonly Part[] =>
  fieldsOf(rules.position.write(view))
    .slice(0, LETTERS.length)
    .map(([name, value], place) => ({
      key: LETTERS[place] ?? '',
      title: name,
      sayings: sayingsOf(name),
      grid: null,
      lines: fieldsOf(value).map(([key, item]) =>
        open(key === '' ? written(item) : `${key}: ${written(item)}`),
      ),
      brief: ALL,
    }))

export const refusalIn = (refusal: Refusal, { common }: Words): string => explain(refusal, common)

const endingOf = (
  { scores, winners }: Outcome,
  { viewer, names }: PlainSight,
  words: Words,
  text: TextBoardSay,
): Ending => ({
  result: words.common.list(
    winners.map((seat) => names[seat] ?? ''),
    'and',
  ),
  title: words.shell('end.sources'),
  grid: {
    corner: text('column.player'),
    columns: [{ title: words.shell('end.total'), minor: false }],
    rows: scores
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ seat, total }) => ({
        seat,
        name: names[seat] ?? '',
        mine: seat === viewer,
        cells: [`${total}`],
      })),
  },
})

export const tellPlain = (sight: PlainSight, words: Words, text: TextBoardSay): Telling<unknown> => {
  const { title, rules, view, viewer, names, at } = sight
  const seat = viewer === 'spectator' ? null : viewer
  const outcome = rules.outcome(view)
  const deciders = rules.deciders(view)
  const asked = words.common.list(
    deciders.map((decider) => playerName(decider, words.common, names)),
    'and',
  )
  const deedOf = (command: unknown): Deed<unknown> => {
    const notation = rules.notation.print(command)
    return { commands: [command], text: notation, sayings: sayingsOf(notation) }
  }
  const ending = outcome === null ? null : endingOf(outcome, sight, words, text)
  const isAsked = seat !== null && deciders.includes(seat)
  return {
    seat,
    game: title,
    stage: '',
    lead: ending === null ? [] : [ending.result],
    parts: partsOf(sight),
    asked: isAsked
      ? {
          id: `${at}`,
          context: '',
          question: names[seat] ?? '',
          answers: rules.commands(view, seat).map((command) => ({
            ...deedOf(command),
            note: '',
            suggested: false,
          })),
        }
      : null,
    waiting: asked,
    ending,
    isNews: () => true,
    things: () => [],
    ...doing({
      rules,
      view,
      seat,
      deedOf,
      attemptOf: (command, who) => {
        const refusal = rules.refuse(view, who, command)
        if (refusal === null) return null
        const { text: said, sayings } = deedOf(command)
        return { text: said, sayings, why: refusalIn(refusal, words) }
      },
      attempts: () => [],
      preview: () => ({ sentences: [], warnings: [] }),
      why: () => '',
    }),
  }
}
