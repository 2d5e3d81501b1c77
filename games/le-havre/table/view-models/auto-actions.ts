/** Auto-actions: which command is sent without asking, according to the viewer's settings. */
import type { Seat } from '@quayside/kernel'
import { type Command, leHavre, question, type State, type Verb, verbNameOf } from '../../rules/index.ts'
import { type LeHavrePolicy, leHavrePolicies } from '../../rules/policies.ts'
import { isSale } from './decision.ts'

export interface AutoActionSettings {
  readonly autoSupply: boolean
  readonly autoForced: boolean
  readonly confirmTurn: boolean
  readonly autoFeed: boolean
  readonly autoInterest: boolean
  readonly autoRepay: boolean
}

/** Francs that stay after a loan is repaid. */
const LEFT_AFTER_REPAYING = 5

/** The policy for the settings; loans are never taken automatically. */
const policyOf = ({ autoFeed, autoInterest, autoRepay }: AutoActionSettings): LeHavrePolicy => ({
  feeding: autoFeed ? leHavrePolicies.defaults.feeding : null,
  interest: autoInterest,
  loans: false,
  repaying: autoRepay ? LEFT_AFTER_REPAYING : null,
})

/** Never sent automatically, even as the only command: loans, and commands that end a step. */
const ASKED_FOR: ReadonlySet<Verb> = new Set<Verb>(['borrow', 'supply', 'end', 'sell', 'sell-ship', 'repay'])

export const nextAutoAction = (view: State, seat: Seat, orders: AutoActionSettings): Command | null => {
  if (!leHavre.deciders(view).includes(seat)) return null
  const settled = leHavrePolicies.decide(view, seat, policyOf(orders))
  if (settled !== null) return settled
  const commands = leHavre.commands(view, seat)
  const having = (verb: Verb): Command | null =>
    commands.find((command) => verbNameOf(command) === verb) ?? null
  const asks = question(view)?.asks
  if (asks === 'supply') return orders.autoSupply ? having('supply') : null
  if (asks === 'end-turn') {
    const mayBuy = having('buy') !== null || having('buy-ship') !== null
    return orders.confirmTurn || mayBuy ? null : having('end')
  }
  // Interest is paid automatically if the only alternative is a sale.
  const [only, ...others] = asks === 'interest' ? commands.filter((command) => !isSale(command)) : commands
  const forced = only !== undefined && others.length === 0 && !ASKED_FOR.has(verbNameOf(only))
  return orders.autoForced && forced ? only : null
}
