import { describe, expect, it } from 'vitest'
import { quayside } from '../testing/run-cli.ts'

const arena = (...flags: readonly string[]) =>
  quayside(['arena', '--short', '--players', '2', '--games', '4', '--threads', '1', ...flags])

describe('arena', () => {
  it('rates bots for people', async () => {
    const { status, stdout, stderr } = await arena('--bots', 'greedy,random')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^4 games of 2, 2 deals in all seat rotations/)
    expect(stdout).toMatch(/^greedy .*\nrandom /m)
    expect(stdout).toMatch(/^greedy before random /m)
  })

  it('tells programs everything', async () => {
    const { stdout } = await arena('--bots', 'greedy,random', '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      plan: { game: 'le-havre', bots: ['greedy', 'random'], seed: 'arena' },
      games: 4,
      bots: [{ bot: 'greedy', seats: 4 }, { bot: 'random' }],
      duels: [{ first: 'greedy', second: 'random', comparisons: 4 }],
      forfeits: [],
    })
  })

  it.each([
    [['--bots', 'nobody'], /'nobody' cannot play le-havre \(unknown-bot\); there are random, greedy/],
    [['--bots', 'uct@soon'], /bad-budget/],
    [[], /required option '--bots <names>'/],
  ])('refuses %j', async (flags, reason) => {
    const { status, stderr } = await arena(...flags)
    expect(status).toBe(2)
    expect(stderr).toMatch(reason)
  })
})
