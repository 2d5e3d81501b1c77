import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from '@quayside/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { JobRunner } from '../jobs/job-runner.ts'
import type { Room } from '../room/room.ts'
import { isNewTurn } from '../room/room-state.ts'
import { TURN_JOB } from '../storage/job-repository.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { BEGUN, TestRooms } from '../testing/test-rooms.ts'
import { notifyTurn } from './notify-turn.ts'
import type { Send } from './senders.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('a decision', () => {
  it.each([
    ['of a seat that was not waited for', 'command', 0, [0], true],
    ['that the seat goes on with', 'command', 1, [1], false],
    ['that goes on while others decide theirs', 'command', 0, [0, 1], false],
    ['that comes back when all go back', 'undo-by-vote', 0, [0], true],
    ['that the seat wants to hear of after its vacation', 'vacation', 1, [1], true],
    ['while another seat goes on vacation', 'vacation', 0, [1], false],
    ['while another seat settles something in advance', 'policies', 0, [1], false],
  ] as const)('%s is news or not', (_what, kind, by, waited, isNew) => {
    expect(isNewTurn({ kind, seat_number: by }, waited, 1)).toBe(isNew)
  })
})

describe.each(DATABASES)('who is told of a table over days, on %s', (_name, start) => {
  let database: TestDatabase
  let fixture: TestRooms
  let told: string[]
  let there: string[]
  let people = 0

  beforeAll(async () => {
    database = await start()
    fixture = await TestRooms.open(database.address)
  })

  beforeEach(() => {
    told = []
    there = []
    fixture.now = BEGUN
  })

  afterAll(async () => {
    await fixture.close()
    await database.stop()
  })

  /** Somebody new, who is told by a program. */
  const somebody = async (settings: Partial<NotificationSettings> = {}): Promise<string> => {
    people++
    const name = `Odile ${people}`
    const player = await fixture.player(name)
    await fixture.store.players.setNotificationSettings(
      player,
      JSON.stringify({ ...DEFAULT_NOTIFICATION_SETTINGS, ...settings }),
    )
    await fixture.store.channels.add({
      id: `hook ${player}`,
      player_id: player,
      kind: 'webhook',
      address_json: JSON.stringify({ of: people }),
    })
    return name
  }

  const table = async (name: string, hours = 24): Promise<Room> =>
    fixture.table([name, 'Mateo'], { clock: { kind: 'days', hours, vacation: 10 } })

  /** What people of earlier tests hear is not looked at. */
  const send: Send = async ({ title, text }, address) => {
    if ((JSON.parse(address) as { of: number }).of !== people) return
    told.push(`${title} / ${text.replace(/ Players.*$/, '')}`)
  }

  /** Time goes by, looked at every ten minutes; everything is told that is due. */
  const later = async (span: number): Promise<void> => {
    const runner = new JobRunner({
      jobQueue: fixture.store.jobQueue,
      handlers: {
        [TURN_JOB]: (job, signal) =>
          notifyTurn(
            {
              store: fixture.store,
              send: { push: send, mail: send, webhook: send },
              home: '',
              now: () => fixture.now,
              limitMs: 10_000,
              maxFailures: 10,
              switchedOff: () => expect.unreachable(),
              isThere: (room, seat) => Promise.resolve(there.includes(`${room} ${seat}`)),
              isBanned: () => false,
            },
            job,
            signal,
          ),
      },
      now: () => fixture.now,
      failed: (_errand, problem) => {
        throw problem
      },
    })
    for (const end = fixture.now + span; fixture.now < end; ) {
      fixture.now = Math.min(end, fixture.now + 10 * MINUTE)
      await runner.runDue()
    }
  }

  const away = (room: Room, days: number) => fixture.act(room, 0, { kind: 'vacation', days }, null)

  const TURN = expect.stringContaining('Your turn in Le Havre') as string
  const REMINDER = 'Your time in Le Havre is running out / Time left: 6 hours.'

  it('a seat is told of its turn, and reminded once when a quarter of its time is left', async () => {
    const room = await table(await somebody())
    await later(17 * HOUR)
    expect(told).toEqual([TURN])
    await later(2 * HOUR)
    expect(told).toEqual([TURN, REMINDER])
    // What others settle beside the game does not bring it up again.
    await fixture.act(room, 1, { kind: 'time-zone', timeZone: 'Europe/Paris' }, null)
    await fixture.act(room, 0, { kind: 'time-zone', timeZone: 'Europe/Paris' }, null)
    await later(DAY)
    expect(told).toHaveLength(2)
  })

  it('nobody is told a second time who has begun and gone away, or who has decided', async () => {
    const room = await table(await somebody())
    await later(HOUR)
    await fixture.play(room, 'supply')
    await later(HOUR)
    await fixture.play(room, 'take wood', 'end')
    await later(DAY)
    expect(told).toEqual([TURN])
  })

  it('somebody who looks at the table is told nothing, but reminded all the same', async () => {
    const room = await table(await somebody())
    there.push(`${room.row.id} 0`)
    await later(17 * HOUR)
    expect(told).toEqual([])
    await later(2 * HOUR)
    expect(told).toEqual([REMINDER])
  })

  it('a reminder does not wait for other news, but for the morning', async () => {
    const quiet = { from: 0, to: 7, zone: 'UTC' }
    fixture.now = Date.UTC(2030, 0, 7, 8)
    await table(await somebody({ quiet, digest: 48 }))
    // Eighteen hours later it is two in the morning.
    await later(22 * HOUR)
    expect(told).toEqual([])
    await later(HOUR)
    expect(told).toEqual(['Your time in Le Havre is running out / Time left: 1 hour.'])
  })

  it('a seat on vacation hears nothing until its end, and then once', async () => {
    const room = await table(await somebody())
    expect(await away(room, 3)).toBe(null)
    await later(3 * DAY - HOUR)
    expect(told).toEqual([])
    await later(2 * HOUR)
    expect(told).toEqual([TURN])
    await later(DAY)
    expect(told).toEqual([TURN, REMINDER])
  })

  it('a seat whose turn comes on its vacation hears of it at the end', async () => {
    const room = await table(await somebody())
    expect(await fixture.act(room, 0, { kind: 'vacation', days: 2 }, null)).toBe(null)
    await fixture.play(room, 'supply', 'take wood', 'end', 'supply', 'take fish', 'end')
    await later(2 * DAY - HOUR)
    expect(told).toEqual([])
    await later(2 * HOUR)
    expect(told).toEqual([TURN])
  })

  it('a seat that is back early, or has nothing to decide then, is not told at the end', async () => {
    const room = await table(await somebody())
    await away(room, 3)
    await later(DAY)
    await away(room, 0)
    await later(HOUR)
    expect(told).toEqual([TURN])
    await fixture.play(room, 'supply', 'take wood', 'end')
    await later(3 * DAY)
    expect(told).toEqual([TURN])
  })

  it('what is gathered leaves out the tables of a vacation, and those that somebody looks at', async () => {
    const name = await somebody({ digest: 6 })
    const [first, second] = [await table(name, 72), await table(name, 72)]
    await table(name, 72)
    await away(first, 5)
    await later(HOUR)
    there.push(`${second.row.id} 0`)
    await later(7 * HOUR)
    expect(told).toEqual([TURN])
  })

  it('whoever has left is told nothing of the bot’s turns', async () => {
    const room = await table(await somebody())
    await fixture.act(room, 0, { kind: 'leave-game' }, null)
    await later(2 * DAY)
    expect(told).toEqual([])
  })
})
