import type { Check } from '../../../conformance/conformance-error.ts'
import { type HighCard, highCard } from '../rules.ts'

/** High Card with one fault in it, the check that must notice, and what it must say. */
export interface Broken {
  readonly fault: string
  readonly check: Check
  readonly finding: RegExp
  readonly rules: HighCard
}

export const broken = (check: Check, finding: RegExp, fault: string, change: Partial<HighCard>): Broken => ({
  fault,
  check,
  finding,
  rules: { ...highCard, ...change },
})

/** A number that another call finds changed: what rules must not have. */
export const counter = (): (() => number) => {
  let calls = 0
  return () => calls++
}

export const addOne = (amounts: number[], seat: number): void => {
  amounts[seat] = (amounts[seat] ?? 0) + 1
}
