import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_TITLE } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { Engine, folder, quayside, quaysideProcess } from '../testing/run-cli.ts'
import { playedRecord, withLine } from '../testing/sample-records.ts'

const RECORD = playedRecord(40)

/** The line number of the eleventh command. */
const LINE = 18

const swapLines = (text: string, line: number): string => {
  const rows = text.split('\n')
  const [one = '', other = ''] = rows.splice(line - 1, 2)
  rows.splice(line - 1, 0, other, one)
  return rows.join('\n')
}

interface Spoilt {
  readonly text: string
  readonly code: string
  readonly line: number
  readonly cause?: string
}

const SPOILT: Readonly<Record<string, Spoilt>> = {
  'an illegal line': {
    text: withLine(RECORD, LINE, (line) => line.replace(/^(\d+ \d) .*/, '$1 enter church')),
    code: 'line-refused',
    line: LINE,
    cause: 'not-built-yet',
  },
  'an unknown command': {
    text: withLine(RECORD, LINE, (line) => line.replace(/^(\d+ \d) .*/, '$1 juggle 3 fish')),
    code: 'line-refused',
    line: LINE,
    cause: 'unknown-command',
  },
  'a record cut off in its last line': { text: RECORD.slice(0, -3), code: 'cut-off', line: 49 },
  'a record cut off at the end of a line': {
    text: RECORD.slice(0, RECORD.indexOf('\n\nunfinished') + 1),
    code: 'cut-off',
    line: 48,
  },
  'a result that was not reached': {
    text: RECORD.replace('unfinished', 'result 90 80'),
    code: 'wrong-result',
    line: 49,
  },
  'a line cut off in the middle': {
    text: withLine(RECORD, LINE, (line) => line.slice(0, 2)),
    code: 'bad-line',
    line: LINE,
  },
  'two lines in the wrong order': { text: swapLines(RECORD, LINE), code: 'stale-move', line: LINE },
  'another seed': {
    text: withLine(RECORD, 5, () => 'seed other'),
    code: 'deal-mismatch',
    line: 5,
  },
  'a future rules version': {
    text: withLine(RECORD, 3, () => 'rules 99'),
    code: 'future-rules',
    line: 3,
  },
  'an unknown rules version': {
    text: withLine(RECORD, 3, () => 'rules 0'),
    code: 'unknown-rules',
    line: 3,
  },
  'invalid options': {
    text: withLine(RECORD, 4, () => 'options {"players":9}'),
    code: 'line-refused',
    line: 4,
    cause: 'bad-value',
  },
  'an unknown game': {
    text: withLine(RECORD, 2, () => 'game chess'),
    code: 'unknown-game',
    line: 2,
  },
  'a header without its seed': { text: withLine(RECORD, 5, () => 'sead x'), code: 'bad-header', line: 5 },
  'a command of the wrong seat': {
    text: withLine(RECORD, LINE, (line) => line.replace(/^(\d+) 2/, '$1 1')),
    code: 'line-refused',
    line: LINE,
    cause: 'not-your-turn',
  },
  'an unknown seat': {
    text: withLine(RECORD, LINE, (line) => line.replace(/^(\d+) \d/, '$1 7')),
    code: 'line-refused',
    line: LINE,
    cause: 'no-such-seat',
  },
  'the wrong move number': {
    text: withLine(RECORD, LINE, (line) => line.replace(/^\d+/, '99')),
    code: 'stale-move',
    line: LINE,
  },
  'binary garbage': { text: '\u0000\u0001\u001b[2Jgarbage', code: 'not-a-record', line: 1 },
}

interface Verdict {
  readonly ok: boolean
  readonly error: {
    readonly code: string
    readonly line?: number
    readonly message: string
    readonly params: Readonly<Record<string, unknown>>
    readonly cause?: { readonly code: string }
  }
}

