import type { Seat } from '@quayside/kernel'
import type { Bundle } from '../catalogue/bundle.ts'
import type { Effect } from '../catalogue/effect.ts'
import type { Command } from '../commands.ts'
import type { Log } from '../events.ts'
import { ACTION_FRAME } from '../frames.ts'
import type { Hindrance } from '../refusals.ts'
import { pushFrame } from '../state/frames.ts'
import { addTokens } from '../state/seats.ts'
import type { BuildingCard, State } from '../state/state.ts'

/**
 * How one verb of the vocabulary is carried out. While an action asks something, its frame is the innermost one
 * and belongs to the building; payments lie on top of it and hand back through `resume`.
 */
export interface Action<Kind extends Effect> {
  /** Why the action cannot be carried out with what the seat holds now. */
  hindrance(s: State, seat: Seat, effect: Kind, building: BuildingCard): Hindrance | null
  /** Does what is forced, and asks what is not. */
  start(s: State, seat: Seat, effect: Kind, building: BuildingCard, log: Log): void
  list(s: State, seat: Seat, effect: Kind, list: Command[]): void
  apply(s: State, seat: Seat, effect: Kind, command: Command, log: Log): void
  /** Goes on after a payment that the action has asked for. */
  resume(s: State, seat: Seat, effect: Kind, log: Log): void
}

const never = (): never => {
  throw new Error('this action asks nothing')
}

/** An action that is over as soon as it starts. */
export const immediate = <Kind extends Effect>(
  action: Pick<Action<Kind>, 'hindrance' | 'start'>,
): Action<Kind> => ({ ...action, list: never, apply: never, resume: never })

export const ask = (s: State, building: BuildingCard, stage = 0, x = 0, y = 0, z = 0): void => {
  pushFrame(s, ACTION_FRAME, building, stage, x, y, z)
}

/** Tokens from the supply, `times` over. */
export const receive = (s: State, seat: Seat, tokens: Bundle, times = 1): void => {
  for (const { token, amount } of tokens) addTokens(s, seat, token, amount * times)
}

/** A bundle `times` over, for an event. */
export const multiply = (tokens: Bundle, times: number): Bundle =>
  tokens.map(({ token, amount }) => ({ token, amount: amount * times }))
