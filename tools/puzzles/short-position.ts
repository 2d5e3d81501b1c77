/**
 * Shortens a position by leaving out the values of a fresh set-up with the same options, which the rules fill
 * in.
 */
import type { AnyRules } from '@quayside/kernel'

type Literal = Readonly<Record<string, unknown>>

const isLiteral = (value: unknown): value is Literal =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Leaves out as much as possible: whole parts first, then their contents. */
export const shortened = (rules: AnyRules, state: unknown): unknown => {
  const whole = rules.position.write(state)
  const same = (literal: unknown): boolean => {
    const read = rules.position.read(literal)
    return read.ok && JSON.stringify(rules.position.write(read.value)) === JSON.stringify(whole)
  }
  const cut = (part: Literal, put: (shorter: Literal) => unknown, depth: number): Literal => {
    let kept = part
    for (const key of Object.keys(part)) {
      const { [key]: value, ...without } = kept
      if (same(put(without))) kept = without
      else if (depth > 0 && isLiteral(value))
        kept = { ...kept, [key]: cut(value, (inner) => put({ ...kept, [key]: inner }), depth - 1) }
    }
    return kept
  }
  return isLiteral(whole) && same(whole) ? cut(whole, (literal) => literal, 2) : whole
}
