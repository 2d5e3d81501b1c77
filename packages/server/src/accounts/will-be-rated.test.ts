import { SAMPLE_GAME } from '@quayside/games/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewRoom } from '../room/new-room.ts'
import type { Room } from '../room/room.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import { rateRoom, willBeRated } from './rate-room.ts'

/** With a nonce the seed of the deal is not chosen. */
const NOT_CHOSEN = { nonce: '11'.repeat(16) }

let fixture: TestRooms

beforeAll(async () => {
  fixture = await TestRooms.open(':memory:')
})

afterAll(() => fixture.close())

const isMarked = async ({ row }: Room): Promise<boolean> => {
  const items = await fixture.rooms.listByPlayer(row.host_id)
  return items.filter(willBeRated).some(({ room }) => room.id === row.id)
}

const playToEnd = async (room: Room): Promise<void> => {
  const { rules } = room.game
  while (room.deciders[0] !== undefined)
    await fixture.play(room, rules.notation.print(rules.commands(room.game.state, room.deciders[0])[0]))
}

/** The number of players whose rating the game has changed. */
const ratedPlayers = async ({ row, seats }: Room): Promise<number> => {
  await rateRoom(fixture.store, fixture.rooms, row.id)
  const players = new Set(seats.flatMap(({ player_id: player }) => player ?? []))
  return (await fixture.store.ratings.of([...players], SAMPLE_GAME, seats.length)).length
}

describe('a running game', () => {
  type Case = readonly [string, names: readonly string[], more: Partial<Pick<NewRoom, 'seed' | 'nonce'>>]

  it.each<Case>([
    ['two people', ['Ada', 'Bo'], NOT_CHOSEN],
    ['two people and a bot', ['Cy', 'Di', 'bot'], NOT_CHOSEN],
    ['two people and an API bot', ['Eve', 'Flo', 'bot.one'], NOT_CHOSEN],
  ])('of %s is marked as rated, and is rated at its end', async (_of, names, more) => {
    const room = await fixture.table(names, {}, more)
    expect(await isMarked(room)).toBe(true)
    await playToEnd(room)
    expect(await isMarked(room)).toBe(false)
    expect(await ratedPlayers(room)).toBe(2)
  })

  it.each<Case>([
    ['one person and a bot', ['Gus', 'bot'], NOT_CHOSEN],
    ['one person and an API bot', ['Hal', 'bot.two'], NOT_CHOSEN],
    ['one person on two seats', ['Ivy', 'Ivy'], NOT_CHOSEN],
    ['two people, one of them on two seats', ['Jo', 'Kit', 'Kit'], NOT_CHOSEN],
    ['two people with a chosen seed', ['Lou', 'Max'], { seed: 'chosen' }],
  ])('of %s is neither marked nor rated', async (_of, names, more) => {
    const room = await fixture.table(names, {}, more)
    expect(await isMarked(room)).toBe(false)
    await playToEnd(room)
    expect(await ratedPlayers(room)).toBe(0)
  })

  it('is marked only when the last seat is taken', async () => {
    const room = await fixture.table(['Nia', 'Oz', 'free'], {}, NOT_CHOSEN)
    expect(await isMarked(room)).toBe(false)
    const pat = await fixture.store.players.withId(await fixture.player('Pat'))
    if (pat === null) throw new Error('no such player')
    await fixture.rooms.seating.join(room.row.id, 2, pat)
    expect(await isMarked(room)).toBe(true)
  })

  it('stays marked when one of three players leaves, until the others end it', async () => {
    const room = await fixture.table(['Quin', 'Ray', 'Sam'], {}, NOT_CHOSEN)
    await fixture.act(room, 2, { kind: 'leave-game' }, null)
    expect(await isMarked(room)).toBe(true)
    await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    await fixture.act(room, 1, { kind: 'vote', vote: room.status.vote?.id ?? -1, agree: true })
    expect(room.status.isEnded).toBe(true)
    expect(await isMarked(room)).toBe(false)
  })
})
