import type { GameEvent } from '../rules.ts'
import type { Viewer } from '../seat.ts'
import { demand } from './nonconformity.ts'
import { offerText, type Play, type Position } from './position.ts'

/** What one viewer sees of a position. */
export interface Sight<State> {
  readonly viewer: Viewer
  readonly view: State
  readonly digest: string
}

export const sightOf = <State, Command, Event extends GameEvent>(
  { rules, state }: Position<State, Command, Event>,
  viewer: Viewer,
): Sight<State> => {
  const view = rules.view(state, viewer)
  return { viewer, view, digest: rules.digest(view) }
}

/** A view seen again is the same view, and its own seat can rely on it. */
export const checkView = <State, Command, Event extends GameEvent>(
  position: Position<State, Command, Event>,
  sight: Sight<State>,
  foreign: readonly Command[],
): void => {
  const { rules } = position
  const { viewer, view } = sight
  demand(
    'view',
    rules.digest(rules.view(view, viewer)) === sight.digest,
    () => `what ${viewer} sees of its own view is another one`,
  )
  const difference = differenceFor(rules, viewer, position.state, view, foreign)
  demand('view', difference === null, () => `the view of ${viewer} differs in ${difference}`)
}

/** In which answer to the viewer two states differ. */
export const differenceFor = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  viewer: Viewer,
  one: State,
  other: State,
  foreign: readonly Command[] = [],
): string | null => {
  if (rules.deciders(one).join() !== rules.deciders(other).join()) return 'who decides'
  if (JSON.stringify(rules.outcome(one)) !== JSON.stringify(rules.outcome(other))) return 'the outcome'
  if (viewer === 'spectator') return null
  if (offerText(rules, one, viewer) !== offerText(rules, other, viewer)) return 'what it may do'
  for (const command of [...rules.commands(one, viewer), ...foreign]) {
    const [here, there] = [one, other].map((state) => JSON.stringify(rules.refuse(state, viewer, command)))
    if (here !== there) return `why ${rules.notation.print(command)} is refused: ${here}, ${there}`
  }
  return null
}
