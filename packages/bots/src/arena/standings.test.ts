import { random } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import type { Interval } from './bootstrap-intervals.ts'
import { type Figure, type PlayedMatch, standings } from './standings.ts'

const game = (
  deal: number,
  seats: readonly number[],
  places: readonly number[],
  scores = places,
): PlayedMatch => ({
  deal,
  seed: `cup-${deal}`,
  seats,
  result: { scores, places, forfeits: [], commands: 1 },
})

/** Two contestants; the first wins each deal with this probability, in both rotations. */
const coinGames = (deals: number, chance: number): PlayedMatch[] => {
  const source = random('coins')
  return Array.from({ length: deals }, (_, deal) => {
    const first = source.nextInt(1000) < chance * 1000
    return [game(deal, [0, 1], first ? [1, 2] : [2, 1]), game(deal, [1, 0], first ? [2, 1] : [1, 2])]
  }).flat()
}

const intervalOf = (figure: Figure | undefined): Interval => {
  const { low = null, high = null } = figure ?? {}
  if (low === null || high === null) throw new Error('no interval')
  return { low, high }
}

describe('standings', () => {
  it('count wins, places and points', () => {
    const { bots, games, deals, players } = standings(
      ['ann', 'bob'],
      [
        game(0, [0, 1], [1, 2], [90, 60]),
        game(0, [1, 0], [2, 1], [50, 80]),
        game(1, [0, 1], [2, 1], [10, 20]),
      ],
    )
    expect({ games, deals, players }).toEqual({ games: 3, deals: 2, players: 2 })
    expect(
      bots.map(({ bot, seats, winShare, points, place }) => [
        bot,
        seats,
        winShare.value,
        points.value,
        place,
      ]),
    ).toEqual([
      ['ann', 3, 2 / 3, 60, 4 / 3],
      ['bob', 3, 1 / 3, 130 / 3, 5 / 3],
    ])
  })

  it('split a shared win', () => {
    const { bots, duels } = standings(['ann', 'bob', 'cid'], [game(0, [0, 1, 2], [1, 1, 3])])
    expect(bots.map(({ bot, winShare }) => [bot, winShare.value])).toEqual([
      ['ann', 0.5],
      ['bob', 0.5],
      ['cid', 0],
    ])
    expect(duels.map(({ first, second, share }) => [first, second, share.value])).toEqual([
      ['ann', 'bob', 0.5],
      ['ann', 'cid', 1],
      ['bob', 'cid', 1],
    ])
  })

  it('do not compare a contestant with itself', () => {
    const { duels } = standings(['ann', 'bob'], [game(0, [0, 1, 1], [2, 1, 3])])
    expect(duels).toMatchObject([{ comparisons: 2, share: { value: 0.5 } }])
  })

  it('have intervals of the expected width', () => {
    const { duels, bots } = standings(['ann', 'bob'], coinGames(400, 0.5))
    const { low, high } = intervalOf(duels[0]?.share)
    // Both rotations of a deal have the same result, so 400 deals count, not 800 games: 2 * 1.96 * sqrt(0.25
    // / 400).
    expect(high - low).toBeCloseTo(0.098, 1.5)
    expect(low).toBeLessThan(0.5)
    expect(high).toBeGreaterThan(0.5)
    const rating = intervalOf(bots[0]?.elo)
    expect(rating.high - rating.low).toBeGreaterThan(20)
  })

  it('have no interval without variance', () => {
    const { duels, bots } = standings(['ann', 'bob'], coinGames(20, 1))
    expect(duels[0]?.share).toEqual({ value: 1, low: expect.closeTo(0.839, 3) as number, high: 1 })
    expect(bots[0]?.elo).toMatchObject({ low: null, high: null })
  })

  it('have no intervals below ten deals', () => {
    for (const [deals, hasInterval] of [
      [2, false],
      [9, false],
      [10, true],
    ] as const) {
      const { duels, bots } = standings(['ann', 'bob'], coinGames(deals, 0.5))
      const figures = [
        duels[0]?.share,
        ...bots.flatMap(({ winShare, points, elo }) => [winShare, points, elo]),
      ]
      for (const figure of figures) expect([deals, figure?.low !== null]).toEqual([deals, hasInterval])
    }
  })

  it('are the same every time', () => {
    expect(standings(['ann', 'bob'], coinGames(30, 0.6))).toEqual(
      standings(['ann', 'bob'], coinGames(30, 0.6)),
    )
  })

  it('list forfeits', () => {
    const [first] = coinGames(1, 1)
    const forfeit = { seat: 1, at: 40, reason: 'crashed', detail: 'exit status 3' } as const
    const lost = {
      ...(first as PlayedMatch),
      result: { ...(first as PlayedMatch).result, forfeits: [forfeit] },
    }
    const result = standings(['ann', './bob'], [lost])
    expect(result.forfeits).toEqual([{ ...forfeit, bot: './bob', seed: 'cup-0' }])
    expect(result.bots.map(({ bot, forfeits }) => [bot, forfeits])).toEqual([
      ['ann', 0],
      ['./bob', 1],
    ])
  })
})
