import { type TournamentPlan, tournament } from '@quayside/bots/node'
import { describe, expect, it } from 'vitest'
import { find, THREAD } from './tables.ts'

const ARENA = { find, thread: THREAD }

const PLAN: TournamentPlan = {
  game: 'le-havre',
  options: { players: 3, version: 'short' },
  bots: ['greedy', 'random', 'uct@30'],
  games: 6,
  seed: 'cup',
}

const figures = async (threads: number) => {
  const { plan: _plan, seconds: _seconds, ...result } = await tournament(ARENA, { ...PLAN, threads })
  return result
}

describe('a tournament', () => {
  it('has the same result whatever the number of threads', async () => {
    const alone = await figures(1)
    expect(await figures(2)).toEqual(alone)
    expect(alone).toMatchObject({ players: 3, games: 6, deals: 2, forfeits: [] })
  })

  it('tells how far it is', async () => {
    const told: number[] = []
    await tournament(ARENA, { ...PLAN, bots: ['random'], threads: 1 }, ({ done, games }) =>
      told.push(done / games),
    )
    expect(told).toEqual([1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1])
  })

  it('of one against many seats the challenger once', async () => {
    const { bots } = await tournament(ARENA, {
      ...PLAN,
      bots: ['greedy', 'random'],
      oneAgainstMany: true,
      threads: 1,
    })
    expect(bots.map(({ bot, seats }) => [bot, seats])).toEqual([
      ['greedy', 6],
      ['random', 12],
    ])
  })

  it('is not held for a table that cannot be', async () => {
    await expect(tournament(ARENA, { ...PLAN, options: { players: 9 } })).rejects.toThrow('no such table')
    await expect(tournament(ARENA, { ...PLAN, game: 'chess' })).rejects.toThrow('no such table')
    await expect(tournament(ARENA, { ...PLAN, bots: ['nobody'], threads: 1 })).rejects.toThrow('unknown-bot')
    await expect(tournament(ARENA, { ...PLAN, bots: ['nobody'], threads: 2 })).rejects.toThrow('unknown-bot')
  })
})
