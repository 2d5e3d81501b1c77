/** Where a chain of decisions in Le Havre begins and ends, and what is worth following in between. */

import type { Thinning } from '@quayside/bots'
import { verbNameOf } from '../reading/commands.ts'
import { depth, phaseIndex, stepIndex } from '../reading/index.ts'
import type { Command, State } from '../rules/index.ts'
import { narrow } from './narrow.ts'

const INTEREST = 1
const FEEDING = 2
const SUPPLY_STEP = 0
const MAIN_STEP = 1

const MAIN_VERBS: ReadonlySet<string> = new Set(['take', 'enter', 'end'])
const CLOSING_VERBS: ReadonlySet<string> = new Set(['end', 'buy', 'buy-ship', 'repay'])

const withVerb = (commands: readonly Command[], verbs: ReadonlySet<string>): readonly Command[] =>
  commands.filter((command) => verbs.has(verbNameOf(command)))

const settling = (s: State): boolean => phaseIndex(s) === INTEREST || phaseIndex(s) === FEEDING

/** A chain is the main action with all its payments; buying and repaying are weighed after it, one at a time. */
export const chains: Thinning<State, Command> = {
  keep(s, seat, commands) {
    if (depth(s) > 0 || settling(s)) return narrow(s, seat, commands)
    if (stepIndex(s) === SUPPLY_STEP) return commands.slice(0, 1)
    return withVerb(commands, stepIndex(s) === MAIN_STEP ? MAIN_VERBS : CLOSING_VERBS)
  },
  rests: (s) => depth(s) === 0 && !settling(s),
  handsOn: (command) => verbNameOf(command) === 'end',
}
