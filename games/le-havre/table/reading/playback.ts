import type { Event } from '../../rules/index.ts'
import type { Step } from '../state/table.ts'

/** What everybody expects anyway needs no time of its own. */
const EXPECTED: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['turn-begins', 'supplied'])

export const isRoutine = ({ steps }: { readonly steps: readonly Step[] }): boolean =>
  steps.every(({ events }) => events.every(({ kind }) => EXPECTED.has(kind)))
