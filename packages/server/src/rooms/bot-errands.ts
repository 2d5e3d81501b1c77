/**
 * Bots decide at once where their table is open. Should that process die, or nobody be there, an errand makes sure that
 * some process opens the table again.
 */
import type { ErrandPlan, Errands } from '../storage/errands.ts'
import type { ErrandRow, StandingRow } from '../storage/schema.ts'
import { botsDone } from './bot-seats.ts'
import type { Laid } from './laid.ts'
import type { Rooms } from './rooms.ts'
import { visit } from './visit.ts'

/** Longer than any bot thinks. */
const PATIENCE_MS = 10_000

export const BOT_ERRAND = 'bot'

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
      id: `${BOT_ERRAND}-${row.id}`,
      kind: BOT_ERRAND,
      room: row.id,
      about: '{}',
      owner: row.host,
      due: waitsForBot ? changed + PATIENCE_MS : null,
    },
  ]
}

/** A table where nobody is stays open for its bots no longer than this at a time: others have their turn too. */
const STRETCH_MS = 15_000

interface BotJobPorts {
  readonly rooms: Rooms
  readonly errands: Errands
  readonly now: () => number
}

/** A bot that cannot decide fails the job, so that it is asked again later. */
export const letBotsPlay = async (
  { rooms, errands, now }: BotJobPorts,
  job: ErrandRow,
  signal: AbortSignal,
): Promise<void> => {
  const seats = await rooms.seatsAt(job.room)
  // Where bots alone sit, as in rooms of 0.1, they play only while somebody looks on.
  if (seats.ok && seats.value.every(({ bot }) => bot !== null)) return
  const enough = AbortSignal.any([signal, AbortSignal.timeout(STRETCH_MS)])
  const isDone = await visit(rooms, job.room, (room) => {
    room.nudge()
    return botsDone(room, enough)
  })
  if (isDone === false) await errands.postpone(job, now() + PATIENCE_MS)
}