/** The verdict of one run of `verify` on each of these files, which it must not change. */
const verdicts = async (files: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, Verdict>> => {
  const home = folder()
  const names = Object.keys(files)
  const paths = names.map((_, place) => join(home, `${place}`))
  for (const [place, path] of paths.entries()) writeFileSync(path, files[names[place] ?? ''] ?? '')
  const { status, stdout, stderr } = await quayside(['verify', '--json', ...paths])
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(Object.values(files))
  expect(readdirSync(home)).toHaveLength(names.length)
  const replies = stdout.trim().split('\n')
  return new Map(names.map((name, place) => [name, JSON.parse(replies[place] ?? '') as Verdict]))
}

describe('a record that does not replay', () => {
  it('is refused at its line, with the reason', async () => {
    const texts = Object.entries(SPOILT).map(([name, { text }]) => [name, text])
    const found = await verdicts(Object.fromEntries(texts) as Record<string, string>)
    for (const [name, { code, line, cause }] of Object.entries(SPOILT)) {
      const { ok, error } = found.get(name) ?? {}
      expect({ name, ok, code: error?.code, line: error?.line, cause: error?.cause?.code }).toEqual({
        name,
        ok: false,
        code,
        line,
        cause,
      })
      expect(error?.message).not.toBe('')
    }
  })

  it('is reported in one sentence with place and reason', async () => {
    const { status, stdout, stderr } = await quaysideProcess(['verify', '-'], {
      input: SPOILT['an illegal line']?.text ?? '',
    })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toBe(
      '-, line 18: Command 11, “enter church”, was refused. Nobody has built the Church yet.\n',
    )
  })

  it('cannot send control characters to the terminal', async () => {
    const { status, stderr } = await quayside(['verify', '-'], {
      input: withLine(RECORD, LINE, () => '11 1 \u001b]0;x\u0007take'),
    })
    expect(status).toBe(1)
    expect(stderr.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  })

  it('does not keep the other files from being verified', async () => {
    const home = folder()
    const [good, bad] = [join(home, 'good.quay'), join(home, 'bad.quay')]
    writeFileSync(good, RECORD)
    writeFileSync(bad, SPOILT['another seed']?.text ?? '')
    const { status, stdout, stderr } = await quaysideProcess(['verify', bad, good])
    expect(status).toBe(1)
    expect(stderr).toContain('bad.quay, line 5')
    expect(stdout).toContain(`good.quay: ${SAMPLE_TITLE}, 2 seats, 40 commands, not finished`)
  })
})

const MISFITS: Readonly<Record<string, { position: unknown; code: string; field: string }>> = {
  'a negative stock': {
    position: { seats: { '1': { stock: { fish: -1 } } } },
    code: 'negative-amount',
    field: 'seats.1.stock.fish',
  },
  'an unknown card': { position: { town: ['palace'] }, code: 'no-such-card', field: 'town' },
  'a card with two owners': {
    position: { seats: { '1': { buildings: ['bank'] }, '2': { buildings: ['bank'] } } },
    code: 'two-owners',
    field: 'seats.2.buildings',
  },
  'an unknown field': { position: { weather: 'fair' }, code: 'unknown-field', field: 'weather' },
  'an extra seat': { position: { seats: { '4': {} } }, code: 'unknown-field', field: 'seats.4' },
}

describe('an impossible position', () => {
  it('is refused at its field', async () => {
    const texts = Object.entries(MISFITS).map(([name, { position }]) => [name, JSON.stringify(position)])
    const found = await verdicts(Object.fromEntries(texts) as Record<string, string>)
    for (const [name, { code, field }] of Object.entries(MISFITS)) {
      const { error } = found.get(name) ?? {}
      expect({ name, code: error?.code, field: error?.params['field'] }).toEqual({ name, code, field })
    }
  })

  it('is not shown', async () => {
    const { status, stdout, stderr } = await quayside(['show', '-'], { input: '{"town":["palace"]}' })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toBe('quayside: -: “palace” in the field “town” is not a card.\n')
  })

  it('is refused by the engine too, which goes on', async () => {
    const engine = new Engine()
    for (const { position, code } of Object.values(MISFITS))
      expect(await engine.refuses('position', { position })).toBe(code)
    expect(await engine.ask('new', { seed: 'x' })).toMatchObject({ handle: 'g1', at: 0 })
  })
})

describe('an invalid file', () => {
  const refused: readonly (readonly [string, readonly string[], string])[] = [
    ['a missing file', ['verify', join(import.meta.dirname, 'nowhere.quay')], 'There is no file'],
    ['a folder', ['show', import.meta.dirname], 'cannot be read (EISDIR)'],
    ['an empty standard input', ['show', '-'], '- is empty.'],
    ['text that only looks like JSON', ['show', '-'], 'This is not JSON'],
  ]
  it.each(refused)('%s is refused without a stack', async (what, args, reason) => {
    const { status, stdout, stderr } = await quayside(args, { input: what.startsWith('text') ? '{' : '' })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toContain(reason)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it('cannot come twice from the standard input', async () => {
    const { status, stderr } = await quayside(['verify', '-', '-'], { input: RECORD })
    expect(status).toBe(2)
    expect(stderr).toContain('only once')
  })
})

describe('a command to the engine', () => {
  it('for the wrong seat, the wrong move or the wrong game changes nothing', async () => {
    const engine = new Engine()
    const { handle } = await engine.ask('new', { seed: 'x' })
    const before = await engine.ask('print', { handle, as: 'position' })
    expect(await engine.refuses('apply', { handle, seat: 2, command: 'supply' })).toBe('not-your-turn')
    expect(await engine.refuses('apply', { handle, seat: 9, command: 'supply' })).toBe('no-such-seat')
    expect(await engine.refuses('apply', { handle, seat: 1, command: 'supply', at: 3 })).toBe('stale-move')
    expect(await engine.refuses('apply', { handle, seat: 1, command: 'sing' })).toBe('unknown-command')
    expect(await engine.refuses('apply', { handle: 'g9', seat: 1, command: 'supply' })).toBe('unknown-handle')
    expect(await engine.ask('print', { handle, as: 'position' })).toEqual(before)
  })
})

describe('writing', () => {
  it('does not overwrite an existing file', async () => {
    const home = folder()
    const file = join(home, 'game.quay')
    writeFileSync(file, 'precious')
    const refused = await quayside(['new', '-o', file])
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('--force')
    expect(readFileSync(file, 'utf8')).toBe('precious')
    expect((await quayside(['new', '-o', file, '--force', '--seed', 'x'])).status).toBe(0)
    expect(readFileSync(file, 'utf8')).toMatch(/^quayside record 2\n/)
    expect(readdirSync(home)).toEqual(['game.quay'])
  })

  it('writes nothing when the set-up is refused', async () => {
    const home = folder()
    for (const flags of [
      ['--players', '9'],
      ['--set', 'tides=high'],
      ['--seed', 'no spaces please'],
    ])
      expect((await quayside(['new', '-o', join(home, 'game.quay'), ...flags])).status).toBe(1)
    expect(readdirSync(home)).toEqual([])
  })
})
