import type { Result } from './refusal.ts'
import type { Seat } from './seat.ts'

/** What a seat may settle in advance, so that a game waits only for real decisions. Not every game has such things. */
export interface Policies<State, Command, Policy> {
  /** Completes and checks what comes from outside; what is left out is asked. */
  read(raw: unknown): Result<Policy>
  /** The command that follows from the policy on the seat's view; null where the seat has to decide itself. */
  answer(view: State, seat: Seat, policy: Policy): Command | null
  /** For somebody who has set nothing and does not come: what nearly everybody would do. */
  readonly standard: Policy
}
