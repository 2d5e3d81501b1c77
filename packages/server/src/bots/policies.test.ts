import { OTHER_GAME } from '@quayside/games/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Room } from '../room/room.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { BEGUN, TestRooms } from '../testing/test-rooms.ts'
import { applyPolicies } from './policies.ts'
import { runTimeoutAction } from './timeout-action.ts'

const HOUR = 3600_000

const EVERYTHING = { feeding: ['fish', 'franc', 'bread', 'smoked_fish', 'meat'], interest: true, loans: true }

describe.each(DATABASES)('standing policies on %s', (_name, start) => {
  let database: TestDatabase
  let fixture: TestRooms
  /** Rooms on a node that does not apply policies. */
  let still: TestRooms

  beforeAll(async () => {
    database = await start()
    fixture = await TestRooms.open(database.address, applyPolicies)
    still = await TestRooms.open(database.address)
  })

  afterAll(async () => {
    await fixture.close()
    await still.close()
    await database.stop()
  })

  /** Plays the first legal command until the feeding phase, or until one of these seats has to decide in it. */
  const playUntilFeeding = async (at: TestRooms, room: Room, people: readonly number[]): Promise<void> => {
    const { rules } = room.game
    for (;;) {
      const { phase } = rules.position.write(room.game.state) as { phase?: string }
      if (phase === 'feeding') return
      const [seat] = room.deciders.filter((one) => people.includes(one))
      if (seat === undefined) {
        await new Promise(setImmediate)
        continue
      }
      const command = rules
        .commands(room.game.state, seat)
        .map((one) => rules.notation.print(one))
        .find((words) => /^(?:supply|take|pay|end)/.test(words))
      const refusal = await at.act(room, seat, { kind: 'command', command: command ?? 'end' })
      if (refusal !== null && refusal !== 'stale-move') throw new Error(refusal)
    }
  }

  it('decide for a seat as soon as the room waits for it, by ordinary commands', async () => {
    const room = await still.table(['Odile', 'Mateo'], {}, { seed: 'feed' })
    await playUntilFeeding(still, room, [0, 1])
    const owing = room.deciders
    expect(owing.length).toBeGreaterThan(0)
    const seat = owing[0] ?? 0
    expect(await still.act(room, seat, { kind: 'policies', policies: EVERYTHING }, null)).toBe(null)
    expect(room.deciders).toEqual(owing)
    const open = await fixture.enter(room.row.id)
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (!open.deciders.includes(seat)) resolve()
      }
      open.subscribers.add({ changed: look })
      look()
    })
    const [entry] = open.entriesFrom(open.seq - 1)
    expect(entry).toMatchObject({ kind: 'command', seat_number: seat, request_id: `policy:${open.seq - 1}` })
    expect(entry?.payload).toMatch(/^(?:pay|borrow)/)
  })

  it('let a whole game wait only for real decisions', async () => {
    const room = await fixture.table(['Odile', 'Mateo'], {}, { seed: 'whole' })
    for (const seat of [0, 1]) await fixture.act(room, seat, { kind: 'policies', policies: EVERYTHING }, null)
    const { rules } = room.game
    const phase = () => (rules.position.write(room.game.state) as { phase?: string }).phase
    let decisions = 0
    while (room.deciders[0] !== undefined) {
      if (phase() === 'feeding' || phase() === 'interest') {
        await new Promise(setImmediate)
        continue
      }
      const [seat] = room.deciders
      const command = rules
        .commands(room.game.state, seat)
        .find((one) => !rules.notation.print(one).startsWith('sell'))
      expect(await fixture.act(room, seat, { kind: 'command', command: rules.notation.print(command) })).toBe(
        null,
      )
      decisions++
    }
    const settled = room.entriesFrom(0).filter(({ request_id: request }) => request.startsWith('policy:'))
    expect(room.isOver).toBe(true)
    expect(settled.length).toBeGreaterThan(3)
    expect(settled.length + decisions).toBe(room.game.moveNumber)
  })

  it('pass in the other game for a seat that wants nothing this round', async () => {
    const room = await fixture.table(['Odile', 'Mateo'], {}, { game: OTHER_GAME, options: { players: 2 } })
    const [master = 0] = room.deciders
    const other = 1 - master
    await fixture.act(room, other, { kind: 'policies', policies: { round: 1 } }, null)
    expect(await fixture.act(room, master, { kind: 'command', command: 'name market' })).toBe(null)
    await expect.poll(() => room.deciders).toEqual([master])
    expect(room.entriesFrom(room.seq - 1)).toMatchObject([
      { kind: 'command', seat_number: other, payload: 'pass' },
    ])
  })

  it('leave real decisions to the player', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    await fixture.act(room, 0, { kind: 'policies', policies: EVERYTHING }, null)
    await new Promise(setImmediate)
    expect([room.game.moveNumber, room.deciders]).toEqual([0, [0]])
  })

  it('are checked by the game', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    const set = (policies: unknown) => fixture.act(room, 0, { kind: 'policies', policies }, null)
    expect(await set({ feeding: ['gold'] })).toBe('bad-value')
    expect(await set('all')).toBe('bad-policies')
    const other = await fixture.table(['Odile', 'Mateo'], {}, { game: OTHER_GAME, options: { players: 2 } })
    expect(await fixture.act(other, 0, { kind: 'policies', policies: { feeding: null } }, null)).toBe(
      'unknown-field',
    )
  })

  it('have a job, so that some node applies them', async () => {
    still.now = BEGUN
    const room = await still.table(['Odile', 'Mateo'])
    await still.act(room, 0, { kind: 'policies', policies: EVERYTHING }, null)
    const due = await still.store.jobQueue.claim(BEGUN + HOUR, HOUR, 100)
    expect(due.filter((job) => job.kind === 'bot' && job.room_id === room.row.id)).toHaveLength(1)
  })

  it('decide what they can for an overdue seat if the room wants that', async () => {
    still.now = BEGUN
    const pace = { kind: 'days', hours: 24 } as const
    const room = await still.table(
      ['Odile', 'Mateo'],
      { clock: pace, onTimeout: { kind: 'policies' } },
      { seed: 'feed' },
    )
    const noBot = (): Promise<never> => Promise.reject(new Error('no bot is asked'))
    still.now = BEGUN + 25 * HOUR
    await runTimeoutAction(still.rooms, room.row.id, noBot, new AbortController().signal)
    expect([room.game.moveNumber, room.deciders]).toEqual([0, [0]])
    await playUntilFeeding(still, room, [0, 1])
    const owing = room.deciders
    still.now += 25 * HOUR
    await runTimeoutAction(still.rooms, room.row.id, noBot, new AbortController().signal)
    expect(room.deciders).toEqual(owing.slice(1))
  })
})
