import type { AllowanceLimits } from './allowance.ts'
import { INTAKE, type IntakeLimits } from './intake.ts'
import { TROUBLES, type TroubleLimits } from './troubles.ts'

/** How much one who plays may take of the server. */
export interface LiveLimits {
  readonly intake: IntakeLimits
  /** Messages from one address that are heard at once; what comes beyond that waits like those at no table. */
  readonly anAddress: AllowanceLimits
  /** How many sockets may be open to one address. */
  readonly socketsAnAddress: number
  /** How often it is looked who is still there. */
  readonly heartbeatMs: number
  readonly troubles: TroubleLimits
}

/** A whole club behind one address is welcome. */
export const LIVE_LIMITS: LiveLimits = {
  intake: INTAKE,
  anAddress: { aSecond: 200, burst: 1000 },
  socketsAnAddress: 1000,
  heartbeatMs: 30_000,
  troubles: TROUBLES,
}
