import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { parseGameLine } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../games/game-registry.ts'
import { folder, quayside } from '../testing/run-cli.ts'

interface Line {
  readonly seed: string
  readonly moves: readonly {
    readonly seat: number
    readonly choices: number
    readonly features?: { readonly index: readonly number[]; readonly value: readonly number[] }
  }[]
  readonly totals: readonly number[]
}

const written = async (args: readonly string[]): Promise<readonly [head: object, ...lines: Line[]]> => {
  const file = join(folder(), 'games.jsonl.gz')
  expect(await quayside(['dataset', '-o', file, ...args])).toMatchObject({ status: 0, stderr: '' })
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  return lines.map((line) => JSON.parse(line) as object) as [object, ...Line[]]
}

describe('dataset', () => {
  it.each(GAME_IDS)('writes whole games of %s with the features of each seat', async (game) => {
    const [head, ...games] = await written([
      '--game',
      game,
      '--games',
      '2',
      '--players',
      '2',
      '--threads',
      '1',
    ])
    expect(head).toMatchObject({ format: 'quayside dataset 1', game, games: 2, level: 'random' })
    const { features: size } = head as { readonly features: number }
    expect(games).toHaveLength(2)
    for (const { moves, totals } of games) {
      expect(totals).toHaveLength(2)
      for (const { seat, choices, features } of moves) {
        expect([1, 2]).toContain(seat)
        expect(choices).toBeGreaterThan(0)
        expect(features?.index.length).toBe(features?.value.length)
        expect(Math.max(...(features?.index ?? [size]))).toBeLessThan(size)
      }
    }
  })

  it('writes the same games in the same order for any number of threads', async () => {
    const args = ['--games', '40', '--players', '2', '--short', '--no-features']
    const [, ...alone] = await written([...args, '--threads', '1'])
    const [, ...together] = await written([...args, '--threads', '3'])
    expect(together).toEqual(alone)
    expect(alone.map(({ seed }) => seed)).toEqual(alone.map((_, game) => `dataset-${game}`))
  })

  it('writes the same games in the short format, compressed by file name', async () => {
    const args = ['--games', '2', '--players', '2', '--short', '--threads', '1']
    const [, ...long] = await written([...args, '--no-features'])
    const file = join(folder(), 'games.jsonl.zst')
    await quayside(['dataset', '-o', file, ...args, '--moves-only'])
    const [head = '', ...lines] = zstdDecompressSync(readFileSync(file)).toString().trimEnd().split('\n')
    expect(JSON.parse(head)).toMatchObject({ format: 'quayside games 1', level: 'random', games: 2 })
    expect(lines.map(parseGameLine)).toEqual(long.map((line) => parseGameLine(JSON.stringify(line))))
    expect(lines.join('').length).toBeLessThan(JSON.stringify(long).length / 2)
  })

  it('lets another level make a share of the decisions', async () => {
    const args = ['--games', '3', '--players', '2', '--short', '--no-features', '--level', 'greedy']
    const [, ...alone] = await written(args)
    const [head, ...mixed] = await written([...args, '--also', 'random', '--share', '10'])
    expect(head).toMatchObject({ level: 'greedy', also: { level: 'random', share: 10 } })
    const [, ...whole] = await written([...args, '--also', 'random', '--share', '100'])
    const [, ...other] = await written([...args.slice(0, -1), 'random'])
    expect(mixed).not.toEqual(alone)
    expect(whole).toEqual(other)
  })

  it('refuses an unknown level, and an existing file', async () => {
    const file = join(folder(), 'games.jsonl.gz')
    expect((await quayside(['dataset', '-o', file, '--level', 'admiral-of-all'])).stderr).toContain('random')
    await quayside(['dataset', '-o', file, '--games', '1', '--no-features'])
    expect((await quayside(['dataset', '-o', file, '--games', '1'])).status).toBe(1)
  })
})
