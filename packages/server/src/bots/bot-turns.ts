/** Lets the bots of a room decide whenever it waits for one of them. */
import type { Result, Seat } from '@quayside/kernel'
import { JobFailure } from '../jobs/job-runner.ts'
import { internalRequestId } from '../room/entry-log.ts'
import type { Room } from '../room/room.ts'
import { withRoom } from '../room/room-cache.ts'
import { BOT_JOB_DELAY_MS } from '../room/room-jobs.ts'
import type { Rooms } from '../room/rooms.ts'
import { isFreeSeat } from '../room/seats.ts'
import type { JobRepository } from '../storage/job-repository.ts'
import type { JobRow } from '../storage/schema.ts'

export interface BotMoveRequest {
  readonly room: string
  /** The host of the room, whose budget of bot time is charged. */
  readonly owner: string
  readonly game: string
  readonly level: string
  readonly position: unknown
  readonly seat: Seat
  readonly seed: string
  /** Whether the answer is still needed: the room is unchanged and loaded. */
  readonly wanted: () => boolean
}

export type RequestBotMove = (question: BotMoveRequest) => Promise<Result<string>>

/** Attempts for one decision before the room reports a stuck bot. */
const MAX_ATTEMPTS = 3

/** The first bot among the deciders, and its level; null before all seats are taken. */
const due = ({ seats, deciders }: Room): { readonly seat: Seat; readonly level: string } | null => {
  if (seats.some(isFreeSeat)) return null
  for (const seat of deciders) {
    const level = seats[seat]?.bot_level
    if (level !== null && level !== undefined) return { seat, level }
  }
  return null
}

/**
 * Plays one bot decision, with retries. The room refuses an answer that came too late, which counts as success. False
 * when the bot failed.
 */
export const playBotMove = async (
  room: Room,
  seat: Seat,
  level: string,
  ask: RequestBotMove,
  actor: 'bot' | 'timeout' = 'bot',
): Promise<boolean> => {
  const { game, row, seq } = room
  const { moveNumber } = game
  const position = game.rules.position.write(game.rules.view(game.state, seat))
  const isDue = (): boolean => room.seq === seq && !room.isUnavailable && !room.isUnloaded
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    if (!isDue()) return true
    try {
      const answer = await ask({
        room: row.id,
        owner: row.host_id,
        game: row.game,
        level,
        position,
        seat,
        seed: `${row.seed} ${moveNumber}`,
        wanted: isDue,
      })
      if (!answer.ok) continue
      const act = { kind: 'command', command: answer.value } as const
      const done = await room.execute(seat, {
        requestId: internalRequestId(actor, seq),
        expectedMove: moveNumber,
        action: act,
      })
      // An accepted request that did not change the room would leave it waiting for this bot for ever.
      if (done.ok && !isDue()) return true
    } catch {
      // The worker died or the write failed: try again.
    }
  }
  return !isDue()
}

/**
 * Resolves to true as soon as the room waits for no bot, and to false when the signal aborts before. Rejects when a bot
 * cannot decide.
 */
export const waitForBots = (room: Room, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const end = (): void => {
      room.subscribers.delete(subscriber)
      signal.removeEventListener('abort', aborted)
    }
    const aborted = (): void => {
      end()
      resolve(false)
    }
    const changed = (): void => {
      if (room.stuckBot === null && due(room) !== null) return
      end()
      if (room.stuckBot === null) resolve(true)
      else reject(new JobFailure('bot-stuck', `bot in seat ${room.stuckBot + 1} failed to decide`))
    }
    const subscriber = { changed }
    room.subscribers.add(subscriber)
    signal.addEventListener('abort', aborted)
    if (signal.aborted) aborted()
    else changed()
  })

/** One request for each log length; the room refuses an answer that came too late. */
export const playBotSeats = (
  room: Room,
  ask: RequestBotMove,
  stuck: (seat: Seat, level: string, attempts: number) => void = () => undefined,
): void => {
  let asked = -1

  const changed = (): void => {
    const bot = due(room)
    if (bot === null || asked === room.seq || room.stuckBot !== null || room.isUnloaded) return
    asked = room.seq
    void playBotMove(room, bot.seat, bot.level, ask).then((decided) => {
      if (decided) return
      asked = -1
      stuck(bot.seat, bot.level, MAX_ATTEMPTS)
      room.setStuckBot(bot.seat)
    })
  }

  changed()
  room.subscribers.add({ changed })
}

/** How long one bot job keeps a room loaded, so that other rooms get their turn. */
const MAX_LOADED_MS = 15_000

interface BotJobPorts {
  readonly rooms: Rooms
  readonly jobQueue: JobRepository
  readonly now: () => number
}

/** A bot that fails to decide fails the job, so that it is retried. */
export const runBotJob = async (
  { rooms, jobQueue, now }: BotJobPorts,
  job: JobRow,
  signal: AbortSignal,
): Promise<void> => {
  const seats = await rooms.seatsAt(job.room_id)
  // Rooms with only bots, which 0.1 allowed, are played only while a spectator is present.
  if (seats.ok && seats.value.every(({ bot_level: bot }) => bot !== null)) return
  const stop = AbortSignal.any([signal, AbortSignal.timeout(MAX_LOADED_MS)])
  const isDone = await withRoom(rooms, job.room_id, (room) => {
    room.retryAutomaticSeats()
    return waitForBots(room, stop)
  })
  if (isDone === false) await jobQueue.postpone(job, now() + BOT_JOB_DELAY_MS)
}
