/** What each kind of background job does. */
import { rateRoom } from '../accounts/rate-room.ts'
import { type RequestBotMove, runBotJob } from '../bots/bot-turns.ts'
import { runTimeoutAction } from '../bots/timeout-action.ts'
import type { JobRunnerPorts } from '../jobs/job-runner.ts'
import { CHANNEL_OFF_JOB } from '../notifications/deliver.ts'
import { type NotifyPorts, notifyChannelOff, notifyTurn } from '../notifications/notify-turn.ts'
import type { QuotaLimits } from '../quotas/limits.ts'
import type { Rooms } from '../room/rooms.ts'
import { BOT_JOB, RATING_JOB, TIMEOUT_JOB, TURN_JOB } from '../storage/job-repository.ts'

/** Maximum number of running jobs of a kind for one player. */
export const JOBS_PER_OWNER = { [BOT_JOB]: 4, [TIMEOUT_JOB]: 4, [TURN_JOB]: 1, [CHANNEL_OFF_JOB]: 1 }

/** How long a timeout action waits for a bot; less than the time limit of a job. */
const TIMEOUT_ACTION_MS = 20_000

interface JobContext {
  readonly rooms: Rooms
  readonly now: () => number
  readonly requestBotMove: RequestBotMove
  readonly notifyPorts: () => NotifyPorts
  readonly quotas: QuotaLimits
}

export const jobHandlers = ({
  rooms,
  now,
  requestBotMove,
  notifyPorts,
  quotas,
}: JobContext): JobRunnerPorts['handlers'] => {
  const { store } = rooms
  const { jobQueue } = store
  return {
    [BOT_JOB]: (job, signal) => runBotJob({ rooms, jobQueue, now }, job, signal),
    [TIMEOUT_JOB]: async (job, signal) => {
      const stop = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_ACTION_MS)])
      const nextDueAt = await runTimeoutAction(rooms, job.room_id, requestBotMove, stop)
      if (nextDueAt !== null) await jobQueue.postpone(job, nextDueAt)
    },
    [RATING_JOB]: ({ room_id: room }) => rateRoom(store, rooms, room, quotas.ratedGames),
    [TURN_JOB]: (job, signal) => notifyTurn(notifyPorts(), job, signal),
    [CHANNEL_OFF_JOB]: (job, signal) => notifyChannelOff(notifyPorts(), job, signal),
  }
}
