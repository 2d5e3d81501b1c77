import { describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-databases.ts'
import { BEGUN, openTestRooms, type TestRooms } from '../testing/test-rooms.ts'
import type { Room } from './room.ts'

const DAY = 24 * 3600_000

describe.each(DATABASES)('on %s', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  /** Odile has had her turn and Mateo has taken clay, at move 5; the tiles of the first round are revealed. */
  const second = async (names: readonly string[] = ['Odile', 'Mateo', 'Ines']): Promise<Room> => {
    fixture.now = BEGUN
    const room = await fixture.table(names)
    await fixture.play(room, 'supply', 'take wood', 'end', 'supply', 'take clay')
    return room
  }

  const motionOf = (room: Room): number => room.status.vote?.id ?? -1

  const answer = (room: Room, seat: number, agree: boolean): Promise<string | null> =>
    fixture.act(room, seat, { kind: 'vote', vote: motionOf(room), agree })

  const ask = (room: Room, seat: number, about: Parameters<TestRooms['act']>[2] & { kind: 'vote-start' }) =>
    fixture.act(room, seat, about)

  describe("an undo of another seat's move", () => {
    const back = (to: number) => ({ kind: 'vote-start', topic: { kind: 'undo', toMove: to } }) as const

    it('happens when all others agree', async () => {
      const room = await second()
      expect(await ask(room, 0, back(4))).toBe(null)
      expect(room.pendingVoters).toEqual([1, 2])
      expect(await answer(room, 1, true)).toBe(null)
      expect([room.game.moveNumber, room.pendingVoters]).toEqual([5, [2]])
      expect(await answer(room, 2, true)).toBe(null)
      expect([room.game.moveNumber, room.status.vote]).toEqual([4, null])
      const again = await fixture.reread(room)
      expect([again.game.moveNumber, again.seq]).toEqual([4, room.seq])
      expect(again.entriesFrom(again.seq - 1)).toMatchObject([
        { kind: 'undo-by-vote', payload: '4', seat_number: 2 },
      ])
      expect(again.firstChangedMove(5)).toBe(4)
    })

    it('does not happen when one declines, and cannot be proposed again in this position', async () => {
      const room = await second()
      await ask(room, 0, back(4))
      expect(await answer(room, 1, false)).toBe(null)
      expect([room.game.moveNumber, room.status.vote]).toEqual([5, null])
      expect(await ask(room, 0, back(4))).toBe('vote-declined-before')
      expect(await ask(room, 2, back(4))).toBe(null)
    })

    it('is cancelled with all votes when the game moves on', async () => {
      const room = await second()
      await ask(room, 0, back(4))
      const no = motionOf(room)
      await fixture.play(room, 'end')
      expect(room.status.vote).toBe(null)
      expect(await fixture.act(room, 1, { kind: 'vote', vote: no, agree: true })).toBe('no-such-vote')
      expect(await fixture.act(room, 1, { kind: 'vote', vote: no, agree: true }, 5)).toBe('stale-move')
    })

    it('never goes back past a reveal', async () => {
      const room = await second()
      // Mateo's supply revealed a tile at move 4.
      expect(room.game.undoLimit(null)).toEqual({ moveNumber: 4, reason: 'reveal' })
      expect(await ask(room, 0, back(3))).toBe('undo-limit')
      expect(await ask(room, 0, back(5))).toBe('nothing-to-undo')
    })

    it('is withdrawn by its proposer, and voted on once by each of the others only', async () => {
      const room = await second()
      await ask(room, 0, back(4))
      expect(await ask(room, 2, back(4))).toBe('vote-open')
      expect(await answer(room, 0, true)).toBe('not-a-voter')
      expect(await answer(room, 1, true)).toBe(null)
      expect(await answer(room, 1, true)).toBe('not-a-voter')
      expect(await answer(room, 0, false)).toBe(null)
      expect(room.status.vote).toBe(null)
    })

    it('needs no vote when all others are bots', async () => {
      const room = await second(['Odile', 'bot', 'bot'])
      expect(await ask(room, 0, back(4))).toBe(null)
      expect((await fixture.reread(room)).game.moveNumber).toBe(4)
    })
  })

  describe('leaving', () => {
    it("lets a bot take over, and removes the room from the player's list", async () => {
      const room = await second()
      expect(await fixture.act(room, 1, { kind: 'leave-game' }, null)).toBe(null)
      const again = await fixture.reread(room)
      expect(again.seats.map(({ name, bot_level: bot }) => [name, bot])).toEqual([
        ['Odile', null],
        ['Mateo', 'mate'],
        ['Ines', null],
      ])
      const mateo = await fixture.rooms.listByPlayer(await fixture.player('Mateo'))
      expect(mateo.map(({ room: { id } }) => id)).not.toContain(room.row.id)
      const odile = await fixture.rooms.listByPlayer(await fixture.player('Odile'))
      expect(odile.find(({ room: { id } }) => id === room.row.id)?.seats[1]?.bot_level).toBe('mate')
    })

    it('ends the game when no player stays', async () => {
      const room = await second(['Odile', 'Mateo', 'bot'])
      await fixture.act(room, 0, { kind: 'leave-game' }, null)
      expect(room.isOver).toBe(false)
      await fixture.act(room, 1, { kind: 'leave-game' }, null)
      expect([room.isOver, room.deciders]).toEqual([true, []])
    })

    it('cancels an open vote', async () => {
      const room = await second()
      await ask(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
      await fixture.act(room, 2, { kind: 'leave-game' }, null)
      expect(room.status.vote).toBe(null)
    })
  })

  describe('ending without a result', () => {
    const end = { kind: 'vote-start', topic: { kind: 'end-game' } } as const

    it('happens when all agree: then there are no deciders and no commands', async () => {
      const room = await second()
      await ask(room, 1, end)
      await answer(room, 0, true)
      await answer(room, 2, true)
      const again = await fixture.reread(room)
      expect([again.isOver, again.status.isEnded, again.deciders]).toEqual([true, true, []])
      expect(await fixture.act(again, 1, { kind: 'command', command: 'end' })).toBe('game-over')
      expect(await fixture.act(again, 1, { kind: 'undo', toMove: 4 })).toBe('game-over')
      const [listed] = (await fixture.rooms.listByPlayer(await fixture.player('Odile'))).filter(
        (one) => one.room.id === room.row.id,
      )
      expect(listed?.summary).toMatchObject({ is_over: 1, deciders_json: '[]' })
    })

    it('does not wait for a player who is overdue for days', async () => {
      const room = await second()
      fixture.now = BEGUN + 3 * DAY
      await ask(room, 0, end)
      expect(room.pendingVoters).toEqual([2])
      await answer(room, 2, true)
      expect(room.status.isEnded).toBe(true)
    })
  })

  it('the log does not grow without limit while there is no move', async () => {
    const room = await second()
    const tell = () => fixture.act(room, 2, { kind: 'time-zone', timeZone: 'Europe/Paris' }, null)
    for (let request = 0; request < 30; request++) expect(await tell()).toBe(null)
    expect(await tell()).toBe('too-many-requests')
    expect(await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })).toBe(null)
    await fixture.play(room, 'end')
    expect(await fixture.act(room, 0, { kind: 'time-zone', timeZone: 'Europe/Paris' }, null)).toBe(null)
  })

  it('a player over the limit of status entries can still leave, once', async () => {
    const room = await second()
    const act = (kind: 'leave-game' | 'time-zone') =>
      fixture.act(room, 2, kind === 'leave-game' ? { kind } : { kind, timeZone: 'Europe/Paris' }, null)
    for (let request = 0; request < 30; request++) expect(await act('time-zone')).toBe(null)
    expect(await act('time-zone')).toBe('too-many-requests')
    expect(await act('leave-game')).toBe(null)
    expect((await fixture.reread(room)).seats[2]?.bot_level).toBe('mate')
    expect(await act('leave-game')).toBe('too-many-requests')
  })

  describe('a bot for an overdue player', () => {
    const bot = (seat: number) => ({ kind: 'vote-start', topic: { kind: 'replace-seat', seat } }) as const

    it('takes the seat when the others agree, but not before the room has waited for days', async () => {
      const room = await second()
      expect(await ask(room, 0, bot(1))).toBe('seat-not-overdue')
      expect([room.deadlines, room.absenceDeadlines]).toEqual([[], [{ seat: 1, dueAt: BEGUN + 3 * DAY }]])
      fixture.now = BEGUN + 3 * DAY
      expect(await ask(room, 0, bot(2))).toBe('seat-not-overdue')
      expect(await ask(room, 0, bot(1))).toBe(null)
      expect(await answer(room, 2, true)).toBe(null)
      expect((await fixture.reread(room)).seats[1]?.bot_level).toBe('mate')
    })
  })
})
