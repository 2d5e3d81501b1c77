import { SAMPLE_GAME } from '@quayside/games/testing'
import { accept } from '@quayside/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countTimeoutActions, isAbandoned } from '../room/entry-log.ts'
import { findRules } from '../room/game-registry.ts'
import type { Room } from '../room/room.ts'
import { connect } from '../storage/database.ts'
import { BOT_JOB, TIMEOUT_JOB } from '../storage/job-repository.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { BEGUN, TestRooms } from '../testing/test-rooms.ts'
import { playBotSeats, type RequestBotMove, runBotJob } from './bot-turns.ts'
import { runTimeoutAction } from './timeout-action.ts'

const HOUR = 3600_000

const NEVER = new AbortController().signal

/** The first legal command. */
const ask: RequestBotMove = ({ game, position, seat }) => {
  const rules = findRules(game, null)
  const view = rules?.position.read(position)
  if (!rules || !view?.ok) return Promise.reject(new Error('no rules'))
  const [command] = rules.commands(view.value, seat)
  return Promise.resolve(accept(rules.notation.print(command)))
}

describe('an abandoned room', () => {
  const after = (...requests: readonly string[]): number => requests.reduce(countTimeoutActions, 0)

  it('is one in which the server decided ten times for each seat since a player last acted', () => {
    const standIns = Array.from({ length: 20 }, (_, seq) => `timeout:${seq}`)
    expect([isAbandoned(after(...standIns.slice(1)), 2), isAbandoned(after(...standIns), 2)]).toEqual([
      false,
      true,
    ])
    expect(isAbandoned(after(...standIns, 'bot:20', 'policy:21'), 2)).toBe(true)
    expect(isAbandoned(after(...standIns, 'mine'), 2)).toBe(false)
    expect(isAbandoned(after(...standIns), 3)).toBe(false)
  })
})

describe.each(DATABASES)('on %s', (_name, start) => {
  let database: TestDatabase
  let fixture: TestRooms

  beforeAll(async () => {
    database = await start()
    fixture = await TestRooms.open(database.address)
  })

  afterAll(async () => {
    await fixture.close()
    await database.stop()
  })

  const timed = async (): Promise<Room> => {
    fixture.now = BEGUN
    const pace = { kind: 'days', hours: 24 } as const
    return fixture.table(['Odile', 'Mateo'], { clock: pace, onTimeout: { kind: 'bot', level: 'mate' } })
  }

  /** Runs the clock of a room until it has no more effect. */
  const runClock = async (room: Room): Promise<void> => {
    for (let before = -1; before < room.seq; ) {
      before = room.seq
      fixture.now += 25 * HOUR
      await runTimeoutAction(fixture.rooms, room.row.id, ask, NEVER)
    }
  }

  const clockOf = async ({ row }: Room): Promise<number | null> => {
    const jobs = await fixture.store.jobs.list('waiting', 1000)
    return jobs.find(({ kind, room_id: room }) => kind === TIMEOUT_JOB && room === row.id)?.due_at ?? null
  }

  it('a timed game pauses when all players are absent, and goes on when one returns', async () => {
    const room = await timed()
    await runClock(room)
    expect([room.seq, room.isAbandoned, room.isOver]).toEqual([20, true, false])
    for (const job of await fixture.store.jobs.list('waiting', 1000)) await fixture.store.jobs.remove(job.id)
    room.addVisiblePage(1)
    while ((await clockOf(room)) === null) await new Promise(setImmediate)
    expect(await clockOf(room)).toBeLessThanOrEqual(fixture.now)
    await runTimeoutAction(fixture.rooms, room.row.id, ask, NEVER)
    expect(room.seq).toBe(21)
    room.presence.remove(1)
    await runClock(room)
    expect(room.seq).toBe(21)
  })

  it('a timed game goes on while one player still plays', async () => {
    const room = await timed()
    for (let moves = 0; moves < 40; moves++) {
      if (room.deciders.includes(1)) {
        const { rules, state } = room.game
        const [command] = rules.commands(state, 1)
        await fixture.act(room, 1, { kind: 'command', command: rules.notation.print(command) })
      } else {
        fixture.now += 25 * HOUR
        await runTimeoutAction(fixture.rooms, room.row.id, ask, NEVER)
      }
    }
    expect([room.seq, room.isAbandoned]).toEqual([40, false])
  })

  it('bots do not play alone without a spectator', async () => {
    const room = await fixture.table(['bot', 'Odile'])
    const { id } = room.row
    // Version 0.1 allowed this.
    const db = connect(database.address)
    await db.updateTable('seat').set({ bot_level: 'random' }).where('room_id', '=', id).execute()
    await db.destroy()
    const asked: string[] = []
    const alone = await TestRooms.open(database.address, (opened) => {
      playBotSeats(opened, (question) => {
        asked.push(question.room)
        return ask(question)
      })
    })
    const job = (await fixture.store.jobs.list('waiting', 1000)).find(
      (one) => one.kind === BOT_JOB && one.room_id === id,
    )
    if (job === undefined) throw new Error('no job')
    const ports = { rooms: alone.rooms, jobQueue: alone.store.jobQueue, now: () => alone.now }
    await runBotJob(ports, { ...job, payload_json: '{}', leased_until: 0 }, NEVER)
    expect(asked).toEqual([])
    await alone.enter(id)
    expect(asked).toEqual([id])
    await alone.close()
  })
})

describe('a room of bots alone', () => {
  it('cannot be opened, nor made by filling the last free seat', async () => {
    const fixture = await TestRooms.open(':memory:')
    const bot = { kind: 'bot', level: 'mate' } as const
    const roomRequest = {
      host: await fixture.player('Odile'),
      game: SAMPLE_GAME,
      options: { players: 2, version: 'short', start: 0 },
      seed: 'bots',
      settings: { clock: { kind: 'untimed' }, onTimeout: { kind: 'wait' } },
    } as const
    const refusedWith = { ok: false, refusal: { code: 'no-seat-for-people' } }
    expect(await fixture.rooms.open({ ...roomRequest, seats: [bot, bot] })).toMatchObject(refusedWith)
    const opened = await fixture.rooms.open({ ...roomRequest, seats: [bot, { kind: 'open' }] })
    if (!opened.ok) throw new Error(opened.refusal.code)
    const seated = await fixture.rooms.seating.seatBot(opened.value.id, 1, 'mate', roomRequest.host)
    expect(seated).toMatchObject(refusedWith)
    await fixture.close()
  })
})
