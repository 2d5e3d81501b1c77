import { type TournamentPlan, tournament } from '@quayside/bots/node'
import { Game, type GameRecord } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { leHavre } from '../../rules/index.ts'
import { find, THREAD } from './sample-states.ts'

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

  it('reports its progress', async () => {
    const reports: number[] = []
    await tournament(ARENA, { ...PLAN, bots: ['random'], threads: 1 }, ({ done, games }) =>
      reports.push(done / games),
    )
    expect(reports).toEqual([1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1])
  })

  it('passes on the same records whatever the number of threads, if requested', async () => {
    const recordsWith = async (threads: number) => {
      const records = new Map<string, GameRecord | undefined>()
      const plan = { ...PLAN, bots: ['greedy', 'random'], threads, keepRecords: true }
      await tournament(ARENA, plan, ({ match: { seed, seats, result } }) => {
        records.set(`${seed} ${seats.join(' ')}`, result.record)
      })
      return records
    }
    const alone = await recordsWith(1)
    expect(await recordsWith(2)).toEqual(alone)
    expect(alone.size).toBe(6)
    for (const record of alone.values())
      expect(record && Game.load(leHavre, record)).toMatchObject({ ok: true, value: { record } })
    await tournament(ARENA, { ...PLAN, bots: ['random'], games: 1, threads: 1 }, ({ match }) =>
      expect(match.result.record).toBeUndefined(),
    )
  })

  it.each([1, 2])('ends if the progress callback throws, in %i threads', async (threads) => {
    const follow = () => {
      throw new Error('no more room')
    }
    await expect(tournament(ARENA, { ...PLAN, bots: ['random'], threads }, follow)).rejects.toThrow(
      'no more room',
    )
  })

  it('of one against many gives the challenger one seat', async () => {
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

  it('is refused for an unknown game or invalid options', async () => {
    await expect(tournament(ARENA, { ...PLAN, options: { players: 9 } })).rejects.toThrow('no such table')
    await expect(tournament(ARENA, { ...PLAN, game: 'chess' })).rejects.toThrow('no such table')
    await expect(tournament(ARENA, { ...PLAN, bots: ['nobody'], threads: 1 })).rejects.toThrow('unknown-bot')
    await expect(tournament(ARENA, { ...PLAN, bots: ['nobody'], threads: 2 })).rejects.toThrow('unknown-bot')
  })
})
