import type { Seat } from '@quayside/kernel'
import type { Effect } from '../catalogue/effect.ts'
import type { Token, TokenAmounts } from '../catalogue/goods.ts'
import type { Command } from '../commands.ts'
import type { Log } from '../events.ts'
import type { Hindrance } from '../refusals.ts'
import { ACTION_FRAME, pushFrame } from '../state/action-frames.ts'
import { addTokens } from '../state/seats.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { type ActionNumbers, type FrameNumbers, nothingIn } from './frame-numbers.ts'

/** The name of a question inside an action: the effect's kind, or a part of it. */
export type AnswerKind =
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
  readonly asks: AnswerKind
  readonly count: number
}

/**
 * How one kind of effect is carried out. While an action asks a question, its frame is the innermost one and belongs to
 * the building. A payment is a further frame on top of it and returns through `resume`.
 */
export interface Action<Kind extends Effect> {
  /** The verbs that answer its questions. */
  readonly answers: readonly number[]
  /** Why the seat cannot carry the action out with the tokens it holds; null if it can. */
  hindrance(this: void, s: State, seat: Seat, effect: Kind, building: BuildingCard): Hindrance | null
  /** Carries out forced parts and asks about the others. */
  start(this: void, s: State, seat: Seat, effect: Kind, building: BuildingCard, log: Log): void
  list(this: void, s: State, seat: Seat, effect: Kind, list: Command[]): void
  apply(this: void, s: State, seat: Seat, effect: Kind, command: Command, log: Log): void
  /** Continues after a payment that the action asked for. */
  resume(this: void, s: State, seat: Seat, effect: Kind, log: Log): void
  /** The current question; by default the kind of the effect. */
  asks?(this: void, s: State, effect: Kind): Asked
  /** Whether one part is complete and another may follow, so that the seat may trade in between. */
  isBetweenParts?(this: void, s: State, effect: Kind): boolean
  /** Whether paying the fee can never use up what the action needs. If not implemented, each payment is tried. */
  sparedByFee?(this: void, effect: Kind): boolean
  /** Whether the numbers of a frame read from a position are possible while the action asks a question. */
  questionFits?(this: void, s: State, seat: Seat, effect: Kind, numbers: ActionNumbers): boolean
  /** The same while a payment frame is on top. */
  paymentFits?(
    this: void,
    s: State,
    seat: Seat,
    effect: Kind,
    numbers: ActionNumbers,
    payment: FrameNumbers,
  ): boolean
}

/** Adds defaults for the optional methods, so that all actions have one shape and V8 looks them up fast. */
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

/** An action without questions: it is over as soon as it starts. */
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

/** The seat gains some of one token. */
export const gain = (s: State, seat: Seat, token: Token, amount: number, log: Log): void => {
  if (amount === 0) return
  addTokens(s, seat, token, amount)
  log?.push({ kind: 'gained', seat, tokens: [{ token, amount }] })
}

/** The seat spends some of one token. */
export const spend = (s: State, seat: Seat, token: Token, amount: number, log: Log): void => {
  if (amount === 0) return
  addTokens(s, seat, token, -amount)
  log?.push({ kind: 'paid', seat, tokens: [{ token, amount }] })
}

export const oneOfEach = (tokens: readonly Token[]): TokenAmounts =>
  tokens.map((token) => ({ token, amount: 1 }))

/** The seat gains several tokens. */
export const gainAll = (s: State, seat: Seat, tokens: TokenAmounts, log: Log): void => {
  receive(s, seat, tokens)
  log?.push({ kind: 'gained', seat, tokens })
}

/** The seat gains tokens from the supply, `times` times. */
export const receive = (s: State, seat: Seat, tokens: TokenAmounts, times = 1): void => {
  for (const { token, amount } of tokens) addTokens(s, seat, token, amount * times)
}

/** A bundle `times` times, for an event. */
export const multiply = (tokens: TokenAmounts, times: number): TokenAmounts =>
  tokens.map(({ token, amount }) => ({ token, amount: amount * times }))
