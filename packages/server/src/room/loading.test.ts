import { random } from '@quayside/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestRooms } from '../testing/test-rooms.ts'
import { EntryLog } from './entry-log.ts'
import type { Room } from './room.ts'
import { Rooms } from './rooms.ts'

const MOVES = 45

let fixture: TestRooms
let room: Room

beforeEach(async () => {
  fixture = await TestRooms.open(':memory:')
  room = await fixture.table(['Odile', 'Ada'])
  const source = random('loading')
  while (room.seq < MOVES) {
    const { rules, state, moveNumber: at } = room.game
    const [seat = 0] = room.deciders
    const commands = rules.commands(state, seat)
    const words = rules.notation.print(commands[source.nextInt(commands.length)])
    const done = await room.execute(seat, {
      requestId: `move-${at}`,
      expectedMove: at,
      action: { kind: 'command', command: words },
    })
    if (!done.ok) throw new Error(JSON.stringify(done.refusal))
  }
})

afterEach(() => fixture.store.close())

describe('loading a room', () => {
  it('yields to the event loop, and gives the same state', async () => {
    let rests = 0
    const rooms = new Rooms(fixture.store, () => fixture.now, {
      pause: async (id) => {
        expect(id).toBe(room.row.id)
        rests++
      },
    })
    const entered = await rooms.acquire(room.row.id)
    if (!entered.ok) throw new Error(JSON.stringify(entered.refusal))
    const { game, seq } = entered.value.room
    expect(rests).toBe(2)
    expect(seq).toBe(MOVES)
    expect(game.rules.hash(game.state)).toBe(room.game.rules.hash(room.game.state))
    expect(entered.value.room.entriesFrom(0)).toEqual(room.entriesFrom(0))
  })

  it('restores the request ids of each seat', () => {
    const log = new EntryLog()
    for (const entry of room.entriesFrom(0)) log.add(entry, [entry.seat_number])
    for (const { seat_number: seat, request_id: request, seq } of room.entriesFrom(0)) {
      expect(log.findAck(seat, request)).toEqual(log.ackAt(seq))
      expect(log.findAck(1 - seat, request)).toBeNull()
    }
    expect(log.ticks.map(({ deciders: waited }) => waited)).toEqual(
      room.entriesFrom(0).map(({ seat_number: seat }) => [seat]),
    )
  })
})
