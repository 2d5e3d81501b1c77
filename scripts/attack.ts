/** `npm run attack`: repeats known attacks on a server, and says what ordinary players noticed of each. */
import process from 'node:process'
import { parseArgs } from 'node:util'
import {
  ATTACK_NAMES,
  ATTACKS,
  type AttackName,
  type AttackReport,
  runAttacks,
} from '@quayside/server/drivers'
import { DATABASES } from '@quayside/server/testing'

const HELP = `npm run attack -- [options]
  --only NAMES   some of the attacks, with commas between (all)
  --seconds N    how long players are measured at least, quiet and under attack (20)
  --store NAME   sqlite or postgres (sqlite)

${ATTACK_NAMES.map((name) => `  ${name}  ${ATTACKS[name]}`).join('\n')}`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: ATTACK_NAMES.join(',') },
    seconds: { type: 'string', default: '20' },
    store: { type: 'string', default: 'sqlite' },
    help: { type: 'boolean', default: false },
  },
})

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

const run = async (): Promise<void> => {
  const attacks = chosen(values.only)
  const openStore = DATABASES.find(([name]) => name.toLowerCase().startsWith(values.store))?.[1]
  if (!openStore) throw new Error(`no such store: ${values.store}`)
  const plan = { openStore, attacks, seconds: Number(values.seconds), isShort: false }
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
}

if (values.help) console.log(HELP)
else await run()
