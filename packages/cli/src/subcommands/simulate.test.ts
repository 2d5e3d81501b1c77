import { describe, expect, it } from 'vitest'
import { quayside } from '../testing/run-cli.ts'

interface Report {
  readonly seed: string
  readonly result: { readonly games: number; readonly seats: readonly unknown[]; readonly digest: string }
  readonly speed: { readonly games: number }
}

const simulate = async (...flags: readonly string[]): Promise<Report> => {
  const { status, stdout, stderr } = await quayside(['simulate', '--json', '--short', ...flags])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return JSON.parse(stdout) as Report
}

describe('simulate', () => {
  it('plays the same games for a seed, with any number of threads', async () => {
    const flags = ['--games', '40', '--players', '2', '--seed', 'tide']
    const alone = await simulate(...flags, '--threads', '1')
    const shared = await simulate(...flags, '--threads', '3')
    expect(shared.result).toEqual(alone.result)
    expect(alone.result.games).toBe(40)
    expect(alone.result.seats).toHaveLength(2)
    const other = await simulate('--games', '40', '--players', '2', '--seed', 'ebb', '--threads', '1')
    expect(other.result.digest).not.toBe(alone.result.digest)
  })

  it('prints a summary', async () => {
    const { stdout } = await quayside([
      'simulate',
      '--games',
      '3',
      '--players',
      '1',
      '--short',
      '--threads',
      '1',
    ])
    expect(stdout).toMatch(
      /^3 games of \D+, seed simulate, digest [0-9a-f]{8}\n[\d,]+ games\/s, [\d,]+ decisions\/s/,
    )
  })

  it('refuses a set-up that the rules refuse', async () => {
    const { status, stderr } = await quayside(['simulate', '--players', '9'])
    expect(status).toBe(1)
    expect(stderr).toContain('players')
  })
})
