import { describe, expect, it } from 'vitest'
import { TOKENS } from '../rules/catalogue/goods.ts'
import { OFFERS } from '../rules/catalogue/offers.ts'
import type { State } from '../rules/state/state.ts'
import { newTable, table } from '../rules/testing/index.ts'
import { view } from '../rules/view.ts'
import { foodOutlook, forecast, type UpcomingTurn, upcomingTurns } from './forecast.ts'

const turns = (s: State): UpcomingTurn[] => upcomingTurns(s).filter((coming) => coming.kind === 'turn')

/** What the supply adds, by the token of each offer. */
const adds = (s: State, seat: number): Record<string, number> =>
  Object.fromEntries(
    forecast(s, seat - 1).adds.flatMap((amount, offer) => {
      const name = TOKENS[OFFERS[offer] ?? 0]
      return amount === 0 || name === undefined ? [] : [[name, amount]]
    }),
  )

const TILES = [
  'wood+clay',
  'fish+grain',
  'iron+franc',
  'wood+fish',
  'wood+franc',
  'fish+clay',
  'wood+cattle',
] as const

const midGame = { options: { players: 4 }, round: 13, turn: 3, tiles: TILES } as const

describe('the coming turns', () => {
  it('go round the table and on through the rounds to one final action each', () => {
    const all = turns(table(midGame).state)
    const rounds = 20
    expect(all).toHaveLength(5 + 7 * (rounds - 13) + 4)
    for (const [place, { seat }] of all.entries()) expect(seat).toBe(((all[0]?.seat ?? 0) + place) % 4)
    expect(all.slice(-4).map(({ round, tile }) => [round, tile])).toEqual(Array(4).fill([null, null]))
  })

  it('begin with the current one, each with its supply tile', () => {
    const [now, next] = turns(table(midGame).state)
    expect(now).toMatchObject({ round: 13, turn: 3, when: 'now', interest: false })
    expect(next).toMatchObject({ round: 13, turn: 4, when: 'later', interest: true })
  })

  it('hide face-down tiles', () => {
    const seen = view(newTable({ players: 2 }).play('supply').state, 0)
    const [first, second] = turns(seen)
    expect(first?.tile).not.toBeNull()
    expect(second).toMatchObject({ tile: null, interest: null })
  })

  it('have a round end after every seventh, with what it brings', () => {
    const ends = upcomingTurns(table(midGame).state).filter((coming) => coming.kind === 'round-end')
    expect(ends.map(({ round }) => round)).toEqual([13, 14, 15, 16, 17, 18, 19, 20])
    expect(ends[0]).toMatchObject({ when: 'later', brings: { food: 7, harvest: true, townGets: 'standard' } })
  })

  it('begin with the turn just played during feeding', () => {
    const feeding = table({ ...midGame, turn: 8, phase: 'feeding', seats: { '1': { owes: 2 } } }).state
    const [last, end, next] = upcomingTurns(feeding)
    expect(last).toMatchObject({ kind: 'turn', turn: 7, when: 'done' })
    expect(end).toMatchObject({ kind: 'round-end', round: 13, when: 'now' })
    expect(next).toMatchObject({ kind: 'turn', round: 14, turn: 1, when: 'later' })
  })

  it('are only the remaining final actions in the final stage, and none after the game', () => {
    const final = table({ options: { players: 3 }, phase: 'final', turn: 2 }).state
    expect(turns(final).map(({ turn, when }) => [turn, when])).toEqual([
      [2, 'now'],
      [3, 'later'],
    ])
    expect(upcomingTurns(table({ phase: 'over' }).state)).toEqual([])
  })
})

describe('the forecast of the offers', () => {
  it('adds every tile up to the supply of the seat’s next turn', () => {
    const s = table({ ...midGame, turn: 1 }).state
    const [now] = turns(s)
    const waits = ((now?.seat ?? 0) + 2) % 4
    expect(adds(s, waits + 1)).toEqual({ fish: 1, grain: 1, iron: 1, franc: 1 })
  })

  it('skips the current turn if its supply is done', () => {
    const s = table({ ...midGame, turn: 1 }).state
    const active = (turns(s)[0]?.seat ?? 0) + 1
    expect(adds(s, active)).toEqual({ fish: 2, grain: 1, iron: 1, franc: 2, wood: 2 })
  })

  it('counts the seat’s own supply while it is still to come', () => {
    const s = table({ ...midGame, turn: 1, step: 'supply' }).state
    expect(adds(s, (turns(s)[0]?.seat ?? 0) + 1)).toEqual({ wood: 1, clay: 1 })
  })

  it('counts the unknown tiles among the coming ones', () => {
    const seen = view(newTable({ players: 3, start: 0 }).play('supply').state, 0)
    expect(forecast(seen, 0)).toMatchObject({ unknown: 3 })
    expect(forecast(seen, 1)).toMatchObject({ unknown: 1 })
  })

  it('has nothing to add in the final stage', () => {
    expect(adds(table({ phase: 'final', turn: 1 }).state, 3)).toEqual({})
  })
})

describe('the food at the end of the round', () => {
  const hungry = (seat: object, more: object = {}): State =>
    table({ options: { players: 3 }, round: 5, turn: 1, tiles: TILES, ...more, seats: { '1': seat } }).state

  it('counts ships, food and francs against the demand', () => {
    const s = hungry({ stock: { franc: 0, fish: 1, coal: 0 }, ships: ['dina'] })
    expect(foodOutlook(s, 0)).toEqual({ demand: 4, ships: 3, held: 1, short: 0, owes: null })
  })

  it('says how much is missing', () => {
    const s = hungry({ stock: { franc: 1, coal: 0 } })
    expect(foodOutlook(s, 0)).toMatchObject({ short: 3 })
  })

  it('deducts the interest that is due before', () => {
    const seat = { stock: { franc: 4, coal: 0 }, loans: 1 }
    expect(foodOutlook(hungry(seat), 0)).toMatchObject({ held: 3, short: 1 })
    expect(foodOutlook(hungry(seat, { turn: 4 }), 0)).toMatchObject({ held: 4, short: 0 })
  })

  it('counts ships only up to the demand of the round', () => {
    const s = hungry({ stock: { franc: 0, coal: 0 }, ships: ['dina', 'blanche'] })
    expect(foodOutlook(s, 0)).toMatchObject({ ships: 4, short: 0 })
  })

  it('is the amount still owed during feeding', () => {
    const s = hungry({ stock: { franc: 1, coal: 0 }, owes: 3 }, { phase: 'feeding', turn: 8 })
    expect(foodOutlook(s, 0)).toMatchObject({ owes: 3, short: 2 })
  })

  it('is null in the final stage', () => {
    expect(foodOutlook(table({ phase: 'final', turn: 1 }).state, 0)).toBeNull()
  })
})
