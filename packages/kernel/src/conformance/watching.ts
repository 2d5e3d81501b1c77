import type { GameEvent } from '../rules.ts'
import { demand } from './nonconformity.ts'
import { checkNotation } from './notation.ts'
import type { Play } from './position.ts'
import { stepFrom } from './step.ts'
import type { Sight } from './views.ts'
import { toldText, type Witness } from './witness.ts'

/** Whoever follows the game on a view of it comes to the view of the next position, or to a reveal. */
export const checkWatching = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  { viewer, view, digest }: Sight<State>,
  { step, heard, text, look }: Witness<State, Command, Event>,
): void => {
  const { seat, untilReveal, reveals } = step
  const own = seat === viewer
  demand(
    'watching',
    !own || text === rules.notation.print(step.command),
    () => `${viewer} hears itself as ${text}`,
  )
  checkNotation(rules, heard)
  const refusal = rules.refuse(view, seat, heard)
  demand('watching', refusal === null, () => `the view of ${viewer} refuses ${text}: ${refusal?.code}`)
  const followed = stepFrom(rules, view, seat, heard)
  demand('watching', rules.digest(view) === digest, () => `${text} on a copy changed the view of ${viewer}`)
  demand(
    'watching',
    toldText(rules, viewer, followed, untilReveal) === toldText(rules, viewer, step, untilReveal),
    () => `the view of ${viewer} tells another story of ${text}`,
  )
  if (reveals) return
  // A seat may see its own command go out of sight; what it hears of others must not need hiding again.
  const reached = own ? rules.digest(rules.view(followed.next, viewer)) : followed.digest
  demand('watching', reached === look, () => `the view of ${viewer} goes elsewhere after ${text}`)
}

/** Two steps that a viewer cannot tell apart afterwards sound alike. */
export const checkHearing = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  witnesses: readonly Witness<State, Command, Event>[],
): void => {
  const firstLike = new Map<string, { readonly reached: string; readonly sound: string }>()
  for (const { viewer, step, text, look } of witnesses) {
    if (step.reveals || step.seat === viewer) continue
    const like = `${step.seat} ${look}`
    const sound = `${text} ${toldText(rules, viewer, step)}`
    const first = firstLike.get(like)
    demand(
      'hearing',
      first === undefined || first.sound === sound || first.reached === step.digest,
      () => `${viewer} sees no difference between ${first?.sound} and ${sound}, but hears one`,
    )
    if (first === undefined) firstLike.set(like, { reached: step.digest, sound })
  }
}
