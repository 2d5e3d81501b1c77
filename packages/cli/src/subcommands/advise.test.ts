import { SAMPLE_GAME } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { quayside } from '../testing/run-cli.ts'
import { playedRecord, WHOLE_GAME } from '../testing/sample-records.ts'

/** Before the main action of the last turn in the first round. */
const RECORD = playedRecord(19)

const FEW = ['--nodes', '600']

interface Output {
  readonly seat: number
  readonly at: number
  readonly expected: readonly number[]
  readonly suggestions: readonly {
    readonly command: string
    readonly points: number
    readonly behind: number
    readonly later: readonly { readonly seat: number; readonly command: string }[]
    readonly outlook: { readonly code: string; readonly text: string } | null
  }[]
}

describe('advise', () => {
  it('lists the best commands with expected points and reasons', async () => {
    const { status, stdout, stderr } = await quayside(['advise', '-', ...FEW], { input: RECORD })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Player [12] to move: Choose a main action\n1\. \w/)
    expect(stdout).toMatch(/\n {3}expected: \d+ francs \(± \d+\) · .*next best\n/)
    expect(stdout).toMatch(/\n3\. /)
    expect(stdout).toMatch(/\n {3}Then: \w/)
  })

  it('works in every language', async () => {
    const said = await Promise.all(
      ['fr', 'es', 'zh-Hant'].map((lang) =>
        quayside(['advise', '-', ...FEW, '--lang', lang], { input: RECORD }),
      ),
    )
    expect(said.map(({ stdout }) => /(attendu|resultado previsto|預期)/.exec(stdout)?.[1])).toEqual([
      'attendu',
      'resultado previsto',
      '預期',
    ])
  })

  it('prints the same as JSON, with reasons as codes and text', async () => {
    const asked = ['advise', '-', ...FEW, '--level', 'mate', '--json', '--lang', 'es']
    const { stdout } = await quayside(asked, { input: RECORD })
    const output = JSON.parse(stdout) as Output
    expect(output).toMatchObject({ at: 19, game: SAMPLE_GAME, level: 'mate' })
    expect(output.expected).toHaveLength(2)
    const [best] = output.suggestions
    expect(best).toMatchObject({ behind: 0, even: true })
    const outlooks = output.suggestions.flatMap(({ outlook }) => outlook ?? [])
    expect(outlooks.length).toBeGreaterThan(0)
    for (const { code, text } of outlooks) {
      expect(code).toBe('then')
      expect(text).toMatch(/^Después: \w/)
    }
    for (const { later } of output.suggestions)
      expect(later.every(({ seat }) => seat === 1 || seat === 2)).toBe(true)
    expect((await quayside(asked, { input: RECORD })).stdout).toBe(stdout)
  })

  it('takes an earlier position of a record', async () => {
    const { stdout } = await quayside(['advise', '-', ...FEW, '--at', '1', '--json'], { input: RECORD })
    expect(JSON.parse(stdout)).toMatchObject({ at: 1, seat: 1 })
  })

  it.each([
    [['--level', 'deckhand'], 2, 'deckhand cannot give advice; available: mate, captain, commodore.'],
    [['--at', '1', '--seat', '2'], 1, 'Seat 2 has nothing to decide here.'],
    [['--seat', '7'], 1, 'There is no seat 7'],
    [['--seat', 'me'], 2, 'Expected a seat, counted from 1.'],
  ])('refuses %j', async (flags, status, reason) => {
    const ended = await quayside(['advise', '-', ...FEW, ...flags], { input: RECORD })
    expect(ended.status).toBe(status)
    expect(ended.stderr).toContain(reason)
    expect(ended.stdout).toBe('')
  })

  it('refuses a finished game', async () => {
    const input = playedRecord(WHOLE_GAME)
    const { status, stderr } = await quayside(['advise', '-', '--lang', 'fr'], { input })
    expect(status).toBe(1)
    expect(stderr).toContain('La partie est terminée.')
  })
})
