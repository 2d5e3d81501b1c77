import type { PositionLiteral } from '@quayside/le-havre'
import { beforeEach, describe, expect, it } from 'vitest'
import { Engine } from '../../packages/cli/src/testing/run-cli.ts'

const RED = 1
const GREEN = 2
const BLUE = 3

/** The tiles in the order of the printed example; Marketplace and Joinery are on top of their piles. */
const SAMPLE_ROUND: PositionLiteral = {
  options: { players: 3, version: 'full' },
  tiles: ['iron+franc', 'wood+fish', 'fish+grain', 'wood+cattle', 'wood+franc', 'fish+clay', 'wood+clay'],
  piles: [
    [
      'marketplace',
      'fishery',
      'bakehouse',
      'charcoal-kiln',
      'wharf-1',
      'black-market',
      'colliery',
      'bank',
      'church',
    ],
    [
      'sawmill',
      'hardware-store',
      'smokehouse',
      'abattoir',
      'clay-mound',
      'brickworks',
      'wharf-2',
      'tannery',
      'cokery',
    ],
    [
      'joinery',
      'local-court',
      'shipping-line',
      'grocery-market',
      'business-office',
      'ironworks',
      'steel-mill',
      'bridge-over-the-seine',
      'town-hall',
    ],
  ],
}

let engine: Engine
let handle: string
let at: number

const play = async (seat: number, ...commands: readonly string[]): Promise<void> => {
  for (const command of commands) {
    const done = await engine.ask('apply', { handle, seat, command, at })
    at = Number(done['at'])
  }
}

const position = async (): Promise<PositionLiteral> =>
  (await engine.ask('print', { handle, as: 'position' }))['position'] as PositionLiteral

const withoutZeros = (amounts: Readonly<Record<string, number>> = {}): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0))

const offers = async () => withoutZeros((await position()).offers)

const stock = async (seat: number) => withoutZeros((await position()).seats?.[`${seat}`]?.stock)

beforeEach(async () => {
  engine = new Engine()
  handle = String((await engine.ask('position', { position: SAMPLE_ROUND }))['handle'])
  at = 0
})

describe('the sample first round of the rulebook', () => {
  it('plays through the engine, turn by turn, to the offers and stocks it prints', async () => {
    for (const seat of [RED, GREEN, BLUE]) expect(await stock(seat)).toEqual({ franc: 5, coal: 1 })
    expect(await offers()).toEqual({ franc: 2, fish: 2, wood: 2, clay: 1 })

    await play(RED, 'supply')
    expect(await offers()).toEqual({ franc: 3, fish: 2, wood: 2, clay: 1, iron: 1 })
    await play(RED, 'take franc')
    expect(await stock(RED)).toEqual({ franc: 8, coal: 1 })
    const possible = await engine.ask('commands', { handle, seat: RED })
    expect(possible['commands']).toContain('buy marketplace')
    await play(RED, 'end')

    await play(GREEN, 'supply', 'take wood', 'end')
    expect(await stock(GREEN)).toEqual({ franc: 5, coal: 1, wood: 3 })

    await play(BLUE, 'supply', 'take fish', 'end')
    expect(await stock(BLUE)).toEqual({ franc: 5, coal: 1, fish: 4 })

    await play(RED, 'supply')
    expect(await offers()).toEqual({ wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 })
    await play(RED, 'buy marketplace')
    expect(await stock(RED)).toEqual({ franc: 2, coal: 1 })
    await play(RED, 'enter marketplace', 'choose coal grain')
    expect(await stock(RED)).toEqual({ franc: 2, coal: 2, grain: 1 })
    const { special } = (await engine.ask('view', { handle, seat: RED }))['position'] as PositionLiteral
    expect(special?.map((card) => card !== null)).toEqual([true, true, false, false, false, false])
    await play(RED, 'return same', 'end')

    await play(GREEN, 'supply')
    expect(await offers()).toEqual({ franc: 1, wood: 2, clay: 1, iron: 1, grain: 1, cattle: 1 })
    await play(GREEN, 'enter building-firm-1', 'build joinery', 'end')
    expect(await stock(GREEN)).toEqual({ franc: 5, coal: 1 })
    expect((await position()).seats?.[`${GREEN}`]?.buildings).toEqual(['joinery'])

    await play(BLUE, 'supply')
    expect(await offers()).toEqual({ franc: 1, fish: 1, wood: 2, clay: 2, iron: 1, grain: 1, cattle: 1 })
    await play(BLUE, 'take wood', 'end')
    expect(await stock(BLUE)).toEqual({ franc: 5, coal: 1, fish: 4, wood: 2 })

    await play(RED, 'supply')
    expect(await offers()).toEqual({ franc: 1, fish: 1, wood: 1, clay: 3, iron: 1, grain: 1, cattle: 1 })
    await play(RED, 'take clay', 'end')
    expect(await stock(RED)).toEqual({ franc: 2, coal: 2, grain: 1, clay: 3 })

    await play(BLUE, 'pay 2 fish')
    expect(await stock(BLUE)).toEqual({ franc: 5, coal: 1, fish: 2, wood: 2 })
    await play(RED, 'pay 2 franc')
    expect(await stock(RED)).toEqual({ coal: 2, grain: 1, clay: 3 })
    await play(GREEN, 'pay 2 franc')
    expect(await stock(GREEN)).toEqual({ franc: 3, coal: 1 })
    expect((await position()).ships?.['wooden']).toEqual(['dina'])
    expect((await position()).round).toBe(2)

    await play(GREEN, 'supply')
    expect(await offers()).toEqual({ franc: 2, fish: 1, wood: 1, iron: 2, grain: 1, cattle: 1 })
    expect((await engine.ask('status', { handle }))['deciders']).toEqual([GREEN])
  })

  it('has no harvest; the end of the second round has one', async () => {
    const second = { round: 2, turn: 7, step: 'end', seats: { '1': { stock: { grain: 1 } } } }
    const { handle, deciders } = await engine.ask('position', { position: second })
    const [seat] = deciders as number[]
    const { events } = await engine.ask('apply', { handle, seat, command: 'end' })
    expect(events).toContainEqual({ kind: 'harvested', seat: 1, tokens: { grain: 1 } })
  })
})
