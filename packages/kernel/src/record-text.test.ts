import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEADER_LINES, parseRecord, printRecord } from './record-text.ts'
import { sampleRecord } from './testing/sample-record.ts'

const SUNDAY_TEXT = `quayside record 2
game high-card
rules 2
options {"players":2,"coins":3}
seed sunday
deal ca34421f

0 1 borrow
1 1 commit 10
2 2 commit 6
3 1 pay 1

unfinished
`

/** The same text as older versions wrote it, without the stage of the game. */
const FIRST_FORM = `quayside record 1
game high-card
rules 2
options {"players":2,"coins":3}
seed sunday
deal ca34421f

0 1 borrow
1 1 commit 10
2 2 commit 6
3 1 pay 1
`

/** The text with one line, counted from 1, put in place of the one it has. */
const withRow = (row: number, text: string): string =>
  SUNDAY_TEXT.split('\n')
    .with(row - 1, text)
    .join('\n')

const refusalOf = (text: string) => {
  const parsed = parseRecord(text)
  return parsed.ok ? null : parsed.refusal
}

const anyRecord = fc.record({
  game: fc.stringMatching(/^[a-z][a-z-]{0,20}$/),
  rulesVersion: fc.nat(999_999_999),
  options: fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value))),
  seed: fc.stringMatching(/^[A-Za-z0-9_.:-]{1,64}$/),
  deal: fc.stringMatching(/^[0-9a-f]{8}$/),
  moves: fc.array(
    fc.record({
      moveNumber: fc.nat(999_999_999),
      seat: fc.nat(8),
      command: fc.string({ unit: 'binary' }).filter((text) => /^\S(.*\S)?$/.test(text)),
    }),
  ),
  result: fc.option(fc.array(fc.integer({ min: -999, max: 999 }), { minLength: 1, maxLength: 8 })),
})

const hex = (digits: number) =>
  fc.stringMatching(/^[0-9a-f]+$/).map((text) => text.repeat(digits).slice(0, digits))

const anyFairRecord = fc.record({
  record: anyRecord,
  fair: fc.record({
    commitment: hex(64),
    secret: hex(64),
    salt: hex(32),
    nonces: fc.array(fc.option(fc.oneof(hex(32), hex(64))), { minLength: 1, maxLength: 9 }),
  }),
})

describe('the text of a record', () => {
  it('is a header and one command per line', () => {
    expect(printRecord(sampleRecord())).toBe(SUNDAY_TEXT)
  })

  it('is parsed to the same record', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(parseRecord(printRecord(record))).toEqual({ ok: true, value: record })
      }),
    )
  })

  it('is parsed with its fair deal, below the commands and above the result', () => {
    fc.assert(
      fc.property(anyFairRecord, ({ record, fair }) => {
        const text = printRecord({ ...record, fair })
        expect(parseRecord(text)).toEqual({ ok: true, value: { ...record, fair } })
        expect(text.split('\n').at(-3)?.startsWith('fair {')).toBe(true)
      }),
    )
  })

  it('is parsed the same with Windows line endings', () => {
    expect(parseRecord(SUNDAY_TEXT.replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: sampleRecord() })
  })

  it('of format 1 is parsed and printed unchanged, without a result', () => {
    const { result: _, ...first } = sampleRecord()
    expect(parseRecord(FIRST_FORM)).toEqual({ ok: true, value: first })
    expect(printRecord(first)).toBe(FIRST_FORM)
  })

  it('of format 1 is a record without commands when there is only the header', () => {
    const header = `${FIRST_FORM.split('\n').slice(0, HEADER_LINES).join('\n')}\n`
    const { result: _, ...first } = sampleRecord([])
    expect(parseRecord(header)).toEqual({ ok: true, value: first })
  })

  it('ends with the totals when the game is over', () => {
    const text = printRecord({ ...sampleRecord(), result: [12, -3] })
    expect(text.endsWith('\n3 1 pay 1\n\nresult 12 -3\n')).toBe(true)
  })

  it('is cut off wherever its end is missing, also at the end of a line', () => {
    const text = printRecord({ ...sampleRecord(), result: [12, 31] })
    for (let end = text.indexOf('0 1 borrow'); end < text.length; end++)
      expect(parseRecord(text.slice(0, end)), JSON.stringify(text.slice(-20, end))).toMatchObject({
        ok: false,
      })
  })
})

