import type { GameEvent } from '../rules.ts'
import { demand } from './nonconformity.ts'
import { offerText, type Position } from './position.ts'
import { type Step, stepFrom } from './step.ts'

/** A copy is as good as the position. */
export const checkCopy = <State, Command, Event extends GameEvent>({
  rules,
  state,
  digest,
  offers,
}: Position<State, Command, Event>): void => {
  const copy = rules.copy(state)
  demand('copy', rules.digest(copy) === digest, () => 'a copy differs')
  for (const { seat, texts } of offers)
    demand(
      'copy',
      offerText(rules, copy, seat) === texts.join('\n'),
      () => `a copy offers seat ${seat} others`,
    )
}

/** The same command in the same position does the same, whether somebody listens or not. */
export const checkApplying = <State, Command, Event extends GameEvent>(
  { rules, state }: Position<State, Command, Event>,
  { seat, command, digest, events }: Step<State, Command, Event>,
): void => {
  const text = rules.notation.print(command)
  const again = stepFrom(rules, state, seat, command)
  demand('deterministic', again.digest === digest, () => `${text} leads to two positions`)
  demand(
    'deterministic',
    JSON.stringify(again.events) === JSON.stringify(events),
    () => `${text} tells two stories`,
  )
  const unheard = rules.copy(state)
  rules.apply(unheard, seat, command)
  demand('silent', rules.digest(unheard) === digest, () => `${text} leads elsewhere when nobody listens`)
}
