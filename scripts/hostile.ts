/** `npm run hostile`: attacks a server while honest people play on it, and tells what has become of both. */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { beHostile, type Latency } from '@quayside/server/drivers'
import { DATABASES } from '@quayside/server/testing'

const HELP = `npm run hostile -- [options]
  --messages N   how many hostile messages (1000000)
  --together N   honest tables at a time (8)
  --alone N      seconds for which the honest are measured before the attack (20)
  --store NAME   sqlite or postgres (sqlite)
  --seed TEXT    other attacks (hostile)`

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    together: { type: 'string', default: '8' },
    alone: { type: 'string', default: '20' },
    store: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: 'hostile' },
    help: { type: 'boolean', default: false },
  },
})

const mega = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

const told = ({ commands, p50, p99 }: Latency): string =>
  `${commands} commands, half within ${p50.toFixed(1)} ms, 99% within ${p99.toFixed(1)} ms`

if (values.help) console.log(HELP)
else await run()

async function run(): Promise<void> {
  const start = DATABASES.find(([name]) => name.toLowerCase().startsWith(values.store))?.[1]
  if (!start) throw new Error(`no such store: ${values.store}`)
  const database = await start()
  try {
    const report = await beHostile(
      {
        store: database.address,
        messages: Number(values.messages),
        together: Number(values.together),
        aloneMs: Number(values.alone) * 1000,
        seed: values.seed,
      },
      (sent, memory) => process.stderr.write(`\r${sent} messages, ${mega(memory)}   `),
    )
    process.stderr.write('\n')
    for (const [kind, count] of Object.entries(report.sent))
      console.log(`${String(count).padStart(9)} ${kind}`)
    const all = Object.values(report.sent).reduce((sum, count) => sum + count, 0)
    const { alone, attacked, memory, changes } = report
    console.log(`${String(all).padStart(9)} hostile messages in ${Math.round(report.seconds)} s`)
    console.log(`${report.turnedAway} connections turned away; the server is ${report.isUp ? 'up' : 'DOWN'}`)
    console.log(`memory: ${memory.map(mega).join(', ')}`)
    console.log(`honest alone: ${told(alone)}`)
    console.log(`honest under attack: ${told(attacked)}`)
    console.log(
      `ratio: ${(attacked.p50 / alone.p50).toFixed(2)} in the middle, ${(attacked.p99 / alone.p99).toFixed(2)} at 99%`,
    )
    console.log(`changes that should not be: ${changes.length}`)
    for (const change of changes.slice(0, 20)) console.log(`  ${change}`)
    if (!report.isUp || changes.length > 0) process.exitCode = 1
  } finally {
    await database.stop()
  }
}