describe('a text that is not a record', () => {
  it.each(['', 'quayside record 3\n', 'hello', '{"game":"high-card"}'])(
    'is refused at its first line: %j',
    (text) => {
      expect(refusalOf(text)).toMatchObject({ code: 'not-a-record', line: 1 })
    },
  )

  it.each([
    [2, 'rules 2'],
    [3, 'rules two'],
    [3, 'rules -1'],
    [4, 'options {"players":'],
    [4, 'option {}'],
    [5, 'seed two words'],
    [5, 'seed '],
    [6, 'deal ca34421'],
    [6, 'deal CA34421F'],
    [7, '0 1 borrow'],
  ])('is refused for its header in line %i: %j', (line, text) => {
    expect(refusalOf(withRow(line, text))).toMatchObject({ code: 'bad-header', line })
  })

  it.each([
    [8, 'borrow'],
    [9, '1 commit 10'],
    [9, '1 1'],
    [9, '1 0 commit 10'],
    [9, '1 12 commit 10'],
    [10, '-2 2 commit 6'],
    [11, '3.5 1 pay 1'],
    [13, 'result'],
    [13, 'result 7 seven'],
    [13, '4 2 borrow'],
  ])('is refused for its command in line %i: %j', (line, text) => {
    expect(refusalOf(withRow(line, text))).toMatchObject({ code: 'bad-line', line })
  })

  it('is refused for commands below an empty line, and for anything below its end', () => {
    expect(refusalOf(withRow(10, ''))).toMatchObject({ code: 'bad-line', line: 11 })
    expect(refusalOf(`${SUNDAY_TEXT}4 2 borrow\n`)).toMatchObject({ code: 'bad-line', line: 14 })
  })

  it.each([
    'fair',
    'fair {',
    'fair []',
    'fair {"commitment":"00"}',
    `fair {"commitment":"${'0'.repeat(64)}","secret":"${'0'.repeat(64)}","salt":"${'0'.repeat(32)}","nonces":[]}`,
    `fair {"commitment":"${'0'.repeat(64)}","secret":"${'0'.repeat(64)}","salt":"${'0'.repeat(32)}","nonces":["12"]}`,
    `fair {"commitment":"${'0'.repeat(64)}","secret":"${'0'.repeat(64)}","salt":"short","nonces":[null]}`,
  ])('is refused for how its seed came about: %s', (text) => {
    expect(refusalOf(withRow(13, `${text}\nunfinished`))).toMatchObject({ code: 'bad-line', line: 13 })
  })

  it('quotes no more of a line than fits on a screen', () => {
    expect(refusalOf('x'.repeat(1000))?.params['text']).toHaveLength(80)
  })

  it('of format 1 was cut off anywhere but at the end of a line', () => {
    for (let length = 0; length < FIRST_FORM.length; length++) {
      const text = FIRST_FORM.slice(0, length)
      const whole = text.endsWith('\n') && text.split('\n').length >= HEADER_LINES
      expect(parseRecord(text).ok, JSON.stringify(text)).toBe(whole)
    }
  })

  it('of format 1 names the line that was cut off even when the rest of it is a valid command', () => {
    expect(refusalOf(FIRST_FORM.slice(0, -1))).toEqual({
      code: 'cut-off',
      line: 11,
      params: { line: 11, text: '3 1 pay 1' },
    })
  })

  it('never makes the parser throw', () => {
    const rows = SUNDAY_TEXT.split('\n')
    fc.assert(
      fc.property(fc.nat(rows.length - 1), fc.string({ unit: 'binary' }), (row, text) => {
        const { ok } = parseRecord(withRow(row + 1, text))
        expect(typeof ok).toBe('boolean')
      }),
    )
  })
})
