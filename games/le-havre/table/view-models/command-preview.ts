/** Preview of commands, by applying them to a copy of the view. */
import type { Seat } from '@quayside/kernel'
import { currentRound, energyHeld, foodOutlook, loans, stock } from '../../queries/index.ts'
import {
  type Command,
  type Event,
  leHavre,
  type Question,
  question,
  type State,
  TOKENS,
  type TokenAmounts,
  total,
  wealth,
} from '../../rules/index.ts'

interface Change {
  readonly before: number
  readonly after: number
}

export interface CommandPreview {
  readonly after: State
  readonly events: readonly Event[]
  /** The seat's tokens, more and fewer than before. */
  readonly gains: TokenAmounts
  readonly pays: TokenAmounts
  readonly wealth: Change
  /** Change of the wealth without the interest or feeding that is paid on the way, which every other answer pays too. */
  readonly wealthChange: number
  readonly energy: Change
  readonly loans: Change
  /** Food that would be missing at the end of the round; null if no feeding comes any more. */
  readonly foodShort: Change | null
  /** The next question of the same action; null if the action is over. */
  readonly next: Question | null
}

const FRANC = TOKENS.indexOf('franc')

const amountOf = (tokens: TokenAmounts, wanted: number): number =>
  tokens.find(({ token }) => token === wanted)?.amount ?? 0

const differences = (before: State, after: State, seat: Seat, sign: 1 | -1): TokenAmounts =>
  TOKENS.flatMap((_, token) => {
    const amount = sign * (stock(after, seat, token) - stock(before, seat, token))
    return amount > 0 ? [{ token, amount }] : []
  })

const shortOf = (state: State, seat: Seat): number | null => foodOutlook(state, seat)?.short ?? null

/** Francs that these events pay as interest or for food. */
const duesIn = (events: readonly Event[], seat: Seat): number =>
  events.reduce((sum, event) => {
    if (!('seat' in event) || event.seat !== seat) return sum
    if (event.kind === 'interest-paid') return sum + event.francs
    return event.kind === 'fed' ? sum + amountOf(event.tokens, FRANC) : sum
  }, 0)

/** Food that would be missing at the end of the round; null if it ends in between, or no feeding comes any more. */
export const foodShortBetween = (view: State, after: State, seat: Seat): Change | null => {
  const short = { before: shortOf(view, seat), after: shortOf(after, seat) }
  return short.before === null || short.after === null || currentRound(after) !== currentRound(view)
    ? null
    : { before: short.before, after: short.after }
}

/** The seat's next question, if it is still about a building. */
const asked = (state: State, seat: Seat): Question | null => {
  const next = question(state)
  return next !== null && 'building' in next && next.seat === seat ? next : null
}

export const preview = (view: State, seat: Seat, commands: readonly Command[]): CommandPreview => {
  const after = leHavre.copy(view)
  const events: Event[] = []
  for (const command of commands) leHavre.apply(after, seat, command, events)
  const change = (read: (state: State) => number): Change => ({ before: read(view), after: read(after) })
  const worth = change((state) => total(wealth(state, seat)))
  return {
    after,
    events,
    gains: differences(view, after, seat, 1),
    pays: differences(view, after, seat, -1),
    wealth: worth,
    wealthChange: worth.after - worth.before + duesIn(events, seat),
    energy: change((state) => energyHeld(state, seat)),
    loans: change((state) => loans(state, seat)),
    foodShort: foodShortBetween(view, after, seat),
    next: asked(after, seat),
  }
}
