/** Auto-actions: which command is given without asking, according to the player's settings. */
import type { AutoActionSettings, AutoActions } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { type Command, packetRowPolicies, type State } from '../rules/index.ts'

/** `passing` is the round in which the seat passes whenever it is asked, or null. */
export const nextAutoAction = (
  view: State,
  seat: Seat,
  { forced, preferences }: AutoActionSettings,
  passing: number | null,
): Command | null =>
  packetRowPolicies.decide(view, seat, {
    nothing: forced,
    lastDeliveries: preferences['lastDeliveries'] === true,
    areas: [],
    round: passing,
  })

export const autoActions: AutoActions<State, Command> = {
  next: (view, seat, settings) => nextAutoAction(view, seat, settings, null),
}
