import type { PositionLiteral, SeatLiteral } from '@quayside/packet-row'
import { beforeEach, describe, expect, it } from 'vitest'
import { Engine } from '../../packages/cli/src/testing/run-cli.ts'

const ANNA = 1
const BEN = 2
const CEDRIC = 3
const DAVID = 4

/** The market of the printed example, with two cards on each deck that are drawn next. */
const EXAMPLE_ROUND = {
  options: { players: 4 },
  boards: {
    market: {
      current: ['library', 'tobacco-1', 'cotton-2'],
      future: ['tobacco-3', 'trader'],
      deck: ['fur-2', 'grain-1', 'grain-3', 'museum'],
    },
    docks: {
      current: ['ship-gb', 'captain', 'nugget-1'],
      future: ['ship-es', 'lighthouse'],
      deck: ['ship-fr', 'nugget-2', 'ship-nl', 'shipyard'],
    },
  },
}

let engine: Engine
let handle: string
let at: number

const open = async (position: object): Promise<void> => {
  handle = String((await engine.ask('position', { game: 'packet-row', position }))['handle'])
  at = 0
}

const play = async (seat: number, ...commands: readonly string[]): Promise<void> => {
  for (const command of commands) {
    const done = await engine.ask('apply', { handle, seat, command, at })
    at = Number(done['at'])
  }
}

const deciders = async (): Promise<unknown> => (await engine.ask('status', { handle }))['deciders']

const position = async (): Promise<PositionLiteral> =>
  (await engine.ask('print', { handle, as: 'position' }))['position'] as PositionLiteral

const seat = async (number: number): Promise<SeatLiteral> => {
  const found = (await position()).seats[number - 1]
  if (!found) throw new Error(`no seat ${number}`)
  return found
}

const offered = async (number: number): Promise<unknown> =>
  (await engine.ask('commands', { handle, seat: number }))['commands']

beforeEach(() => {
  engine = new Engine()
})

describe('the example of a round in the rulebook', () => {
  it('plays through the engine, reply by reply, to the boards of the next round', async () => {
    await open(EXAMPLE_ROUND)
    const before = await position()
    await play(ANNA, 'name market')
    expect(await deciders()).toEqual([BEN])
    await play(BEN, 'take library')
    expect(await seat(BEN)).toMatchObject({ money: 10, piece: 'market 1' })
    expect((await seat(BEN)).hand).toContain('library')
    expect(await deciders()).toEqual([CEDRIC])
    await play(CEDRIC, 'pass')
    expect((await seat(CEDRIC)).piece).toBeNull()
    expect(await deciders()).toEqual([DAVID])
    expect(await offered(DAVID)).not.toContain('take tobacco-3')
    await play(DAVID, 'take tobacco-1')
    expect(await seat(DAVID)).toMatchObject({ money: 23, piece: 'market 2' })
    expect(await deciders()).toEqual([ANNA])
    await play(ANNA, 'pass')
    expect(await offered(ANNA)).toEqual(['name guildhall', 'name docks', 'name bank'])

    await play(ANNA, 'name docks')
    expect(await deciders()).toEqual([CEDRIC])
    await play(CEDRIC, 'pass')
    expect(await deciders()).toEqual([ANNA])
    await play(ANNA, 'take ship-gb')

    const after = await position()
    expect(after).toMatchObject({ round: 2, master: BEN, phase: 'naming', named: [] })
    expect(after.seats[ANNA - 1]).toMatchObject({ money: 25, ships: ['ship-gb'] })
    expect(after.seats[CEDRIC - 1]).toEqual(before.seats[CEDRIC - 1])
    expect(after.seats.map(({ piece }) => piece)).toEqual([null, null, null, null])
    expect(after.boards.market).toMatchObject({
      current: ['tobacco-3', 'trader', 'fur-2'],
      future: ['grain-1', 'grain-3'],
    })
    expect(after.boards.docks).toMatchObject({
      current: ['ship-es', 'lighthouse', 'ship-fr'],
      future: ['nugget-2', 'ship-nl'],
    })
    expect(after.discards).toEqual(expect.arrayContaining(['cotton-2', 'captain', 'nugget-1']))
    for (const area of ['guildhall', 'bank'] as const) expect(after.boards[area]).toEqual(before.boards[area])
    expect(await deciders()).toEqual([BEN])
  })

  it('lets David reach the three tobacco with an assistant, for all of their $10', async () => {
    await open({ ...EXAMPLE_ROUND, seats: [{}, {}, {}, { hand: ['assistant'] }] })
    await play(ANNA, 'name market')
    await play(BEN, 'take library')
    await play(CEDRIC, 'pass')
    await play(DAVID, 'take tobacco-3 by assistant')
    expect(await seat(DAVID)).toMatchObject({ money: 15, hand: ['tobacco-3'], piece: 'market future 1' })
    expect((await position()).discards).toContain('assistant')
  })
})

describe('the examples of deliveries in the rulebook', () => {
  it('pays Anna $35 for a contract, two goods cards and a ship', async () => {
    await open({
      options: { players: 4 },
      seats: [{ money: 0, hand: ['cotton-4-se', 'cotton-2', 'cotton-2'], ships: ['ship-se'] }],
    })
    const line = 'deliver cotton-4-se with cotton-2 cotton-2 ship-se'
    expect(await offered(ANNA)).toContain(line)
    await play(ANNA, line)
    expect(await seat(ANNA)).toMatchObject({ money: 35, hand: [], ships: [] })
    expect((await position()).discards).toEqual(
      expect.arrayContaining(['cotton-4-se', 'cotton-2', 'cotton-2', 'ship-se']),
    )
  })

  it('pays David $65 for three contracts in one delivery, with his tobacco split and a cotton lost', async () => {
    const hand = ['tobacco-4-es', 'tobacco-2-gb', 'cotton-2-es', 'tobacco-3', 'tobacco-3', 'cotton-3']
    await open({
      options: { players: 4 },
      seats: [{}, {}, {}, { money: 0, hand, ships: ['ship-es', 'ship-gb'] }],
    })
    const line =
      'deliver tobacco-4-es tobacco-2-gb cotton-2-es with tobacco-3 tobacco-3 cotton-3 ship-es ship-gb'
    const why = await engine.ask('check', { handle, seat: DAVID, command: line })
    expect(why).toMatchObject({ legal: true })
    await play(DAVID, line)
    expect(await seat(DAVID)).toMatchObject({ money: 65, hand: [], ships: [] })
    expect(await deciders()).toEqual([ANNA])
  })
})
