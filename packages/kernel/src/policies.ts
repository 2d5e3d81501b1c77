import { accept, type Result, refused } from './refusal.ts'
import type { Seat } from './rules.ts'

/** What a seat may settle in advance, so that a game waits only for real decisions. */
export interface Policies<State, Command, Policy> {
  /** Completes and checks what comes from outside; what is left out is asked. */
  parse(raw: unknown): Result<Policy>
  /** The command that follows from the policy on the seat's view; null where the seat has to decide itself. */
  decide(view: State, seat: Seat, policy: Policy): Command | null
  /** Defaults for an absent player who has set no policy. */
  readonly defaults: Policy
}

/** Completes what comes from outside by `asked` and checks it field by field. */
export const parsePolicy = <Policy extends object>(
  raw: unknown,
  asked: Policy,
  checks: { readonly [Field in keyof Policy]: (value: unknown) => boolean },
): Result<Policy> => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused('bad-policies')
  const policy = { ...asked, ...raw }
  const isField = (name: string): name is keyof Policy & string => Object.hasOwn(checks, name)
  for (const [field, value] of Object.entries(policy)) {
    if (!isField(field)) return refused('unknown-field', { field })
    if (!checks[field](value)) return refused('bad-value', { field, value: JSON.stringify(value) ?? '' })
  }
  return accept(policy)
}
