/** Policies of a seat: feeding, interest, repaying. A policy chooses among the listed commands. */
import { type Policies, parsePolicy, type Result, type Seat } from '@quayside/kernel'
import { FOOD, FRANC, type TokenName, token } from './catalogue/goods.ts'
import { CONSTANTS } from './catalogue/set-ups.ts'
import { BORROW, type Command, PAY_FOOD, PAYMENT_TOKENS, paymentAmount, REPAY, verbOf } from './commands.ts'
import { question } from './question.ts'
import { leHavre } from './rules.ts'
import { owes, stock } from './state/seats.ts'
import type { State } from './state/state.ts'

const FOODS = ['fish', 'smoked_fish', 'bread', 'meat', 'franc'] as const satisfies readonly TokenName[]

type FoodName = (typeof FOODS)[number]

export interface LeHavrePolicy {
  /** Pays food with the least waste, and prefers tokens that come first in this list; null to ask. */
  readonly feeding: readonly FoodName[] | null
  /** Whether interest is paid without asking. */
  readonly interest: boolean
  /** Whether a loan is taken without asking if the only alternative is a sale. */
  readonly loans: boolean
  /** Repay while at least this many francs would be left, at the start of a turn and before interest; null to ask. */
  readonly repaying: number | null
}

const ASKED: LeHavrePolicy = { feeding: null, interest: false, loans: false, repaying: null }

const isFood = (name: unknown): name is FoodName => FOODS.some((food) => food === name)

const MOST_FRANCS = 1000

const CHECKS: { readonly [Field in keyof LeHavrePolicy]: (value: unknown) => boolean } = {
  feeding: (value) =>
    value === null ||
    (Array.isArray(value) && value.length > 0 && value.every(isFood) && new Set(value).size === value.length),
  interest: (value) => typeof value === 'boolean',
  loans: (value) => typeof value === 'boolean',
  repaying: (value) =>
    value === null ||
    (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_FRANCS),
}

const read = (raw: unknown): Result<LeHavrePolicy> => parsePolicy(raw, ASKED, CHECKS)

const answer = (view: State, seat: Seat, policy: LeHavrePolicy): Command | null => {
  if (!leHavre.deciders(view).includes(seat)) return null
  const commands = leHavre.commands(view, seat)
  switch (question(view)?.asks) {
    case 'supply':
      return repayment(view, seat, policy, commands)
    case 'interest':
      return repayment(view, seat, policy, commands) ?? interest(policy, commands)
    case 'feeding':
      return feeding(policy, commands)
    default:
      return null
  }
}

const withVerb = (commands: readonly Command[], verb: number): Command | null =>
  commands.find((command) => verbOf(command) === verb) ?? null

const repayment = (
  view: State,
  seat: Seat,
  { repaying }: LeHavrePolicy,
  commands: readonly Command[],
): Command | null => {
  if (repaying === null) return null
  const left = stock(view, seat, FRANC) - CONSTANTS.loanRepay - owes(view, seat)
  return left >= repaying ? withVerb(commands, REPAY) : null
}

const interest = (policy: LeHavrePolicy, commands: readonly Command[]): Command | null =>
  policy.interest ? (withVerb(commands, PAY_FOOD) ?? loan(policy, commands)) : null

const loan = ({ loans }: LeHavrePolicy, commands: readonly Command[]): Command | null =>
  loans ? withVerb(commands, BORROW) : null

const feeding = (policy: LeHavrePolicy, commands: readonly Command[]): Command | null => {
  if (policy.feeding === null) return null
  const order = policy.feeding.map((name) => PAID_WITH.indexOf(token(name)))
  const payments = commands.filter((command) => verbOf(command) === PAY_FOOD && usesOnly(command, order))
  const [best] = payments.toSorted((one, other) => compare(one, other, order))
  return best ?? loan(policy, commands)
}

const PAID_WITH = PAYMENT_TOKENS[PAY_FOOD] ?? []

const usesOnly = (payment: Command, places: readonly number[]): boolean =>
  PAID_WITH.every((_token, place) => places.includes(place) || paymentAmount(payment, place) === 0)

const foodOf = (payment: Command): number =>
  PAID_WITH.reduce((sum, paid, place) => sum + (FOOD[paid] ?? 0) * paymentAmount(payment, place), 0)

/** Less waste first, then more of the tokens that come first in the order. */
const compare = (one: Command, other: Command, order: readonly number[]): number => {
  const waste = foodOf(one) - foodOf(other)
  if (waste !== 0) return waste
  for (const place of order) {
    const more = paymentAmount(other, place) - paymentAmount(one, place)
    if (more !== 0) return more
  }
  return 0
}

export const leHavrePolicies: Policies<State, Command, LeHavrePolicy> = {
  parse: read,
  decide: answer,
  defaults: { feeding: FOODS, interest: true, loans: true, repaying: null },
}
