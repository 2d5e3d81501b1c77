/**
 * Bots decide at once where their table is open. Should that process die, or nobody be there, an errand makes sure that
 * some process opens the table again.
 */
import { BOT_JOB, type ErrandPlan } from '../storage/errands.ts'
import type { StandingRow } from '../storage/schema.ts'
import type { Laid } from './laid.ts'

/** Longer than any bot thinks. */
export const BOT_PATIENCE_MS = 10_000

/** Seats with standing policies are answered for in the same way. */
export const botErrands = (
  { row, seats }: Laid,
  { waits, changed }: StandingRow,
  policies: Readonly<Record<number, unknown>> = {},
): readonly ErrandPlan[] => {
  const waitsForBot = (JSON.parse(waits) as number[]).some(
    (seat) => (seats[seat]?.bot ?? null) !== null || policies[seat] !== undefined,
  )
  return [
    {
      id: `${BOT_JOB}-${row.id}`,
      kind: BOT_JOB,
      room: row.id,
      about: '{}',
      owner: row.host,
      due: waitsForBot ? changed + BOT_PATIENCE_MS : null,
    },
  ]
}

