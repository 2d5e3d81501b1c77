import { SAMPLE_TITLE } from '@quayside/games/testing'
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

describe('an entry', () => {
  it.each([
    ['of a seat that was not a decider', 'command', 0, [0], true],
    ['that continues the same turn', 'command', 1, [1], false],
    ['that continues while others decide', 'command', 0, [0, 1], false],
    ['that returns after an undo by vote', 'undo-by-vote', 0, [0], true],
    ['after the end of a vacation', 'vacation', 1, [1], true],
    ['while another seat goes on vacation', 'vacation', 0, [1], false],
    ['while another seat sets policies', 'policies', 0, [1], false],
  ] as const)('%s is a new turn or not', (_what, kind, by, waited, isNew) => {
    expect(isNewTurn({ kind, seat_number: by }, waited, 1)).toBe(isNew)
  })
})

describe.each(DATABASES)('notifications of a correspondence game, on %s', (_name, start) => {
  let database: TestDatabase
  let fixture: TestRooms
  let delivered: string[]
  let there: string[]
  let people = 0

  beforeAll(async () => {
    database = await start()
    fixture = await TestRooms.open(database.address)
  })

  beforeEach(() => {
    delivered = []
    there = []
    fixture.now = BEGUN
  })

  afterAll(async () => {
    await fixture.close()
    await database.stop()
  })

  /** A new player with a notification channel. */
  const newPlayer = async (settings: Partial<NotificationSettings> = {}): Promise<string> => {
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

  /** Ignores notifications to players of earlier tests. */
  const send: Send = async ({ title, text }, address) => {
    if ((JSON.parse(address) as { of: number }).of !== people) return
    delivered.push(`${title} / ${text.replace(/ Players.*$/, '')}`)
  }

  /** Advances the time in steps of ten minutes, and sends every notification that is due. */
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
              isPresent: (room, seat) => Promise.resolve(there.includes(`${room} ${seat}`)),
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

  const TURN = expect.stringContaining(`Your turn in ${SAMPLE_TITLE}`) as string
  const REMINDER = `Your time in ${SAMPLE_TITLE} is running out / Time left: 6 hours.`

  it('notify a seat of its turn, and remind it once when a quarter of its time is left', async () => {
    const room = await table(await newPlayer())
    await later(17 * HOUR)
    expect(delivered).toEqual([TURN])
    await later(2 * HOUR)
    expect(delivered).toEqual([TURN, REMINDER])
    // Status entries do not cause another reminder.
    await fixture.act(room, 1, { kind: 'time-zone', timeZone: 'Europe/Paris' }, null)
    await fixture.act(room, 0, { kind: 'time-zone', timeZone: 'Europe/Paris' }, null)
    await later(DAY)
    expect(delivered).toHaveLength(2)
  })

  it('do not repeat themselves when a player has looked and left, or has decided', async () => {
    const room = await table(await newPlayer())
    await later(HOUR)
    await fixture.play(room, 'supply')
    await later(HOUR)
    await fixture.play(room, 'take wood', 'end')
    await later(DAY)
    expect(delivered).toEqual([TURN])
  })

  it('are not sent to a present player, except reminders', async () => {
    const room = await table(await newPlayer())
    there.push(`${room.row.id} 0`)
    await later(17 * HOUR)
    expect(delivered).toEqual([])
    await later(2 * HOUR)
    expect(delivered).toEqual([REMINDER])
  })

  it('of a deadline do not wait for the digest, but for the end of quiet hours', async () => {
    const quiet = { from: 0, to: 7, zone: 'UTC' }
    fixture.now = Date.UTC(2030, 0, 7, 8)
    await table(await newPlayer({ quiet, digest: 48 }))
    // Eighteen hours later it is 2 a.m.
    await later(22 * HOUR)
    expect(delivered).toEqual([])
    await later(HOUR)
    expect(delivered).toEqual([`Your time in ${SAMPLE_TITLE} is running out / Time left: 1 hour.`])
  })

  it('wait for the end of a vacation, and are sent once', async () => {
    const room = await table(await newPlayer())
    expect(await away(room, 3)).toBe(null)
    await later(3 * DAY - HOUR)
    expect(delivered).toEqual([])
    await later(2 * HOUR)
    expect(delivered).toEqual([TURN])
    await later(DAY)
    expect(delivered).toEqual([TURN, REMINDER])
  })

  it('of a turn that comes during a vacation are sent at its end', async () => {
    const room = await table(await newPlayer())
    expect(await fixture.act(room, 0, { kind: 'vacation', days: 2 }, null)).toBe(null)
    await fixture.play(room, 'supply', 'take wood', 'end', 'supply', 'take fish', 'end')
    await later(2 * DAY - HOUR)
    expect(delivered).toEqual([])
    await later(2 * HOUR)
    expect(delivered).toEqual([TURN])
  })

  it('are not sent when a player returns early, or has nothing to decide then', async () => {
    const room = await table(await newPlayer())
    await away(room, 3)
    await later(DAY)
    await away(room, 0)
    await later(HOUR)
    expect(delivered).toEqual([TURN])
    await fixture.play(room, 'supply', 'take wood', 'end')
    await later(3 * DAY)
    expect(delivered).toEqual([TURN])
  })

  it('in a digest leave out rooms of a vacation and rooms that are open', async () => {
    const name = await newPlayer({ digest: 6 })
    const [first, second] = [await table(name, 72), await table(name, 72)]
    await table(name, 72)
    await away(first, 5)
    await later(HOUR)
    there.push(`${second.row.id} 0`)
    await later(7 * HOUR)
    expect(delivered).toEqual([TURN])
  })

  it('are not sent for the turns of a bot that replaced the player', async () => {
    const room = await table(await newPlayer())
    await fixture.act(room, 0, { kind: 'leave-game' }, null)
    await later(2 * DAY)
    expect(delivered).toEqual([])
  })
})
