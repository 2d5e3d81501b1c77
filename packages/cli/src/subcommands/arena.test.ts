import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_GAME } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { folder, quayside } from '../testing/run-cli.ts'

const arena = (...flags: readonly string[]) =>
  quayside(['arena', '--short', '--players', '2', '--games', '4', '--threads', '1', ...flags])

interface IndexLine {
  readonly file: string
  readonly bots: readonly string[]
  readonly scores: readonly number[]
}

describe('arena', () => {
  it('prints standings', async () => {
    const { status, stdout, stderr } = await arena('--bots', 'greedy,random')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^4 games for 2 players: 2 deals in all seat rotations/)
    expect(stdout).toMatch(/^greedy .*\nrandom /m)
    expect(stdout).toMatch(/^greedy ahead of random /m)
  })

  it.each([
    ['fr', /^4\u00a0parties à 2\u00a0joueurs\u00a0: 2\u00a0donnes/, /^greedy devant random /m],
    ['es', /^4\u00a0partidas de 2\u00a0jugadores: 2\u00a0repartos/, /^greedy por delante de random /m],
    ['zh-Hant', /^2人遊戲4場：2次發牌/, /^greedy勝過random /m],
  ])('prints standings in %s', async (language, head, duel) => {
    const { stdout } = await arena('--bots', 'greedy,random', '--lang', language)
    expect(stdout).toMatch(head)
    expect(stdout).toMatch(duel)
    expect(stdout).not.toMatch(/\b(wins|forfeits|seats|ahead|seed)\b/)
  })

  it('prints everything as JSON', async () => {
    const { stdout } = await arena('--bots', 'greedy,random', '--json')
    expect(JSON.parse(stdout)).toMatchObject({
      plan: { game: SAMPLE_GAME, bots: ['greedy', 'random'], seed: 'arena' },
      games: 4,
      bots: [{ bot: 'greedy', seats: 4 }, { bot: 'random' }],
      duels: [{ first: 'greedy', second: 'random', comparisons: 4 }],
      forfeits: [],
    })
  })

  it('writes a record of every game, with its bots', async () => {
    const records = join(folder(), 'cup', 'records')
    const { status, stdout, stderr } = await arena('--bots', 'greedy,random', '--records', records, '--json')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const files = ['arena-0-1-2.quay', 'arena-0-2-1.quay', 'arena-1-1-2.quay', 'arena-1-2-1.quay']
    expect(readdirSync(records).sort()).toEqual([...files, 'index.jsonl'])
    const index = readFileSync(join(records, 'index.jsonl'), 'utf8').trim().split('\n')
    const lines = index.map((line) => JSON.parse(line) as IndexLine)
    expect(lines.map(({ file, bots }) => [file, bots])).toEqual(
      files.map((file) => [file, file.endsWith('1-2.quay') ? ['greedy', 'random'] : ['random', 'greedy']]),
    )
    for (const { file, scores } of lines) {
      const { stdout: verified } = await quayside(['verify', join(records, file), '--json'])
      expect(JSON.parse(verified)).toMatchObject({ ok: true, over: true })
      expect(readFileSync(join(records, file), 'utf8')).toContain(`\nresult ${scores.join(' ')}\n`)
    }
    const points = lines.map(({ bots, scores }) => scores[bots.indexOf('greedy')] as number)
    const mean = points.reduce((sum, own) => sum + own, 0) / points.length
    expect(JSON.parse(stdout)).toMatchObject({ bots: [{ bot: 'greedy', points: { value: mean } }, {}] })

    const again = await arena('--bots', 'greedy,random', '--records', records)
    expect(again).toMatchObject({ status: 1, stdout: '' })
    expect(again.stderr).toContain(`${join(records, 'index.jsonl')} `)
  })

  it.each(LANGUAGES)('refuses a folder for records that is not writable (%s)', async (language) => {
    const file = join(folder(), 'file')
    writeFileSync(file, '')
    const flags = ['--bots', 'random', '--records', join(file, 'below'), '--lang', language]
    const { status, stdout, stderr } = await arena(...flags)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(join(file, 'below'))
    expect(stderr).toContain('ENOTDIR')
  })

  it('refuses a seed that is too long for a record', async () => {
    const flags = ['--bots', 'random', '--seed', 'x'.repeat(64)]
    expect((await arena(...flags)).status).toBe(0)
    const { status, stderr } = await arena(...flags, '--records', join(folder(), 'records'))
    expect(status).toBe(1)
    expect(stderr).toMatch(/seed/)
  })

  it.each([
    [['--bots', 'nobody'], /Unknown bot nobody; available: random, greedy/],
    [['--bots', 'uct@soon'], /uct@soon needs a budget/],
    [[], /The option --bots <names> is required/],
  ])('refuses %j', async (flags, reason) => {
    const { status, stderr } = await arena(...flags)
    expect(status).toBe(2)
    expect(stderr).toMatch(reason)
  })
})
