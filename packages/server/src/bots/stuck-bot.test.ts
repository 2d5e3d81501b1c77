import { accept, type Result, refused } from '@quayside/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Room } from '../room/room.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import { playBotSeats, waitForBots } from './bot-turns.ts'

let fixture: TestRooms
let answers: (() => Promise<Result<string>>)[]
let asked: number

beforeEach(async () => {
  answers = []
  asked = 0
  fixture = await TestRooms.open(':memory:', (room) => {
    playBotSeats(room, ({ seed }) => {
      // Count only requests for the first move.
      if (seed.endsWith(' 0')) asked++
      return answers.shift()?.() ?? Promise.resolve(refused('nothing-comes-to-mind'))
    })
  })
})

afterEach(() => fixture.close())

const dies = (): Promise<never> => Promise.reject(new Error('the thread ended'))
const says = (words: string) => (): Promise<Result<string>> => Promise.resolve(accept(words))

const moved = (room: Room): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (room.game.moveNumber > 0 || room.stuckBot !== null) resolve()
    }
    room.subscribers.add({ changed: look })
    look()
  })

describe('a bot that fails', () => {
  it.each([
    ['crashes', dies],
    ['makes an illegal move', says('take wood')],
    ['gives no answer', () => Promise.resolve(refused('nothing-comes-to-mind'))],
  ])('is asked again when it %s', async (_what, fails) => {
    answers = [fails, fails, says('supply')]
    const room = await fixture.table(['bot', 'Odile'])
    await moved(room)
    expect([asked, room.game.moveNumber, room.stuckBot]).toEqual([3, 1, null])
  })

  it('is reported by the room when it keeps failing', async () => {
    const room = await fixture.table(['bot', 'Odile'])
    await moved(room)
    expect([asked, room.game.moveNumber, room.stuckBot]).toEqual([3, 0, 0])
    await expect(waitForBots(room, new AbortController().signal)).rejects.toThrow('seat 1')
  })

  it('does not block a caller whose signal aborts', async () => {
    answers = [() => new Promise(() => undefined)]
    const room = await fixture.table(['bot', 'Odile'])
    const enough = new AbortController()
    const done = waitForBots(room, enough.signal)
    enough.abort()
    expect(await done).toBe(false)
    expect(await waitForBots(room, AbortSignal.abort())).toBe(false)
  })

  it('is not asked again once the room is unloaded', async () => {
    const room = await fixture.table(['bot', 'Odile'])
    await moved(room)
    room.unload()
    room.retryAutomaticSeats()
    await new Promise(setImmediate)
    expect(asked).toBe(3)
  })

  it('is retried later, and then the game goes on', async () => {
    const room = await fixture.table(['bot', 'Odile'])
    await moved(room)
    answers = [says('supply')]
    room.retryAutomaticSeats()
    expect(room.stuckBot).toBe(null)
    await moved(room)
    expect([room.game.moveNumber, room.stuckBot]).toEqual([1, null])
  })
})
