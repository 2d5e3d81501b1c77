import { INTAKE, type IntakeLimits } from './intake.ts'

/** How much one who plays may take of the server. */
export interface LiveLimits {
  readonly intake: IntakeLimits
  /** How many sockets may be open to one address. */
  readonly socketsAnAddress: number
  /** How often it is looked who is still there. */
  readonly heartbeatMs: number
}

/** A whole club behind one address is welcome. */
export const LIVE_LIMITS: LiveLimits = { intake: INTAKE, socketsAnAddress: 1000, heartbeatMs: 30_000 }
