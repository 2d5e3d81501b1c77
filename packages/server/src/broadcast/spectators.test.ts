import { describe, expect, it } from 'vitest'
import { ChatReader } from '../chat/chat-service.ts'
import type { Room } from '../room/room.ts'
import { DATABASES } from '../testing/test-databases.ts'
import { BEGUN, openTestRooms, type TestRooms } from '../testing/test-rooms.ts'
import { visibleEntryCount } from './spectators.ts'

const MINUTE = 60_000

describe('the part of a log that spectators may see', () => {
  const log = [
    { kind: 'command', created_at: 0 },
    { kind: 'vote-start', created_at: MINUTE },
    { kind: 'command', created_at: 2 * MINUTE },
    { kind: 'command', created_at: 3 * MINUTE },
  ] as const

  it.each([
    [1, 3],
    [2, 2],
    [3, 0],
    [9, 0],
  ])('ends %i commands ago', (moves, shown) => {
    expect(visibleEntryCount(log, { kind: 'moves', moves }, 0, false)).toBe(shown)
  })

  it.each([
    [1, 3],
    [2, 2],
    [4, 0],
  ])('ends %i minutes ago', (minutes, shown) => {
    expect(visibleEntryCount(log, { kind: 'minutes', minutes }, 3 * MINUTE + 1, false)).toBe(shown)
  })

  it('is everything when the game is over', () => {
    expect(visibleEntryCount(log, { kind: 'moves', moves: 9 }, 0, true)).toBe(4)
  })
})

describe.each(DATABASES)('a spectator of a room with a delay on %s', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  const watch = async ({ row }: Room): Promise<Room> => {
    const watching = await fixture.services.spectators.watch(row.id)
    if (!watching.ok) throw new Error(watching.refusal.code)
    return watching.value.room
  }

  it('sees the game as it was some commands ago, and the end immediately', async () => {
    const room = await fixture.table(['Odile', 'Mateo'], { spectatorDelay: { kind: 'moves', moves: 3 } })
    await fixture.play(room, 'supply', 'take wood', 'end', 'supply', 'take clay')
    const shown = await watch(room)
    expect([shown.game.moveNumber, shown.seq, shown.deciders]).toEqual([2, 2, [0]])
    await fixture.play(room, 'end')
    await fixture.services.spectators.refresh()
    expect([shown.game.moveNumber, shown.deciders]).toEqual([3, [1]])
    await fixture.act(room, 0, { kind: 'leave-game' }, null)
    await fixture.act(room, 1, { kind: 'vote-start', topic: { kind: 'end-game' } })
    await fixture.services.spectators.refresh()
    expect([shown.status.isEnded, shown.game.moveNumber]).toEqual([true, 6])
  })

  it('sees departures, votes and vacations with the same delay', async () => {
    const room = await fixture.table(['Odile', 'Mateo', 'Ines'], {
      spectatorDelay: { kind: 'moves', moves: 2 },
    })
    await fixture.play(room, 'supply', 'take wood')
    await fixture.act(room, 2, { kind: 'leave-game' }, null)
    await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    const shown = await watch(room)
    const seen = () => [shown.seats[2]?.bot_level, shown.status.vote]
    expect(seen()).toEqual([null, null])
    await fixture.act(room, 0, { kind: 'vote', vote: room.status.vote?.id ?? 0, agree: false })
    await fixture.play(room, 'end', 'supply')
    await fixture.services.spectators.refresh()
    expect(seen()).toEqual(['mate', null])
  })

  it('sees the game as it was some minutes ago, with the clocks of that time', async () => {
    fixture.now = BEGUN
    const pace = { kind: 'live', bank: 3600, increment: 0 } as const
    const room = await fixture.table(['Odile', 'Mateo'], {
      clock: pace,
      spectatorDelay: { kind: 'minutes', minutes: 10 },
    })
    await fixture.play(room, 'supply')
    const shown = await watch(room)
    expect([shown.game.moveNumber, shown.now]).toEqual([0, BEGUN - 10 * MINUTE])
    fixture.now = BEGUN + 10 * MINUTE
    await fixture.services.spectators.refresh()
    expect([shown.game.moveNumber, shown.now]).toEqual([1, BEGUN])
  })

  it('sees immediately who takes a seat before the game starts', async () => {
    const room = await fixture.table(['Odile', 'free'], { spectatorDelay: { kind: 'moves', moves: 5 } })
    const shown = await watch(room)
    const mateo = await fixture.store.players.withId(await fixture.player('Mateo'))
    if (mateo === null) throw new Error('nobody')
    await fixture.rooms.seating.join(room.row.id, 1, mateo)
    expect(shown.seats[1]?.name).toBe('Mateo')
  })

  it('reads messages of players when the game has reached them, and those of spectators immediately', async () => {
    fixture.now = BEGUN + 3600_000
    const room = await fixture.table(['Odile', 'Mateo'], {
      spectatorDelay: { kind: 'moves', moves: 2 },
      chat: 'everybody',
    })
    const [odile, ines] = [await fixture.player('Odile'), await fixture.player('Ines')]
    const shown = await watch(room)
    const spectator = new ChatReader(fixture.store.chat, shown, null, null)
    const mateo = new ChatReader(fixture.store.chat, room, 1, null)
    const heard = async (reader: ChatReader) => (await reader.readNew()).map(({ text: words }) => words)
    await fixture.play(room, 'supply')
    await fixture.services.chat.say(
      { room, seat: 0, player: odile },
      { request: 'a', text: 'I take the wood' },
    )
    await fixture.services.chat.say(
      { room: shown, seat: null, player: ines },
      { request: 'b', text: 'good luck' },
    )
    expect(await heard(mateo)).toEqual(['I take the wood', 'good luck'])
    expect(await heard(spectator)).toEqual(['good luck'])
    await fixture.play(room, 'take wood', 'end')
    await fixture.services.spectators.refresh()
    expect(await heard(spectator)).toEqual(['I take the wood'])
    expect(await heard(spectator)).toEqual([])
    expect(await heard(mateo)).toEqual([])
  })
})
