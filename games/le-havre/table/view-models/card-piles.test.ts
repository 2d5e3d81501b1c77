import { describe, expect, it } from 'vitest'
import { BUILDINGS, buildingNamed, SHIPS } from '../../rules/index.ts'
import { table } from '../../rules/testing/index.ts'
import {
  harbour,
  isOnPile,
  isShipOnPile,
  ownerAndVisitors,
  proposalLayout,
  proposalPiles,
  shipPiles,
  specialPile,
  townBuildsNext,
} from './card-piles.ts'

const card = buildingNamed
const ship = (name: string): number => SHIPS.findIndex((one) => one.name === name)

const PILES = [['local-court', 'tannery'], ['grocery-market'], ['wharf-2', 'bank']]

const midGame = table({
  options: { players: 4 },
  round: 13,
  piles: PILES,
  town: ['clay-mound', 'building-firm-1'],
  seats: {
    '2': { buildings: ['fishery'], disc: 'clay-mound' },
    '3': { buildings: ['joinery', 'sawmill'] },
    '1': { buildings: ['abattoir'] },
  },
}).state

describe('the piles', () => {
  it('of proposals are visible in order with their value', () => {
    expect(proposalPiles(midGame)).toMatchObject([
      { number: 1, cards: [card('local-court'), card('tannery')], value: 28 },
      { number: 2, cards: [card('grocery-market')], value: 10 },
      { number: 3, cards: [card('wharf-2'), card('bank')], value: 30 },
    ])
  })

  it('of proposals take as few columns as hold them, and fewer if many buildings stand', () => {
    const columns = (sizes: readonly number[], standing: number): number => {
      const names = BUILDINGS.map(({ name }) => name)
      const piles = sizes.map((size) => names.splice(0, size))
      const { state } = table({ options: { players: 5 }, round: 8, piles, town: names.slice(0, standing) })
      return proposalLayout(state, 0).columns
    }
    expect(columns([2, 1, 1], 21)).toBe(1)
    expect(columns([2, 2, 2], 21)).toBe(2)
    expect(columns([2, 2, 2], 25)).toBe(1)
    expect(columns([4, 3, 4], 21)).toBe(3)
    expect(columns([4, 3, 4], 22)).toBe(2)
    expect(columns([5, 0, 4], 5)).toBe(2)
  })

  it('show what the town builds next and when', () => {
    expect(townBuildsNext(midGame)).toEqual({ card: card('local-court'), round: 13, now: true })
    const later = table({ options: { players: 4 }, round: 14, piles: PILES, town: [] }).state
    expect(townBuildsNext(later)).toMatchObject({ round: 16, now: false })
    expect(
      townBuildsNext(table({ options: { players: 4 }, round: 20, piles: PILES, town: [] }).state),
    ).toBeNull()
  })

  it('of special buildings show what the viewer knows', () => {
    const seen = table({ options: { players: 4 }, round: 13, special: [null, 'zoo'], viewer: 1 }).state
    expect(specialPile(seen)).toEqual({
      left: 2,
      next: { round: 14, now: false },
      cards: [
        { place: 1, card: null },
        { place: 2, card: card('zoo') },
      ],
    })
  })

  it('of ships show the top card, the number left and the next arrival', () => {
    const { state } = table({
      options: { players: 4 },
      round: 13,
      ships: { wooden: ['dina', 'blanche'], iron: ['boulogne'] },
    })
    const [wooden, iron, , luxury] = shipPiles(state)
    expect(wooden).toMatchObject({ top: ship('Blanche'), left: 2, arriving: null, price: 14 })
    expect(iron).toMatchObject({ top: ship('Boulogne'), left: 1, arriving: ship('Caen') })
    expect(luxury).toMatchObject({ top: null, left: 0, firstRound: 18, price: null })
    expect(isShipOnPile(state, ship('Dina'))).toBe(true)
    expect(isShipOnPile(state, ship('MS Andrea'))).toBe(false)
  })
})

describe('the harbour', () => {
  it('shows the town first, then the others in playing order, and not one’s own', () => {
    expect(harbour(midGame, 1)).toEqual(
      ['building-firm-1', 'clay-mound', 'sawmill', 'joinery', 'abattoir'].map(card),
    )
  })

  it('names the owner and the visitor of a building', () => {
    expect(ownerAndVisitors(midGame, card('clay-mound'))).toEqual({ owner: null, inside: [1] })
    expect(ownerAndVisitors(midGame, card('joinery'))).toEqual({ owner: 2, inside: [] })
    expect(isOnPile(midGame, card('bank'))).toBe(true)
    expect(isOnPile(midGame, card('joinery'))).toBe(false)
  })
})
