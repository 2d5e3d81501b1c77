import { accept } from '@quayside/kernel'
import { ClientMessage } from '@quayside/protocol'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playBotSeats, type RequestBotMove, waitForBots } from '../bots/bot-turns.ts'
import { runTimeoutAction } from '../bots/timeout-action.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { BEGUN, TestRooms } from '../testing/test-rooms.ts'
import { internalRequestId, isInternalRequestId } from './entry-log.ts'
import type { Room } from './room.ts'

const HOUR = 3600_000

const COMMANDS = ['supply', 'take wood', 'end']

/** Plays the first moves of a game. */
const ask: RequestBotMove = ({ seed }) =>
  Promise.resolve(accept(COMMANDS[Number(seed.split(' ').at(-1)) % 3] ?? ''))

describe('internal request ids', () => {
  it('cannot be sent by a client', () => {
    const messages = Compile(ClientMessage)
    const canSend = (request: string): boolean =>
      messages.Check({ kind: 'submit', requestId: request, expectedMove: 0, command: 'supply' })
    for (const actor of ['bot', 'policy', 'timeout'] as const) {
      expect(isInternalRequestId(internalRequestId(actor, 7))).toBe(true)
      expect(canSend(internalRequestId(actor, 7))).toBe(false)
    }
    expect([canSend('bot-7'), isInternalRequestId('bot-7')]).toEqual([true, false])
  })
})

describe.each(DATABASES)('a client that uses up the ids of future moves, on %s', (_name, start) => {
  let database: TestDatabase
  let fixture: TestRooms

  beforeAll(async () => {
    database = await start()
    fixture = await TestRooms.open(database.address, (room) => playBotSeats(room, ask))
  })

  afterAll(async () => {
    await fixture.close()
    await database.stop()
  })

  /** Writes as many status entries as one position allows, with the request ids of the bot's next moves in 0.1. */
  const useUp = async (room: Room, seat: number): Promise<void> => {
    for (let sent = 0; sent < 29; sent++) {
      const names = ['bot', 'policy']
      const request = `${names[sent % 2]}-${29 + Math.floor(sent / 2)}`
      const done = await room.execute(seat, {
        requestId: request,
        expectedMove: null,
        action: { kind: 'policies', policies: {} },
      })
      expect(done.ok).toBe(true)
    }
  }

  it('does not keep a timed game from going on', async () => {
    fixture.now = BEGUN
    const pace = { kind: 'days', hours: 24 } as const
    const room = await fixture.table(['Odile', 'Mateo'], {
      clock: pace,
      onTimeout: { kind: 'bot', level: 'mate' },
    })
    await useUp(room, 0)
    fixture.now = BEGUN + 25 * HOUR
    await runTimeoutAction(fixture.rooms, room.row.id, ask, new AbortController().signal)
    expect([room.game.moveNumber, room.seq]).toEqual([1, 30])
    expect(room.entriesFrom(29)).toMatchObject([{ request_id: 'timeout:29', payload: 'supply' }])
  })

  it('does not keep the bot from playing that replaces them', async () => {
    const room = await fixture.table(['Odile', 'Mateo', 'Rosa'])
    await useUp(room, 0)
    await room.execute(0, { requestId: 'bot-45', expectedMove: null, action: { kind: 'leave-game' } })
    await waitForBots(room, AbortSignal.timeout(10_000))
    expect([room.game.moveNumber, room.deciders]).toEqual([3, [1]])
    const moves = room.entriesFrom(30).map(({ request_id: request }) => request)
    expect(moves).toEqual(['bot:30', 'bot:31', 'bot:32'])
  })

  it('finds a game of 0.1 with its old ids unchanged', async () => {
    const still = await TestRooms.open(database.address)
    const room = await still.table(['bot', 'Mateo'])
    for (const [at, words] of ['supply', 'take wood'].entries())
      await room.execute(0, {
        requestId: `bot-${at}`,
        expectedMove: at,
        action: { kind: 'command', command: words },
      })
    await still.close()
    const again = await fixture.enter(room.row.id)
    await expect.poll(() => [again.game.moveNumber, again.deciders]).toEqual([3, [1]])
    expect(again.entriesFrom(0).map(({ request_id: request }) => request)).toEqual([
      'bot-0',
      'bot-1',
      'bot:2',
    ])
  })
})
