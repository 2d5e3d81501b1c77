import { accept, type Result, refused } from './refusal.ts'
import type { Seat } from './rules.ts'

/** Policies that a seat sets in advance, so that the game waits only for real decisions. */
export interface Policies<State, Command, Policy> {
  /** Completes and checks a policy from outside; for fields that are left out the player is asked. */
  parse(raw: unknown): Result<Policy>
  /** The command that the policy chooses on the seat's view; null when the player has to decide. */
  decide(view: State, seat: Seat, policy: Policy): Command | null
  /** Defaults for an absent player who has set no policy. */
  readonly defaults: Policy
}

/** Completes a policy from outside with `defaults` and checks it field by field. */
export const parsePolicy = <Policy extends object>(
  raw: unknown,
  defaults: Policy,
  checks: { readonly [Field in keyof Policy]: (value: unknown) => boolean },
): Result<Policy> => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused('bad-policies')
  const policy = { ...defaults, ...raw }
  const isField = (name: string): name is keyof Policy & string => Object.hasOwn(checks, name)
  for (const [field, value] of Object.entries(policy)) {
    if (!isField(field)) return refused('unknown-field', { field })
    if (!checks[field](value)) return refused('bad-value', { field, value: JSON.stringify(value) ?? '' })
  }
  return accept(policy)
}
