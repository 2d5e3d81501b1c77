import { describe, expect, it } from 'vitest'
import { AREAS } from '../catalogue/card.ts'
import { table } from '../testing/table.ts'

const market = (size: number) => ({
  current: ['trader', 'grain-1', 'grain-2', 'grain-3'].slice(0, size),
  future: ['cotton-1', 'cotton-2'],
  deck: ['fur-1', 'fur-2', 'fur-3', 'tobacco-1', 'tobacco-2'],
})

/** All seats pass in the market, and the harbour master takes the trader. */
const round = (players: number, size: number) => {
  const t = table({ players, boards: { market: market(size) } }).play('1 name market')
  for (let seat = 2; seat <= players; seat++) t.play(`${seat} pass`)
  return t
}

describe('preparing the next round', () => {
  it('touches only the areas that were named [PR-5.1]', () => {
    const t = round(3, 2)
    const before = t.literal.boards
    t.play('1 take trader')
    const { market: after, ...others } = t.literal.boards
    expect(after).not.toEqual(before.market)
    const { market: _, ...untouched } = before
    expect(others).toEqual(untouched)
  })

  it('discards the rest of the current supply [PR-5.2]', () => {
    const t = round(4, 3).play('1 take trader')
    expect(t.discards).toEqual(['grain-1', 'grain-2'])
  })

  it.each([
    [2, 2, ['cotton-1', 'cotton-2'], ['fur-1', 'fur-2']],
    [3, 2, ['cotton-1', 'cotton-2'], ['fur-1', 'fur-2']],
    [4, 3, ['cotton-1', 'cotton-2', 'fur-1'], ['fur-2', 'fur-3']],
    [5, 4, ['cotton-1', 'cotton-2', 'fur-1', 'fur-2'], ['fur-3', 'tobacco-1']],
  ])(
    'with %i players moves the future supply up and draws the rest [PR-5.3] [PR-5.4] [PR-5.5]',
    (players, size, current, future) => {
      const t = round(players, size).play('1 take trader')
      expect(t.current('market')).toEqual(current)
      expect(t.future('market')).toEqual(future)
      expect(t.happened('refilled')).toEqual([
        {
          kind: 'refilled',
          area: 'market',
          discarded: ['grain-1', 'grain-2', 'grain-3'].slice(0, size - 1),
          current,
          future,
          dry: false,
          reveal: true,
        },
      ])
    },
  )

  it('fills the gap of an assistant in the current supply first [PR-5.6]', () => {
    const seats = [{}, { hand: ['assistant'] }]
    const t = table({ players: 3, boards: { market: market(2) }, seats })
    t.play('1 name market', '2 take cotton-1 by assistant', '3 pass', '1 take trader')
    expect(t.current('market')).toEqual(['cotton-2', 'fur-1'])
    expect(t.future('market')).toEqual(['fur-2', 'fur-3'])
  })

  it('never brings discards back: an empty deck leaves spaces empty [PR-5.7]', () => {
    const boards = { market: { ...market(2), deck: ['fur-1'], left: 1 } }
    const t = table({ players: 3, dryAreas: 4, boards }).play(
      '1 name market',
      '2 pass',
      '3 pass',
      '1 take trader',
    )
    expect(t.current('market')).toEqual(['cotton-1', 'cotton-2'])
    expect(t.future('market')).toEqual(['fur-1', null])
    expect(t.literal.boards.market.deck).toEqual([])
    t.play('2 name market', '3 pass', '1 pass', '2 take cotton-1')
    expect(t.current('market')).toEqual(['fur-1', null])
    expect(t.future('market')).toEqual([null, null])
    expect(t.happened('refilled').map((event) => event.reveal)).toEqual([true, undefined])
  })

  it.each(AREAS)('shows nothing new where the deck of the %s is empty [PR-5.7]', (area) => {
    const seats = [{ money: 99 }]
    const t = table({ players: 3, phase: 'deciding', area, seats, boards: { [area]: { left: 0 } } })
    t.play(`1 ${t.offers(1, 'take')[0]}`)
    expect(t.happened('refilled')).toMatchObject([{ area, dry: false, future: [] }])
    expect(t.happened('refilled')[0]).not.toHaveProperty('reveal')
  })

  it('gives all pieces back [PR-5.8]', () => {
    const t = table({ players: 3, boards: { market: market(2) } })
    t.play('1 name market', '2 take trader', '3 take grain-1', '1 pass')
    expect(t.literal.seats.map(({ piece }) => piece)).toEqual([null, null, null])
    expect(t.play('2 name bank').deciders).toEqual([3])
  })

  it('hands the harbour master token clockwise [PR-5.9]', () => {
    const boards = { market: market(2) }
    const master = (seat: number) => {
      const t = table({ players: 3, master: seat, boards }).play(`${seat} name market`)
      for (const other of t.deciders) t.play(`${other} pass`)
      for (const other of t.deciders) t.play(`${other} pass`)
      return t.play(`${seat} take trader`).literal.master
    }
    expect([1, 2, 3].map(master)).toEqual([2, 3, 1])
    expect(round(3, 2).play('1 take trader').happened('round-began')).toEqual([
      { kind: 'round-began', round: 2, master: 1 },
    ])
  })
})
