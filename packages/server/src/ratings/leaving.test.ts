import { describe, expect, it } from 'vitest'
import type { Room } from '../rooms/room.ts'
import { DATABASES } from '../testing/databases.ts'
import type { Hall } from '../testing/hall.ts'
import { openHall } from '../testing/open-hall.ts'
import { rateTable } from './rate-table.ts'

describe.each(DATABASES)('whoever leaves, on %s,', (_name, start) => {
  let hall: Hall
  openHall(start, (opened) => {
    hall = opened
  })

  const worth = async (room: Room, names: readonly string[]): Promise<(number | undefined)[]> => {
    await rateTable(hall.store, hall.rooms, room.row.id)
    const players = await Promise.all(names.map((name) => hall.player(name)))
    const ratings = await hall.store.ratings.of(players, 'le-havre', room.seats.length)
    return players.map((player) => ratings.find((one) => one.player === player)?.worth)
  }

  it('loses to those who stayed, when they end the game', async () => {
    const room = await hall.table(['Ada', 'Bo'])
    await hall.act(room, 1, { kind: 'leave' }, null)
    await hall.act(room, 0, { kind: 'ask', about: { kind: 'end' } })
    const [ada = 0, bo = 0] = await worth(room, ['Ada', 'Bo'])
    expect(ada).toBeGreaterThan(bo)
  })

  it('comes last, when they play on', async () => {
    const room = await hall.table(['Cy', 'Di', 'Eve'])
    await hall.act(room, 1, { kind: 'leave' }, null)
    const { rules } = room.game
    while (room.waits[0] !== undefined)
      await hall.play(room, rules.notation.print(rules.commands(room.game.state, room.waits[0])[0]))
    const [cy = 0, di = 0, eve = 0] = await worth(room, ['Cy', 'Di', 'Eve'])
    expect(Math.min(cy, eve)).toBeGreaterThan(di)
  })

  it('does not matter to anybody where all agreed to end', async () => {
    const room = await hall.table(['Flo', 'Gus'])
    await hall.act(room, 0, { kind: 'ask', about: { kind: 'end' } })
    await hall.act(room, 1, { kind: 'answer', motion: 0, agree: true })
    expect(room.affairs.ended).toBe(true)
    expect(await worth(room, ['Flo', 'Gus'])).toEqual([undefined, undefined])
  })
})
