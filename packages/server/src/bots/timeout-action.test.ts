import { SAMPLE_GAME } from '@quayside/games/testing'
import { accept } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { JobRunner } from '../jobs/job-runner.ts'
import { Rooms } from '../room/rooms.ts'
import { hashSecret } from '../storage/identifiers.ts'
import { TIMEOUT_JOB } from '../storage/job-repository.ts'
import { Store } from '../storage/store.ts'
import type { RequestBotMove } from './bot-turns.ts'
import { runTimeoutAction } from './timeout-action.ts'

const HOUR = 3600_000
const BEGUN = 1_000_000

let now: number
let store: Store
let rooms: Rooms

beforeEach(async () => {
  now = BEGUN
  store = await Store.open(':memory:')
  rooms = new Rooms(store, () => now)
  await store.players.add({
    id: 'odile',
    name: 'Odile',
    secret_hash: hashSecret('odile'),
    created_at: 0,
    notification_settings_json: '{}',
  })
})

const A_DAY: RoomSettings['clock'] = { kind: 'days', hours: 24 }

const open = async (absent: RoomSettings['onTimeout'], pace: RoomSettings['clock'] = A_DAY) => {
  const opened = await rooms.open({
    host: 'odile',
    game: SAMPLE_GAME,
    options: { players: 2, version: 'short' },
    seed: 'late',
    seats: [
      { kind: 'mine', name: 'Odile' },
      { kind: 'mine', name: 'Mateo' },
    ],
    settings: { clock: pace, onTimeout: absent },
  })
  if (!opened.ok) throw new Error(opened.refusal.code)
  const entered = await rooms.acquire(opened.value.id)
  if (!entered.ok) throw new Error(entered.refusal.code)
  return entered.value.room
}

/** Runs due jobs; calls `thought` before each answer of a bot. */
const look = (asked: string[], clock = () => now, thought: () => void = () => undefined): Promise<void> =>
  new JobRunner({
    jobQueue: store.jobQueue,
    handlers: {
      [TIMEOUT_JOB]: async (job, signal) => {
        const ask: RequestBotMove = ({ level, seat }) => {
          const words = ['supply', 'take wood', 'end'][asked.length] ?? ''
          asked.push(`${level} ${seat}`)
          thought()
          return Promise.resolve(accept(words))
        }
        const again = await runTimeoutAction(rooms, job.room_id, ask, signal)
        if (again !== null) await store.jobQueue.postpone(job, again)
      },
    },
    now: clock,
    failed: (_errand, problem) => {
      throw problem
    },
  }).runDue()

describe('the timeout action', () => {
  it('does not run before the deadline', async () => {
    const room = await open({ kind: 'bot', level: 'mate' })
    const asked: string[] = []
    now = BEGUN + 24 * HOUR - 1
    await look(asked)
    expect([asked, room.game.moveNumber]).toEqual([[], 0])
  })

  it('lets a bot make this one decision', async () => {
    const room = await open({ kind: 'bot', level: 'mate' })
    const asked: string[] = []
    now = BEGUN + 24 * HOUR
    await look(asked)
    expect([asked, room.game.moveNumber]).toEqual([['mate 0'], 1])
    expect(room.deadlines).toEqual([{ seat: 0, dueAt: BEGUN + 24 * HOUR }])
  })

  it('keeps waiting if the room says so', async () => {
    const room = await open({ kind: 'wait' })
    const asked: string[] = []
    now = BEGUN + 48 * HOUR
    await look(asked)
    expect([asked, room.game.moveNumber]).toEqual([[], 0])
  })

  it('runs at the right time when a clock was set back just at the deadline', async () => {
    const room = await open({ kind: 'bot', level: 'mate' })
    const asked: string[] = []
    const times = [BEGUN + 24 * HOUR, BEGUN + 22 * HOUR]
    const looking = () => times.shift() ?? now
    now = BEGUN + 22 * HOUR
    await look(asked, looking)
    expect([asked, room.game.moveNumber]).toEqual([[], 0])
    now = BEGUN + 24 * HOUR
    await look(asked)
    expect([asked, room.game.moveNumber]).toEqual([['mate 0'], 1])
  })

  it('runs again when a clock was set back while a bot was deciding', async () => {
    const room = await open({ kind: 'bot', level: 'mate' }, { kind: 'live', bank: 60, increment: 0 })
    const asked: string[] = []
    now = BEGUN + HOUR
    await look(asked)
    await look(asked, undefined, () => {
      now = BEGUN
    })
    now = BEGUN + HOUR
    await look(asked)
    expect([asked, room.game.moveNumber]).toEqual([['mate 0', 'mate 0', 'mate 0'], 3])
  })

  it('runs on a node that had not applied the last entries yet', async () => {
    const room = await open({ kind: 'bot', level: 'mate' })
    const elsewhere = await new Rooms(store, () => now).acquire(room.row.id)
    if (!elsewhere.ok) throw new Error(elsewhere.refusal.code)
    const { room: other } = elsewhere.value
    now = BEGUN + HOUR
    for (const [at, words] of ['supply', 'take wood', 'end'].entries())
      await other.execute(0, {
        requestId: `${at}`,
        expectedMove: at,
        action: { kind: 'command', command: words },
      })
    const asked: string[] = []
    now = BEGUN + 25 * HOUR
    await look(asked)
    expect(asked).toEqual(['mate 1'])
  })

  it('does nothing when the player decided in time', async () => {
    const room = await open({ kind: 'bot', level: 'mate' })
    now = BEGUN + 20 * HOUR
    const act = { kind: 'command', command: 'supply' } as const
    await room.execute(0, { requestId: 'a', expectedMove: 0, action: act })
    await room.execute(0, {
      requestId: 'b',
      expectedMove: 1,
      action: { kind: 'command', command: 'take wood' },
    })
    await room.execute(0, { requestId: 'c', expectedMove: 2, action: { kind: 'command', command: 'end' } })
    const asked: string[] = []
    now = BEGUN + 25 * HOUR
    await look(asked)
    expect(asked).toEqual([])
    expect(room.deadlines).toEqual([{ seat: 1, dueAt: BEGUN + 44 * HOUR }])
  })
})
