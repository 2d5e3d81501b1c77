import type { Errands } from '../storage/errands.ts'
import type { ErrandRow } from '../storage/schema.ts'
import { BOT_PATIENCE_MS } from './bot-errands.ts'
import { botsDone } from './bot-seats.ts'
import type { Rooms } from './rooms.ts'
import { visit } from './visit.ts'

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
  if (isDone === false) await errands.postpone(job, now() + BOT_PATIENCE_MS)
}
