import { OTHER_GAME } from '@quayside/games/testing'
import { PROTOCOL_VERSION, type ServerMessage } from '@quayside/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Room } from '../room/room.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import { RoomSession } from './room-session.ts'

let fixture: TestRooms
let room: Room

beforeEach(async () => {
  fixture = await TestRooms.open(':memory:')
  room = await fixture.table(['Odile', 'free', 'free'], {}, { game: OTHER_GAME, options: { players: 3 } })
})

afterEach(() => fixture.close())

const sit = async (name: string, seat: number): Promise<{ received: ServerMessage[]; line: RoomSession }> => {
  const received: ServerMessage[] = []
  const line = new RoomSession(fixture.services, await fixture.player(name), (text) =>
    received.push(JSON.parse(text) as ServerMessage),
  )
  await line.handle(JSON.stringify({ kind: 'hello', protocol: 2, room: room.row.id, seat, lastSeq: 0 }))
  return { received, line }
}

const join = async (name: string, seat: number): Promise<void> => {
  const player = await fixture.store.players.withId(await fixture.player(name))
  if (player === null) throw new Error(name)
  const joined = await fixture.rooms.seating.join(room.row.id, seat, player)
  if (!joined.ok) throw new Error(joined.refusal.code)
}

const stand = async (name: string, seat: number): Promise<void> => {
  const stood = await fixture.rooms.seating.leaveSeat(room.row.id, seat, await fixture.player(name))
  if (!stood.ok) throw new Error(stood.refusal.code)
}

/** The hand of a seat in the last frame it received. */
const handIn = (received: readonly ServerMessage[], seat: number): unknown => {
  const latest = received.findLast((message) => message.kind === 'frame')
  const view = latest?.frame.view as { readonly seats: readonly { readonly hand: unknown }[] }
  return view.seats[seat]?.hand
}

const own = (seat: number): unknown => {
  const { rules, state } = room.game
  const view = rules.position.write(rules.view(state, seat)) as { seats: readonly { hand: unknown }[] }
  return view.seats[seat]?.hand
}

describe('before all seats are taken', () => {
  it('no cards are visible, because seats can still be exchanged', async () => {
    const { received } = await sit('Odile', 0)
    await join('Mateo', 1)
    const mateo = await sit('Mateo', 1)
    expect([handIn(received, 0), handIn(mateo.received, 1)]).toEqual([1, 1])
    await join('Ines', 2)
    expect([handIn(received, 0), handIn(mateo.received, 1)]).toEqual([own(0), own(1)])
    expect(own(0)).toEqual([expect.any(String)])
  })

  it('a player who left a seat does not see the view of its next player', async () => {
    await join('Mateo', 1)
    const { received, line } = await sit('Mateo', 1)
    await stand('Mateo', 1)
    const refusal = { code: 'not-your-seat', params: { seat: 2 } }
    const before = received.length
    await join('Ines', 1)
    await join('Ada', 2)
    expect(received.slice(before)).toEqual([{ kind: 'refused', requestId: null, refusal }])
    await line.handle(JSON.stringify({ kind: 'submit', requestId: 'mine', expectedMove: 0, command: 'x' }))
    expect(received.at(-1)).toMatchObject({ requestId: 'mine', refusal: { code: 'not-in-room' } })
  })

  it('not even if both changes happened while no client was connected', async () => {
    await join('Mateo', 1)
    await join('Ada', 2)
    const { received } = await sit('Mateo', 1)
    const stored = await fixture.store.rooms.find(room.row.id)
    if (stored === null) throw new Error('no table')
    const before = received.length
    const seats = stored.seats.map((seat) =>
      seat.seat_number === 1 ? { ...seat, secret_hash: 'of Ines', name: 'Ines' } : seat,
    )
    room.setSeats({ room: stored.room, seats })
    expect(received.slice(before)).toMatchObject([{ kind: 'refused', refusal: { code: 'not-your-seat' } }])
  })
})

it('an outdated page is told to reload', async () => {
  const received: ServerMessage[] = []
  const session = new RoomSession(fixture.services, null, (text) =>
    received.push(JSON.parse(text) as ServerMessage),
  )
  await session.handle(JSON.stringify({ kind: 'hello', room: room.row.id, heard: 0 }))
  const refusal = { code: 'outdated-client', params: { protocol: PROTOCOL_VERSION } }
  expect(received).toEqual([{ kind: 'refused', requestId: null, refusal }])
})
