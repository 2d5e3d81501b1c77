import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { quayside } from '../testing/run-cli.ts'
import { playedRecord, WHOLE_GAME } from '../testing/sample-records.ts'

/** Every seat plays its first legal command, which is rarely a good move. */
const RECORD = playedRecord(WHOLE_GAME)

const QUICK = ['--level', 'mate', '--nodes', '20000']

/** Prints to standard error when a program starts to listen for SIGINT. */
const PRINT_LISTENING = `data:text/javascript,process.on('newListener', (name) => name === 'SIGINT' && console.error('listens'))`

/** A review that would take minutes, interrupted as soon as possible. */
const interrupted = async (): Promise<{ status: unknown; stdout: string }> => {
  const main = join(import.meta.dirname, '..', 'main.ts')
  const words = ['--import', PRINT_LISTENING, main, 'review', '-', '--level', 'commodore', '--lang', 'en']
  const child = spawn(process.execPath, words)
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
  })
  child.stdin.end(RECORD)
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    // The event is emitted just before the listener is added.
    if (text.includes('listens')) setTimeout(() => child.kill('SIGINT'), 100)
  })
  return { status: await new Promise((resolve) => child.on('close', resolve)), stdout }
}

describe('review', () => {
  it('shows the curve, the turning points, the mistakes and a summary per seat', async () => {
    const { status, stdout, stderr } = await quayside(['review', '-', ...QUICK], { input: RECORD })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^Expected final result\n {2}Player 1 +\d+ +[▁-█]+ +-?\d+\n/)
    expect(stdout).toMatch(/\nTurning points\n +\d+ {2}(?:Player|From)/)
    expect(stdout).toMatch(
      /\nMistakes\n +\d+ {2}Player \d {2}.+\n {6}Better: .+ \(worth \d+ francs? more\)\n/,
    )
    expect(stdout).toMatch(/\nPlayer [12]: \d+ mistakes?, \d+ francs lost\n/)
  })

  it('prints everything as JSON, seats counted from 1', async () => {
    const { stdout } = await quayside(['review', '-', ...QUICK, '--json', '--lang', 'zh-Hant'], {
      input: RECORD,
    })
    const output = JSON.parse(stdout) as {
      commands: number
      curve: number[][]
      decisions: { seat: number; better: { outlook: { text: string } | null } | null }[]
      seats: { seat: number }[]
    }
    expect(output.curve).toHaveLength(output.commands + 1)
    expect(output.seats.map(({ seat }) => seat)).toEqual([1, 2])
    expect(new Set(output.decisions.map(({ seat }) => seat))).toEqual(new Set([1, 2]))
    const texts = output.decisions.flatMap(({ better }) => better?.outlook?.text ?? [])
    expect(texts.some((text) => text.startsWith('接著'))).toBe(true)
  })

  it('refuses a game that started from a position', async () => {
    const { status, stderr } = await quayside(['review', '-'], { input: '{"round": 5}' })
    expect(status).toBe(1)
    expect(stderr).toContain('has no record')
  })

  it('names the line where a record is invalid', async () => {
    const broken = RECORD.replace(/^2 1 .*$/m, '2 1 enter church')
    const { status, stderr } = await quayside(['review', '-'], { input: broken })
    expect(status).toBe(1)
    expect(stderr).toContain('line 10')
  })

  it('shows partial results when it is interrupted', async () => {
    const { status, stdout } = await interrupted()
    expect(status).toBe(0)
    expect(stdout).toMatch(/\nStopped after \d+ of \d+ moves\n$/)
  })
})
