import { PROTOCOL_VERSION, type ServerMessage } from '@quayside/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Room } from '../room/room.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import { RoomSession } from './room-session.ts'

let fixture: TestRooms
let room: Room

beforeEach(async () => {
  fixture = await TestRooms.open(':memory:')
  room = await fixture.table(['Odile', 'free', 'free'], {}, { game: 'packet-row', options: { players: 3 } })
})

afterEach(() => fixture.close())

const sit = async (name: string, seat: number): Promise<{ heard: ServerMessage[]; line: RoomSession }> => {
  const heard: ServerMessage[] = []
  const line = new RoomSession(fixture.services, await fixture.player(name), (text) =>
    heard.push(JSON.parse(text) as ServerMessage),
  )
  await line.handle(JSON.stringify({ kind: 'hello', protocol: 2, room: room.row.id, seat, lastSeq: 0 }))
  return { heard, line }
}

const join = async (name: string, seat: number): Promise<void> => {
  const player = await fixture.store.players.withId(await fixture.player(name))
  if (player === null) throw new Error(name)
  const joined = await fixture.rooms.seating.join(room.row.id, seat, player)
  if (!joined.ok) throw new Error(joined.refusal.code)
}

const stand = async (name: string, seat: number): Promise<void> => {
  const stood = await fixture.rooms.seating.standUp(room.row.id, seat, await fixture.player(name))
  if (!stood.ok) throw new Error(stood.refusal.code)
}

/** How a seat is shown its own cards, the latest time. */
const handIn = (heard: readonly ServerMessage[], seat: number): unknown => {
  const told = heard.findLast((message) => message.kind === 'frame')
  const view = told?.frame.view as { readonly seats: readonly { readonly hand: unknown }[] }
  return view.seats[seat]?.hand
}

const own = (seat: number): unknown => {
  const { rules, state } = room.game
  const view = rules.position.write(rules.view(state, seat)) as { seats: readonly { hand: unknown }[] }
  return view.seats[seat]?.hand
}

describe('before everybody is there', () => {
  it('nobody sees a card, for seats can be given up and others taken', async () => {
    const { heard } = await sit('Odile', 0)
    await join('Mateo', 1)
    const mateo = await sit('Mateo', 1)
    expect([handIn(heard, 0), handIn(mateo.heard, 1)]).toEqual([1, 1])
    await join('Ines', 2)
    expect([handIn(heard, 0), handIn(mateo.heard, 1)]).toEqual([own(0), own(1)])
    expect(own(0)).toEqual([expect.any(String)])
  })

  it('whoever has given a seat up does not see through the eyes of whoever takes it then', async () => {
    await join('Mateo', 1)
    const { heard, line } = await sit('Mateo', 1)
    await stand('Mateo', 1)
    const refusal = { code: 'not-your-seat', params: { seat: 2 } }
    const before = heard.length
    await join('Ines', 1)
    await join('Ada', 2)
    expect(heard.slice(before)).toEqual([{ kind: 'refused', requestId: null, refusal }])
    await line.handle(JSON.stringify({ kind: 'submit', requestId: 'mine', expectedMove: 0, command: 'x' }))
    expect(heard.at(-1)).toMatchObject({ requestId: 'mine', refusal: { code: 'not-in-room' } })
  })

  it('nor where both happened while nobody looked', async () => {
    await join('Mateo', 1)
    await join('Ada', 2)
    const { heard } = await sit('Mateo', 1)
    const stored = await fixture.store.rooms.find(room.row.id)
    if (stored === null) throw new Error('no table')
    const before = heard.length
    const seats = stored.seats.map((seat) =>
      seat.seat_number === 1 ? { ...seat, secret_hash: 'of Ines', name: 'Ines' } : seat,
    )
    room.reseat({ room: stored.room, seats })
    expect(heard.slice(before)).toMatchObject([{ kind: 'refused', refusal: { code: 'not-your-seat' } }])
  })
})

it('a page that was loaded before an update is told to load itself again', async () => {
  const heard: ServerMessage[] = []
  const session = new RoomSession(fixture.services, null, (text) =>
    heard.push(JSON.parse(text) as ServerMessage),
  )
  await session.handle(JSON.stringify({ kind: 'hello', room: room.row.id, heard: 0 }))
  const refusal = { code: 'outdated-client', params: { protocol: PROTOCOL_VERSION } }
  expect(heard).toEqual([{ kind: 'refused', requestId: null, refusal }])
})
