/** Reproduces known attacks on a server and reports their effect on regular players. */
import process from 'node:process'
import { readOptions, text, whole } from '../options.ts'
import { openStore, STORE } from '../stores.ts'
import type { AttackReport } from './attack-report.ts'
import { ATTACK_NAMES, ATTACKS, type AttackName } from './attacks.ts'
import { runAttacks } from './run-attacks.ts'

const values = readOptions(
  'attack',
  {
    only: text('NAMES', ATTACK_NAMES.join(','), 'some of the attacks, with commas between'),
    seconds: whole(20, 'minimum seconds of each measurement, with and without attack'),
    store: STORE,
  },
  ATTACK_NAMES.map((name) => `  ${name}  ${ATTACKS[name]}`),
)

const chosen = (names: string): readonly AttackName[] =>
  names.split(',').map((name) => {
    const found = ATTACK_NAMES.find((one) => one === name.trim().toUpperCase())
    if (!found) throw new Error(`no such attack: ${name}`)
    return found
  })

const COLUMNS = ['', 'quiet', 'under attack', 'ratio', 'goal', ''] as const

const table = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const lines = ({ name, rows, notes }: AttackReport): readonly string[] => [
  `${name}: ${ATTACKS[name]}`,
  ...table([
    COLUMNS,
    ...rows.map(({ what, quiet, attacked, ratio, goal, isMet }) => [
      `  ${what}`,
      quiet ?? '-',
      attacked,
      ratio === null || !Number.isFinite(ratio) ? '-' : ratio.toFixed(2),
      goal ?? '-',
      goal === null ? '' : isMet ? 'met' : 'NOT MET',
    ]),
  ]),
  ...notes.map((note) => `  ${note}`),
  '',
]

const attacks = chosen(values.only)
const plan = {
  openStore: () => openStore(values.store),
  attacks,
  seconds: values.seconds,
  isShort: false,
}
const print = (report: AttackReport): void => {
  for (const line of lines(report)) console.log(line)
}
const reports = await runAttacks(plan, print, (what) => process.stderr.write(`${what}\n`))
const missed = reports.flatMap(({ name, rows }) =>
  rows.filter(({ isMet }) => !isMet).map(({ what }) => `${name}: ${what}`),
)
console.log(missed.length === 0 ? 'every goal is met' : `${missed.length} goals are not met`)
for (const one of missed) console.log(`  ${one}`)
if (missed.length > 0) process.exitCode = 1
