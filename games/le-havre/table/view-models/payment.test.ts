import { describe, expect, it } from 'vitest'
import { leHavre, question, type State, TOKENS } from '../../rules/index.ts'
import { before, table } from '../../rules/testing/index.ts'
import { cheapestPayment, demandMet, demandOf, meterOf, paymentOptions, shortfall } from './payment.ts'

const ways = (state: State) => {
  const asked = question(state)
  return asked === null ? [] : paymentOptions(state, 0, asked, leHavre.commands(state, 0))
}

const printed = (state: State): string[] => ways(state).map(({ command }) => leHavre.notation.print(command))

const feeding = (owes: number, stock: object, more: object = {}) =>
  table({ phase: 'feeding', round: 9, seats: { '1': { owes, stock: { franc: 0, ...stock }, ...more } } })
    .state

const inSmokehouse = (fish: number) =>
  before('smokehouse', { fish, franc: 6, wood: 2 }).play('enter smokehouse').state

describe('the ways to pay', () => {
  it('begin with the one that gives up the least, the francs kept where that is a draw', () => {
    expect(printed(feeding(2, { fish: 2, franc: 2 }))[0]).toBe('pay 2 fish')
  })

  it('are every way the engine knows, each once', () => {
    const state = feeding(5, { fish: 3, smoked_fish: 1, meat: 1, bread: 1, franc: 5 })
    expect(printed(state).sort()).toEqual(
      leHavre
        .commands(state, 0)
        .map((command) => leHavre.notation.print(command))
        .filter((command) => command.startsWith('pay'))
        .sort(),
    )
  })

  it('say what each is good for: value, francs, goods', () => {
    const found = ways(feeding(3, { fish: 3, meat: 1, franc: 3 }))
    const keeping = (keeps: string): string[] =>
      found.filter((way) => way.keeps === keeps).map(({ command }) => leHavre.notation.print(command))
    expect(keeping('value')).toEqual(['pay 1 meat'])
    expect(keeping('goods')).toEqual(['pay 3 franc'])
  })

  it('show the waste', () => {
    const [meat] = ways(feeding(1, { meat: 1, fish: 0, bread: 0 }))
    expect(meat?.waste).toBe(2)
  })

  it('of a fee in food or francs waste nothing when either is paid exactly', () => {
    expect(ways(inSmokehouse(4)).map(({ waste }) => waste)).toEqual(
      [0, 0, 0].slice(0, ways(inSmokehouse(4)).length),
    )
  })
})

describe('a command with its payment', () => {
  it('is carried through to where something else is asked', () => {
    const state = before(
      'building-firm-1',
      { clay: 3, brick: 3 },
      { piles: [['charcoal-kiln'], [], []] },
    ).play('enter building-firm-1').state
    const [build] = leHavre.commands(state, 0)
    const commands = build === undefined ? [] : cheapestPayment(state, 0, build)
    expect(commands.map((command) => leHavre.notation.print(command))).toEqual([
      'build charcoal-kiln',
      'pay 1 clay',
    ])
  })
})

describe('the bar', () => {
  const FISH = TOKENS.indexOf('fish')
  const MEAT = TOKENS.indexOf('meat')

  it('begins with what ships bring', () => {
    const state = feeding(4, { fish: 4 }, { ships: ['dina'] })
    const asked = question(state)
    const demand = asked && demandOf(state, 0, asked)
    expect(demand).toEqual({ unit: 'food', need: 4, ships: 3 })
    const meter = demand && meterOf(demand, [{ token: FISH, amount: 4 }])
    expect(meter).toMatchObject({ demand: 7, covered: 7, wasted: 0, length: 7 })
    expect(meter?.segments).toEqual([
      { kind: 'ships', amount: 3 },
      { kind: 'pays', token: FISH, amount: 4 },
    ])
  })

  it('cuts the waste off what pays last', () => {
    const meter = meterOf({ unit: 'food', need: 4, ships: 0 }, [
      { token: FISH, amount: 2 },
      { token: MEAT, amount: 1 },
    ])
    expect(meter.segments).toEqual([
      { kind: 'pays', token: FISH, amount: 2 },
      { kind: 'pays', token: MEAT, amount: 2 },
      { kind: 'waste', amount: 1 },
    ])
    expect(meter).toMatchObject({ covered: 4, wasted: 1, length: 5 })
  })

  it('shows what cannot be covered', () => {
    const meter = meterOf({ unit: 'food', need: 5, ships: 0 }, [{ token: FISH, amount: 2 }], 3)
    expect(meter).toMatchObject({ covered: 2, missing: 3 })
    expect(meter.segments.at(-1)).toEqual({ kind: 'missing', amount: 3 })
  })

  it('measures a fee by the alternative that is paid', () => {
    const state = inSmokehouse(4)
    const asked = question(state)
    const demand = asked && demandOf(state, 0, asked)
    const franc = [{ token: TOKENS.indexOf('franc'), amount: 1 }]
    expect(asked && demand && demandMet(asked, demand, franc)).toEqual({ unit: 'franc', need: 1, ships: 0 })
  })
})

describe('a seat that cannot pay', () => {
  it('has what it holds, and lacks the rest', () => {
    const { state } = table({
      phase: 'feeding',
      seats: { '1': { owes: 6, stock: { franc: 1, fish: 2, coal: 0 }, buildings: ['marketplace'] } },
    })
    expect(shortfall(state, 0)).toEqual({
      held: [
        { token: TOKENS.indexOf('fish'), amount: 2 },
        { token: TOKENS.indexOf('franc'), amount: 1 },
      ],
      short: 3,
    })
  })

  it('lacks nothing when nothing is due', () => {
    expect(shortfall(before('fishery', { franc: 1 }).state, 0)).toEqual({ held: [], short: 0 })
  })
})
