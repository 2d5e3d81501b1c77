/** Where a chain of decisions in Le Havre begins and ends, and what is worth following in between. */
import type { Command, State } from '@quayside/le-havre'
import { verbNameOf } from '@quayside/le-havre/commands'
import { depth, phaseIndex, stepIndex } from '@quayside/le-havre/reading'
import type { Thinning } from '../afterstates.ts'
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
