import type { Seat } from '@quayside/kernel'
import type { Effect } from '../catalogue/effect.ts'
import type { Bundle } from '../catalogue/goods.ts'
import type { Command } from '../commands.ts'
import type { Log } from '../events.ts'
import type { Hindrance } from '../refusals.ts'
import { ACTION_FRAME, pushFrame } from '../state/action-frames.ts'
import { addTokens } from '../state/seats.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { type ActionNumbers, type FrameNumbers, nothingIn } from './frame-numbers.ts'

/** What a seat is asked inside an action: the name of the effect, or of a part of it. */
export type Answer =
  | Effect['op']
  | 'times'
  | 'extra'
  | 'build-another'
  | 'fleet'
  | 'load'
  | 'return-cards'
  | 'give'
  | 'fuel'
  | 'barter-give'
  | 'barter-get'
  | 'visit'
  | 'lay'
  | 'laid'

export interface Asked {
  readonly asks: Answer
  readonly count: number
}

/**
 * How one kind of effect is carried out. While an action asks something, its frame is the innermost one and belongs to
 * the building; payments lie on top of it and hand back through `resume`.
 */
export interface Action<Kind extends Effect> {
  /** The verbs that answer what it asks. */
  readonly answers: readonly number[]
  /** Why the action cannot be carried out with what the seat holds now. */
  hindrance(this: void, s: State, seat: Seat, effect: Kind, building: BuildingCard): Hindrance | null
  /** Does what is forced, and asks what is not. */
  start(this: void, s: State, seat: Seat, effect: Kind, building: BuildingCard, log: Log): void
  list(this: void, s: State, seat: Seat, effect: Kind, list: Command[]): void
  apply(this: void, s: State, seat: Seat, effect: Kind, command: Command, log: Log): void
  /** Goes on after a payment that the action has asked for. */
  resume(this: void, s: State, seat: Seat, effect: Kind, log: Log): void
  /** What it asks now; the name of its effect where it has only one question. */
  asks?(this: void, s: State, effect: Kind): Asked
  /** Whether one part of it is complete and another may follow, so that the seat may trade. */
  isBetweenParts?(this: void, s: State, effect: Kind): boolean
  /** Whether no payment of the fee can take what the action needs; where nothing is said, each payment is tried. */
  sparedByFee?(this: void, effect: Kind): boolean
  /** Whether the numbers of its frame, which may come from outside, can have come about while it asks something. */
  questionFits?(this: void, s: State, seat: Seat, effect: Kind, numbers: ActionNumbers): boolean
  /** The same while a payment lies on top. */
  paymentFits?(
    this: void,
    s: State,
    seat: Seat,
    effect: Kind,
    numbers: ActionNumbers,
    payment: FrameNumbers,
  ): boolean
}

/** With everything that may be left out: actions of one shape are looked up fast. */
export const complete = <Kind extends Effect>(action: Action<Kind>): Required<Action<Kind>> => ({
  answers: action.answers,
  hindrance: action.hindrance,
  start: action.start,
  list: action.list,
  apply: action.apply,
  resume: action.resume,
  asks: action.asks ?? ((_s, effect) => ({ asks: effect.op, count: 0 })),
  isBetweenParts: action.isBetweenParts ?? (() => false),
  sparedByFee: action.sparedByFee ?? (() => false),
  questionFits:
    action.questionFits ??
    ((s, seat, effect, { building, stage, x, y, z }) =>
      nothingIn(stage, x, y, z) && action.hindrance(s, seat, effect, building) === null),
  paymentFits: action.paymentFits ?? (() => false),
})

const never = (): never => {
  throw new Error('this action asks nothing')
}

/** An action that is over as soon as it starts. */
export const immediate = <Kind extends Effect>(
  action: Pick<Action<Kind>, 'hindrance' | 'start' | 'sparedByFee'>,
): Action<Kind> => ({
  ...action,
  answers: [],
  list: never,
  apply: never,
  resume: never,
  questionFits: () => false,
})

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
