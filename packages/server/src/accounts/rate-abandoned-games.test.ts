import { SAMPLE_GAME } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import type { Room } from '../room/room.ts'
import { DATABASES } from '../testing/test-databases.ts'
import { openTestRooms, type TestRooms } from '../testing/test-rooms.ts'
import { MIN_DECISIONS, rateRoom } from './rate-room.ts'

/** With a nonce and no chosen seed, so that the game is rated. */
const RATED = { nonce: '11'.repeat(16) }

describe.each(DATABASES)('a player who leaves, on %s,', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  const worth = async (room: Room, names: readonly string[]): Promise<(number | undefined)[]> => {
    await rateRoom(fixture.store, fixture.rooms, room.row.id)
    const players = await Promise.all(names.map((name) => fixture.player(name)))
    const ratings = await fixture.store.ratings.of(players, SAMPLE_GAME, room.seats.length)
    return players.map((player) => ratings.find((one) => one.player_id === player)?.rating_points)
  }

  /** Plays until each seat has decided often enough for the game to count. */
  const playAWhile = async (room: Room): Promise<void> => {
    const { rules } = room.game
    const decided = room.seats.map(() => 0)
    while (decided.some((times) => times < MIN_DECISIONS)) {
      const seat = room.deciders[0] ?? 0
      await fixture.play(room, rules.notation.print(rules.commands(room.game.state, seat)[0]))
      decided[seat] = (decided[seat] ?? 0) + 1
    }
  }

  it('loses to those who stayed when these end the game', async () => {
    const room = await fixture.table(['Ada', 'Bo'], {}, RATED)
    await playAWhile(room)
    await fixture.act(room, 1, { kind: 'leave-game' }, null)
    await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    const [ada = 0, bo = 0] = await worth(room, ['Ada', 'Bo'])
    expect(ada).toBeGreaterThan(bo)
  })

  it('loses nothing in a room with a chosen seed, and no other player wins', async () => {
    const room = await fixture.table(['Lou', 'Max'])
    await playAWhile(room)
    await fixture.act(room, 1, { kind: 'leave-game' }, null)
    await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    expect(await worth(room, ['Lou', 'Max'])).toEqual([undefined, undefined])
  })

  it.each([0, 1, 2])('from seat %i ranks last when the others play on', async (leaver) => {
    const names = ['Cy', 'Di', 'Eve'].map((name) => `${name}${leaver}`)
    const room = await fixture.table(names, {}, RATED)
    await playAWhile(room)
    await fixture.act(room, leaver, { kind: 'leave-game' }, null)
    const { rules } = room.game
    while (room.deciders[0] !== undefined)
      await fixture.play(room, rules.notation.print(rules.commands(room.game.state, room.deciders[0])[0]))
    const [left = Number.NaN, ...stayed] = (await worth(room, names)).toSorted((a = 0, b = 0) => a - b)
    expect((await worth(room, names))[leaver]).toBe(left)
    expect(stayed.filter((one = 0) => one > left)).toHaveLength(2)
  })

  it('is not rated when all agreed to end the game', async () => {
    const room = await fixture.table(['Flo', 'Gus'], {}, RATED)
    await playAWhile(room)
    await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    await fixture.act(room, 1, { kind: 'vote', vote: room.status.vote?.id ?? -1, agree: true })
    expect(room.status.isEnded).toBe(true)
    expect(await worth(room, ['Flo', 'Gus'])).toEqual([undefined, undefined])
  })

  it('immediately loses nothing, and no other player wins', async () => {
    const room = await fixture.table(['Hal', 'Ivy'], {}, RATED)
    await fixture.act(room, 1, { kind: 'leave-game' }, null)
    await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    expect(room.status.isEnded).toBe(true)
    expect(await worth(room, ['Hal', 'Ivy'])).toEqual([undefined, undefined])
  })

  it('after decisions that were undone has made no decision', async () => {
    const room = await fixture.table(['Jo', 'Kit'], {}, RATED)
    await fixture.play(room, 'supply', 'take wood', 'end', 'supply')
    for (let times = 0; times < MIN_DECISIONS; times++) {
      await fixture.play(room, 'take clay')
      expect(await fixture.act(room, 1, { kind: 'undo', toMove: 4 })).toBe(null)
    }
    await fixture.act(room, 1, { kind: 'leave-game' }, null)
    await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    expect(await worth(room, ['Jo', 'Kit'])).toEqual([undefined, undefined])
  })

  it('repeatedly is rated only a few times a day against the same player', async () => {
    const names = ['Lea', 'Max']
    const lose = async (): Promise<number | undefined> => {
      const room = await fixture.table(names, {}, RATED)
      await playAWhile(room)
      await fixture.act(room, 1, { kind: 'leave-game' }, null)
      await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
      await worth(room, names)
      const [rating] = await fixture.store.ratings.of([await fixture.player('Lea')], SAMPLE_GAME, 2)
      return rating?.game_count
    }
    const counted: (number | undefined)[] = []
    for (let games = 0; games < 7; games++) counted.push(await lose())
    expect(counted).toEqual([1, 2, 3, 4, 5, 5, 5])
    fixture.now += 24 * 3600_000
    expect(await lose()).toBe(6)
  })

  it('in two rooms at the same time loses in both', async () => {
    const names = ['Nia', 'Oz']
    const rooms = [await fixture.table(names, {}, RATED), await fixture.table(names, {}, RATED)]
    for (const room of rooms) {
      await playAWhile(room)
      await fixture.act(room, 1, { kind: 'leave-game' }, null)
      await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    }
    await Promise.all(rooms.map(({ row }) => rateRoom(fixture.store, fixture.rooms, row.id)))
    const players = await Promise.all(names.map((name) => fixture.player(name)))
    const ratings = await fixture.store.ratings.of(players, SAMPLE_GAME, 2)
    expect(ratings.map(({ game_count: games }) => games)).toEqual([2, 2])
  })
})
