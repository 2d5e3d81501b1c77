import { describe, expect, it } from 'vitest'
import { type PositionLiteral, packetRow } from '../../rules/index.ts'
import { table } from '../../rules/testing/index.ts'
import { gainOf } from './card-benefit.ts'
import { cargoOf, draftOf, lanesOf, loadsOf, lostIn, unitsAsked } from './delivery.ts'
import { handOf, visibleHand } from './hand.ts'
import { seatSummary, unseenCopies } from './seat-summary.ts'

const { state } = table({
  players: 4,
  master: 4,
  phase: 'asking',
  area: 'market',
  named: ['market'],
  asked: 1,
  seats: [
    {
      money: 10,
      hand: [
        'cotton-3-nl',
        'fur-4-es',
        'grain-4-gb',
        'cotton-2',
        'fur-1',
        'fur-1',
        'nugget-1',
        'trader',
        'banker',
        'banker',
        'money-4',
        'library',
      ],
      ships: ['ship-nl', 'ship-es'],
    },
    { money: 20, hand: ['fur-2'] },
    { money: 10 },
    { money: 5 },
  ],
  boards: { market: { current: ['fur-3', 'grain-1', 'museum'], future: ['trader', 'cotton-1'] } },
})
const literal = packetRow.position.write(state) as PositionLiteral
const hand = handOf(state, literal, 0)

describe('a hand', () => {
  it('is grouped by what it can do now', () => {
    expect(hand.ready.map(({ card }) => card)).toEqual(['cotton-3-nl', 'fur-4-es'])
    expect(hand.best.flatMap(({ contracts }) => contracts)).toEqual(['fur-4-es'])
    expect(hand.waiting).toEqual([{ card: 'grain-4-gb', count: 1, missing: { units: 1, ship: true } }])
    expect(hand.goods.map(({ card, count }) => `${count} ${card}`)).toEqual([
      '1 cotton-2',
      '2 fur-1',
      '1 nugget-1',
    ])
    expect(hand.bank.map(({ card }) => card).sort()).toEqual(['banker', 'money-4'])
    expect(hand.points.map(({ card }) => card)).toEqual(['library'])
  })

  it('that is not shown has no cards', () => {
    const view = packetRow.view(state, 1)
    const seen = packetRow.position.write(view) as PositionLiteral
    expect(visibleHand(seen, 0)).toEqual([])
    expect(handOf(view, seen, 0)).toMatchObject({ ready: [], waiting: [], goods: [], helpers: [], bank: [] })
    expect(seatSummary(view, seen, 0)).toMatchObject({ cards: 12, bankers: null, points: null, rank: 2 })
  })

  it('is worth what its owner sees', () => {
    expect(seatSummary(state, literal, 0)).toMatchObject({ bankers: 2, bankerPoints: 1, points: 3, rank: 2 })
    expect(seatSummary(state, literal, 1)).toMatchObject({ rank: 1, bankerPoints: 3 })
  })
})

describe('a card on offer', () => {
  it('is worth the contracts that it lets one fulfil', () => {
    const gain = (card: string) => gainOf(state, 0, { verb: 'take', card, assistant: false }, hand.best)
    expect(gain('fur-3')).toMatchObject({ reward: 25, contracts: 2 })
    expect(gain('grain-1')).toBeNull()
    expect(gain('museum')).toBeNull()
  })

  it('is counted among the unseen copies', () => {
    expect(unseenCopies(state, literal, 'fur-1')).toBe(0)
    expect(unseenCopies(packetRow.view(state, 0), literal, 'fur-2')).toBe(2)
  })
})

describe('a delivery under construction', () => {
  it('has a lane for every contract and every card that can go along', () => {
    expect(lanesOf(state, literal, 0).map(({ key }) => key)).toEqual([
      'grain-4-gb 0',
      'cotton-3-nl 0',
      'fur-4-es 0',
    ])
    expect(cargoOf(state, literal, 0)).not.toContain('banker')
    expect(cargoOf(state, literal, 0)).toContain('ship-nl')
  })

  it('is made the cheapest way, with every card in its lane', () => {
    const draft = draftOf(state, 0, ['cotton-3-nl'], null, 0)
    const [load] = loadsOf(state, draft.plan)
    expect(load?.cargo.map(({ card, here }) => [card, here])).toEqual([
      ['cotton-2', 2],
      ['nugget-1', 1],
    ])
    expect(load?.ships.map(({ card }) => card)).toEqual(['ship-nl'])
    expect([unitsAsked(state, ['cotton-3-nl']), lostIn(state, draft.plan)]).toEqual([3, 0])
  })

  it('with cards of one\u2019s own choice says why it cannot be', () => {
    expect(draftOf(state, 0, ['cotton-3-nl'], ['cotton-2', 'ship-nl'], 0).refusal).toMatchObject({
      code: 'not-enough-goods',
    })
    expect(draftOf(state, 0, ['cotton-3-nl', 'grain-4-gb'], null, 0)).toMatchObject({ plan: [], ways: 0 })
  })
})
