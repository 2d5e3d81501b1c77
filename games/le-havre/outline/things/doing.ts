/** What can be done with a thing, and what stands against the rest. */
import { refusalText } from '../../language/index.ts'
import { type Affordance, affordancesOf } from '../../table/reading/affordances.ts'
import type { BoardItem as TableThing } from '../../table/state/selection.ts'
import { deedOf, type TextContext } from '../speaker.ts'

export const list = (items: readonly string[], { words }: TextContext): string =>
  words.game.list(items, 'and')

const possible = (affordances: readonly Affordance[], speaker: TextContext): readonly string[] => {
  const now = affordances.filter(({ refusal }) => refusal === null)
  return now.length === 0
    ? []
    : [
        speaker.text('possible', {
          commands: list(
            now.map(({ command }) => deedOf(command, speaker).text),
            speaker,
          ),
        }),
      ]
}

const refused = (affordances: readonly Affordance[], speaker: TextContext): readonly string[] =>
  affordances.flatMap(({ command, refusal }) =>
    refusal === null
      ? []
      : [
          speaker.text('refused', {
            text: deedOf(command, speaker).text,
            why: refusalText(refusal, speaker.words.game, speaker.names),
          }),
        ],
  )

export const whyOf = (
  thing: TableThing,
  more: () => readonly string[],
  speaker: TextContext,
): readonly string[] => {
  const { view, seat } = speaker
  if (seat === null) return [speaker.text('watching')]
  const affordances = affordancesOf(view, seat, thing)
  return [...possible(affordances, speaker), ...refused(affordances, speaker), ...more()]
}
