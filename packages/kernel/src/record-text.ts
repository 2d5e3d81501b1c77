/**
 * The text form of a record, readable by people and friendly to diff: a header, an empty line, one move per line as
 * `moveNumber seat command`, an empty line, the fair deal if there is one, and the result or `unfinished`. Texts of
 * format 1 end with the moves.
 */
import { type FairDeal, readFairDeal } from './fair-deal.ts'
import { SEED_PATTERN } from './new-game.ts'
import type { GameRecord, RecordMove } from './record.ts'
import type { Refusal } from './refusal.ts'

const FIRST_MAGIC = 'quayside record 1'
const MAGIC = 'quayside record 2'

export type RecordTextCode = 'not-a-record' | 'bad-header' | 'bad-line' | 'cut-off'

/** `line` is the line of the text, counted from 1. */
export interface RecordTextRefusal extends Refusal<RecordTextCode> {
  readonly line: number
}

const UNFINISHED = 'unfinished'

const FAIR = 'fair '

const printFair = ({ commitment, secret, salt, nonces }: FairDeal): string =>
  FAIR + JSON.stringify({ commitment, secret, salt, nonces })

const printEnd = ({ fair, result }: GameRecord): readonly string[] => {
  if (result === undefined) return []
  const end = result === null ? UNFINISHED : `result ${result.join(' ')}`
  return fair === undefined ? ['', end] : ['', printFair(fair), end]
}

export const printRecord = (record: GameRecord): string =>
  [
    record.result === undefined ? FIRST_MAGIC : MAGIC,
    `game ${record.game}`,
    `rules ${record.rulesVersion}`,
    `options ${JSON.stringify(record.options)}`,
    `seed ${record.seed}`,
    `deal ${record.deal}`,
    '',
    ...record.moves.map((line) => `${line.moveNumber} ${line.seat + 1} ${line.command}`),
    ...printEnd(record),
    '',
  ].join('\n')

/** The number of lines before the first move. */
export const HEADER_LINES = 7

const refuse = (
  line: number,
  code: RecordTextCode,
  text: string,
): { ok: false; refusal: RecordTextRefusal } => ({
  ok: false,
  refusal: { code, line, params: { line, text: text.slice(0, 80) } },
})

const HEADER_FIELDS = ['game', 'rules', 'options', 'seed', 'deal'] as const

export const parseRecord = (
  text: string,
): { ok: true; value: GameRecord } | { ok: false; refusal: RecordTextRefusal } => {
  const rows = text.split(/\r?\n/)
  const magic = rows[0]?.trim()
  if (magic !== MAGIC && magic !== FIRST_MAGIC) return refuse(1, 'not-a-record', rows[0] ?? '')
  const header: string[] = []
  for (const [index, field] of HEADER_FIELDS.entries()) {
    const row = rows[index + 1] ?? ''
    if (!row.startsWith(`${field} `)) return refuse(index + 2, 'bad-header', row)
    header.push(row.slice(field.length + 1).trim())
  }
  const [game = '', rules = '', rawOptions = '', seed = '', deal = ''] = header
  if (!/^\d{1,9}$/.test(rules)) return refuse(3, 'bad-header', rules)
  const options = parseJson(rawOptions)
  if (options === undefined) return refuse(4, 'bad-header', rawOptions)
  if (!SEED_PATTERN.test(seed)) return refuse(5, 'bad-header', seed)
  if (!/^[0-9a-f]{8}$/.test(deal)) return refuse(6, 'bad-header', deal)
  if (rows[HEADER_LINES - 1]?.trim() !== '')
    return refuse(HEADER_LINES, 'bad-header', rows[HEADER_LINES - 1] ?? '')
  const head = { game, rulesVersion: Number(rules), options, seed, deal }
  return magic === FIRST_MAGIC ? parseFirstForm(rows, head) : parseLines(rows, head)
}

type Parsed = { ok: true; value: GameRecord } | { ok: false; refusal: RecordTextRefusal }

const parseLine = (text: string): RecordMove | null => {
  const parts = /^(\d{1,9}) ([1-9]) (\S.*)$/.exec(text)
  return parts && { moveNumber: Number(parts[1]), seat: Number(parts[2]) - 1, command: parts[3] ?? '' }
}

const parseFirstForm = (rows: readonly string[], head: Omit<GameRecord, 'moves'>): Parsed => {
  const lines: RecordMove[] = []
  for (let row = HEADER_LINES; row < rows.length; row++) {
    const text = (rows[row] ?? '').trim()
    if (text === '' && row === rows.length - 1) break
    const line = parseLine(text)
    if (line === null) return refuse(row + 1, 'bad-line', text)
    // A line without a line break may be cut off and still be a valid command.
    if (row === rows.length - 1) return refuse(row + 1, 'cut-off', text)
    lines.push(line)
  }
  return { ok: true, value: { ...head, moves: lines } }
}

/** A text without its last line is cut off. */
const parseLines = (rows: readonly string[], head: Omit<GameRecord, 'moves'>): Parsed => {
  const lines: RecordMove[] = []
  let row = HEADER_LINES
  for (; row < rows.length - 1; row++) {
    const text = (rows[row] ?? '').trim()
    if (text === '') break
    const line = parseLine(text)
    if (line === null) return refuse(row + 1, 'bad-line', text)
    lines.push(line)
  }
  const fairRow = (rows[row + 1] ?? '').trim()
  const hasFair = fairRow.startsWith(FAIR)
  if (hasFair) row++
  // Without a line break the last total may have lost a digit.
  if (row + 2 >= rows.length) return refuse(rows.length, 'cut-off', rows.at(-1) ?? '')
  const fair = hasFair ? readFairDeal(parseJson(fairRow.slice(FAIR.length))) : undefined
  if (fair === null) return refuse(row + 1, 'bad-line', fairRow)
  const end = (rows[row + 1] ?? '').trim()
  const result = parseEnd(end)
  if (result === undefined) return refuse(row + 2, 'bad-line', end)
  const more = rows.findIndex((text, index) => index > row + 1 && text.trim() !== '')
  if (more !== -1) return refuse(more + 1, 'bad-line', rows[more] ?? '')
  return { ok: true, value: { ...head, moves: lines, result, ...(fair ? { fair } : {}) } }
}

const parseEnd = (text: string): readonly number[] | null | undefined => {
  if (text === UNFINISHED) return null
  const totals = /^result((?: -?\d{1,9}){1,9})$/.exec(text)?.[1]
  return totals?.trim().split(' ').map(Number)
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
