/** Which decisions of Le Havre form a chain, and which commands are followed within it. */

import type { ChainPruning } from '@quayside/bots'
import { depth, isSettling, MAIN_STEP, SUPPLY_STEP, stepIndex } from '../queries/index.ts'
import { type Command, type State, verbNameOf } from '../rules/index.ts'
import { pruneAnswers } from './prune-answers.ts'

const MAIN_VERBS: ReadonlySet<string> = new Set(['take', 'enter', 'end'])
const CLOSING_VERBS: ReadonlySet<string> = new Set(['end', 'buy', 'buy-ship', 'repay'])

const withVerb = (commands: readonly Command[], verbs: ReadonlySet<string>): readonly Command[] =>
  commands.filter((command) => verbs.has(verbNameOf(command)))

/**
 * A chain is the main action with all its payments; purchases and repayments are compared afterwards, one at
 * a time.
 */
export const chains: ChainPruning<State, Command> = {
  keep(s, seat, commands) {
    if (depth(s) > 0 || isSettling(s)) return pruneAnswers(s, seat, commands)
    if (stepIndex(s) === SUPPLY_STEP) return commands.slice(0, 1)
    return withVerb(commands, stepIndex(s) === MAIN_STEP ? MAIN_VERBS : CLOSING_VERBS)
  },
  isChainEnd: (s) => depth(s) === 0 && !isSettling(s),
  endsTurn: (command) => verbNameOf(command) === 'end',
}
