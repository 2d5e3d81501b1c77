import type { ServerMessage } from '@quayside/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { RoomSession } from '../session/room-session.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { DATABASES } from '../testing/test-databases.ts'
import { openTestRooms, type TestRooms } from '../testing/test-rooms.ts'
import { rematch, rematchMessage } from './finished-games.ts'
import type { Room } from './room.ts'

const [ODILES, MATEOS] = ['0d'.repeat(16), 'a7'.repeat(16)]

describe.each(DATABASES)('a rematch, on %s', (_name, start) => {
  let fixture: TestRooms
  let ended: Room

  openTestRooms(start, (opened) => {
    fixture = opened
  })

  const player = async (name: string): Promise<PlayerRow> => {
    const row = await fixture.store.players.withId(await fixture.player(name))
    if (row === null) throw new Error(name)
    return row
  }

  const ask = async (name: string, deal = {}): Promise<string> => {
    const asked = await rematch(fixture.rooms, ended.row.id, await player(name), null, deal)
    return asked.ok ? asked.value : asked.refusal.code
  }

  beforeEach(async () => {
    ended = await fixture.table(['Odile', 'Mateo', 'bot', 'Inès'])
    await ended.end()
  })

  it('seats the player who asks and the bots, and reserves the other seats for invited players', async () => {
    const next = await fixture.enter(await ask('Odile', { nonce: ODILES }))
    expect(next.seats.map(({ name, player_id: sitter, bot_level: bot }) => [name, sitter, bot])).toEqual([
      ['Odile', await fixture.player('Odile'), null],
      ['Mateo', null, null],
      ['', null, 'random'],
      ['Inès', null, null],
    ])
    const seating = fixture.rooms.seating
    expect(await seating.join(next.row.id, 1, await player('Yuting'))).toMatchObject({
      refusal: { code: 'seat-reserved' },
    })
    expect(await rematchMessage(fixture.rooms, ended.row.id)).toEqual({
      kind: 'rematch',
      room: next.row.id,
      asker: 0,
      accepted: [0],
      pending: [1, 3],
      declined: [],
      isStarted: false,
    })
  })

  it('starts when all have accepted, each with their own nonce', async () => {
    const next = await ask('Odile', { nonce: ODILES })
    const commitment = await fixture.rooms.find(next)
    expect(commitment.ok).toBe(true)
    expect(await ask('Mateo', { nonce: MATEOS })).toBe(next)
    // A nonce for another deal does not count.
    expect(await ask('Inès', { nonce: 'ee'.repeat(16), commitment: '0'.repeat(64) })).toBe(next)
    const room = await fixture.enter(next)
    expect(room.seats.map(({ nonce }) => nonce)).toEqual([ODILES, MATEOS, null, null])
    expect(room.deciders.length).toBeGreaterThan(0)
    expect(await rematchMessage(fixture.rooms, ended.row.id)).toMatchObject({
      accepted: [0, 1, 3],
      pending: [],
      isStarted: true,
    })
  })

  it('is one room for two players who ask at the same time, and both have a seat', async () => {
    const [one, other] = await Promise.all([ask('Odile'), ask('Mateo')])
    expect(one).toBe(other)
    const offer = await rematchMessage(fixture.rooms, ended.row.id)
    expect(offer?.accepted).toEqual([0, 1])
  })

  it('frees the seat of a player who declines', async () => {
    const next = await ask('Odile')
    const mateo = await player('Mateo')
    const open = async () =>
      (await fixture.store.invitations.open(mateo.id)).filter(({ room_id: room }) => room === next)
    expect(await open()).toMatchObject([{ inviterName: 'Odile', rematch_of: ended.row.id }])
    expect(await fixture.rooms.seating.decline(next, mateo.id)).toEqual({ ok: true, value: null })
    expect(await fixture.rooms.seating.decline(next, mateo.id)).toMatchObject({
      refusal: { code: 'no-such-invitation' },
    })
    expect(await open()).toEqual([])
    expect(await rematchMessage(fixture.rooms, ended.row.id)).toMatchObject({ declined: [1], pending: [3] })
    const found = await fixture.rooms.find(next)
    expect(found.ok && found.value.seats[1]?.name).toBe('')
    expect(await fixture.rooms.seating.join(next, 1, await player('Yuting'))).toMatchObject({ ok: true })
    // A player who accepts too late gets no seat.
    expect(await ask('Mateo')).toBe(next)
    const room = await fixture.enter(next)
    expect(room.seats[1]?.player_id).toBe(await fixture.player('Yuting'))
  })

  it('is announced to everybody in the finished game, immediately and when they join later', async () => {
    const received: ServerMessage[] = []
    const mateo = await fixture.player('Mateo')
    const session = new RoomSession(fixture.services, mateo, (text) => {
      received.push(JSON.parse(text) as ServerMessage)
    })
    const offers = (): readonly number[][] =>
      received.flatMap((message) => (message.kind === 'rematch' ? [[...message.accepted]] : []))
    const hello = { kind: 'hello', protocol: 2, room: ended.row.id, seat: 1, lastSeq: 0 }
    await session.handle(JSON.stringify(hello))
    await ask('Odile')
    await expect.poll(offers).toEqual([[0]])
    await ask('Inès')
    await expect.poll(() => offers().at(-1)).toEqual([0, 3])
    received.length = 0
    await session.handle(JSON.stringify(hello))
    await expect.poll(offers).toEqual([[0, 3]])
    session.close()
  })

  it('is deleted with its room and with its player', async () => {
    const next = await ask('Odile')
    const ines = await fixture.player('Inès')
    await fixture.store.playerData.erase(ines, 'unknown')
    const found = await fixture.rooms.find(next)
    expect(found.ok && found.value.seats.map(({ name }) => name)).toEqual(['Odile', 'Mateo', '', ''])
    expect((await fixture.store.invitations.toRoom(next)).map((one) => one.player_id)).toEqual([
      await fixture.player('Mateo'),
    ])
    expect(await fixture.rooms.remove(next)).toBe(true)
    expect(await fixture.store.invitations.toRoom(next)).toEqual([])
    expect(await rematchMessage(fixture.rooms, ended.row.id)).toBeNull()
  })

  describe('after a game without a result', () => {
    const LEAVE = { kind: 'leave-game' } as const

    beforeEach(async () => {
      ended = await fixture.table(['Odile', 'Mateo', 'bot', 'Inès'])
      await fixture.act(ended, 1, LEAVE, null)
      await fixture.act(ended, 3, LEAVE, null)
      // The last person at the table ends the game by leaving.
      await fixture.act(ended, 0, LEAVE, null)
    })

    it('invites those who left too, and seats only the bots from before', async () => {
      const next = await fixture.enter(await ask('Odile'))
      expect(next.seats.map(({ player_id: sitter, bot_level: bot }) => [sitter, bot])).toEqual([
        [await fixture.player('Odile'), null],
        [null, null],
        [null, 'random'],
        [null, null],
      ])
      expect(await rematchMessage(fixture.rooms, ended.row.id)).toMatchObject({
        asker: 0,
        accepted: [0],
        pending: [1, 3],
      })
    })

    it('can be asked for by a player who left, and starts when all have accepted', async () => {
      const next = await ask('Mateo')
      expect(await ask('Inès')).toBe(next)
      expect(await ask('Odile')).toBe(next)
      expect(await rematchMessage(fixture.rooms, ended.row.id)).toMatchObject({
        asker: 1,
        accepted: [0, 1, 3],
        isStarted: true,
      })
      expect((await fixture.enter(next)).deciders.length).toBeGreaterThan(0)
    })

    it('is for the players of the game alone, and only once it is over', async () => {
      expect(await ask('Yuting')).toBe('not-in-room')
      ended = await fixture.table(['Odile', 'Mateo', 'Inès'])
      await fixture.act(ended, 1, LEAVE, null)
      expect(await ask('Mateo')).toBe('game-not-over')
      expect(await ask('Odile')).toBe('game-not-over')
    })
  })
})
