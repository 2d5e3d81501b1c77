/** Auto-actions: which command is given without asking, according to the player's settings. */
import type { AutoActionSettings, AutoActions, Preferences } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { type Command, leHavre, question, type State, type Verb, verbNameOf } from '../rules/index.ts'
import { type LeHavrePolicy, leHavrePolicies } from '../rules/policies.ts'

/** Francs that stay after a loan is repaid. */
const LEFT_AFTER_REPAYING = 5

/** The policy for the preferences; loans are never taken automatically. */
const policyOf = ({ feeding, interest, repaying }: Preferences): LeHavrePolicy => ({
  feeding: feeding === true ? leHavrePolicies.defaults.feeding : null,
  interest: interest === true,
  loans: false,
  repaying: repaying === true ? LEFT_AFTER_REPAYING : null,
})

/** Never given automatically, even as the only command: loans, and commands that end a step. */
const ASKED_FOR: ReadonlySet<Verb> = new Set<Verb>(['borrow', 'supply', 'end', 'sell', 'sell-ship', 'repay'])

export const isSale = (command: Command): boolean =>
  verbNameOf(command) === 'sell' || verbNameOf(command) === 'sell-ship'

const next = (
  view: State,
  seat: Seat,
  { forced, confirmTurn, preferences }: AutoActionSettings,
): Command | null => {
  if (!leHavre.deciders(view).includes(seat)) return null
  const settled = leHavrePolicies.decide(view, seat, policyOf(preferences))
  if (settled !== null) return settled
  const commands = leHavre.commands(view, seat)
  const having = (verb: Verb): Command | null =>
    commands.find((command) => verbNameOf(command) === verb) ?? null
  const asks = question(view)?.asks
  if (asks === 'supply') return preferences['supply'] === true ? having('supply') : null
  if (asks === 'end-turn') {
    const mayBuy = having('buy') !== null || having('buy-ship') !== null
    return confirmTurn || mayBuy ? null : having('end')
  }
  // Interest is paid automatically if the only alternative is a sale.
  const [only, ...others] = asks === 'interest' ? commands.filter((command) => !isSale(command)) : commands
  const isForced = only !== undefined && others.length === 0 && !ASKED_FOR.has(verbNameOf(only))
  return forced && isForced ? only : null
}

export const autoActions: AutoActions<State, Command> = { next }
