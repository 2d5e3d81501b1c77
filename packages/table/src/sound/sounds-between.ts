/** What is to be heard when the table changes: what happened, then whether it is the viewer's turn. */
import type { GameStoreState } from '../session/current-game.ts'
import type { Sound } from './play-sound.ts'

/** By what happened, in whichever game. */
const HEARD: ReadonlyMap<string, Sound> = new Map([
  ['ship-built', 'ship'],
  ['ship-bought', 'ship'],
  ['shipped', 'ship'],
  ['delivered', 'ship'],
  ['earned', 'coins'],
  ['sold', 'coins'],
  ['ship-sold', 'coins'],
  ['loans-taken', 'coins'],
  ['cashed', 'coins'],
])

type Shown = Pick<GameStoreState, 'shown' | 'rules' | 'rehearsed'>

const isAsked = ({ shown, rules }: Shown): boolean =>
  shown !== null && rules?.deciders(shown.view).some((seat) => seat === shown.viewer) === true

export const soundsBetween = (before: Shown, now: Shown): Sound[] => {
  const { shown, rehearsed } = now
  // A table that has just been laid out is silent.
  if (shown === null || shown === before.shown || before.shown === null || rehearsed !== before.rehearsed)
    return []
  const events = shown.fromMove === 0 ? [] : shown.steps.flatMap((step) => step.events)
  const heard = new Set(events.flatMap(({ kind }) => HEARD.get(kind) ?? []))
  const isMyTurn = isAsked(now) && !isAsked(before)
  return [...heard, ...(isMyTurn ? (['turn'] as const) : [])]
}
