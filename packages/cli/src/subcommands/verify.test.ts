import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OTHER_GAME, OTHER_TITLE, SAMPLE_GAME, SAMPLE_TITLE } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { quayside } from '../testing/run-cli.ts'
import { fairRecord, playedRecord, WHOLE_GAME } from '../testing/sample-records.ts'

const SHORT = { players: 2, version: 'short' }

describe('verify', () => {
  it('prints the winner of a whole game, and the parts of every score', async () => {
    const { status, stdout } = await quayside(['verify', '-'], { input: playedRecord(WHOLE_GAME, SHORT) })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^-: [^,]+, 2 seats, \d+ commands, Player .* with −?\d+ francs\n/)
    expect(stdout.trim().split('\n')).toHaveLength(3)
  })

  it('prints the ranking as JSON, with every source of points', async () => {
    const { stdout } = await quayside(['verify', '-', '--json'], { input: playedRecord(WHOLE_GAME, SHORT) })
    const { ok, over, outcome } = JSON.parse(stdout) as {
      ok: boolean
      over: boolean
      outcome: { scores: { seat: number; total: number; parts: Record<string, number> }[] }
    }
    expect({ ok, over }).toEqual({ ok: true, over: true })
    expect(outcome.scores.map(({ seat }) => seat)).toEqual([1, 2])
    for (const { total, parts } of outcome.scores)
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total)
  })

  it.each([
    [SAMPLE_GAME, 'golden/full-3.txt', 3, SAMPLE_TITLE],
    [SAMPLE_GAME, 'golden-modules/modules-4.txt', 4, SAMPLE_TITLE],
    [OTHER_GAME, 'five-players.txt', 5, OTHER_TITLE],
  ])('replays stored games of version 1 of %s: %s, whole or cut', async (game, file, seats, title) => {
    const path = join(
      import.meta.dirname,
      '..',
      '..',
      '..',
      '..',
      'games',
      game,
      'fixtures',
      'version-1',
      file,
    )
    const input = readFileSync(path, 'utf8')
    const whole = await quayside(['verify', '-'], { input })
    expect(whole).toMatchObject({ status: 0, stderr: '' })
    expect(whole.stdout).toMatch(new RegExp(`^-: ${title}, ${seats} seats, \\d+ commands, Player \\d wins`))
    const cut = `${input.split('\n').slice(0, 60).join('\n')}\n`
    const { status, stdout } = await quayside(['verify', '-'], { input: cut })
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('53 commands, not finished') as string,
    })
  })

  it('accepts a record with Windows line endings', async () => {
    const input = playedRecord(5).replaceAll('\n', '\r\n')
    expect((await quayside(['verify', '-'], { input })).status).toBe(0)
  })

  it('uses the requested language', async () => {
    const { stdout } = await quayside(['verify', '-', '--lang', 'fr'], { input: playedRecord(5) })
    expect(stdout).toBe(`-\u00a0: ${SAMPLE_TITLE}, 2\u00a0joueurs, 5\u00a0commandes, inachevée\n`)
    const whole = await quayside(['verify', '-', '--lang', 'zh-Hant'], { input: playedRecord(5) })
    expect(whole.stdout).toBe('-：《港都情濃》，2個座位，5個指令，尚未結束\n')
    const chinese = await quayside(['verify', '-'], {
      input: 'nothing',
      env: { LC_ALL: 'zh_TW.UTF-8' },
    })
    expect(chinese.stderr).toBe('-第1行：這不是遊戲存檔。\n')
  })
})

describe('verify and the deal of an online game', () => {
  const FAIR = fairRecord(WHOLE_GAME)
  const [, commitment = ''] = /"commitment":"([0-9a-f]{64})"/.exec(FAIR) ?? []

  it.each([
    ['en', 'Deal verified. Commitment: '],
    ['fr', 'Donne vérifiée. Engagement\u00a0: '],
    ['es', 'Reparto verificado. Compromiso: '],
    ['zh-Hant', '發牌已驗證。承諾值：'],
  ])('says in %s that it is verified, with the commitment to compare', async (language, words) => {
    const { status, stdout } = await quayside(['verify', '-', '--lang', language], { input: FAIR })
    expect(status).toBe(0)
    expect(stdout.trim().split('\n').at(-1)).toBe(words + commitment)
  })

  it('prints it as JSON too', async () => {
    const { stdout } = await quayside(['verify', '-', '--json'], { input: FAIR })
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, deal: { verified: true, commitment } })
  })

  it.each([
    ['seed', /^(seed )./m, '$1x', 'wrong-deal-seed'],
    ['secret', '"secret":"5', '"secret":"6', 'wrong-commitment'],
    ['salt', '"salt":"a', '"salt":"b', 'wrong-commitment'],
    ['commitment', /"commitment":"../, '"commitment":"00', 'wrong-commitment'],
    ['nonce', '"nonces":["0', '"nonces":["1', 'wrong-deal-seed'],
    ['bot', ',null]', `,"${'11'.repeat(16)}"]`, 'wrong-deal-seed'],
  ])('refuses a changed %s and names the line', async (_what, from, to, code) => {
    const { status, stdout } = await quayside(['verify', '-', '--json'], { input: FAIR.replace(from, to) })
    expect(status).toBe(1)
    const line = FAIR.trimEnd().split('\n').length - 1
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, error: { code, line } })
  })
})
