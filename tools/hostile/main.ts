/** Attacks a server while honest people play on it, and tells what has become of both. */
import process from 'node:process'
import { readOptions, text, whole } from '../options.ts'
import { openStore, STORE } from '../stores.ts'
import { beHostile, type HostileReport, type Phase, type Waited } from './run-hostile.ts'

const values = readOptions('hostile', {
  messages: whole(1_000_000, 'how many hostile messages'),
  together: whole(8, 'honest tables at a time'),
  alone: whole(60, 'seconds for which the honest are measured before the attack, and again after it'),
  store: STORE,
  seed: text('TEXT', 'hostile', 'other attacks'),
  'server-cpus': text(
    'LIST',
    null,
    'the processors for the server, as taskset names them; all when left out',
  ),
  'driver-cpus': text('LIST', null, 'those for the honest and the attackers'),
})

const mega = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const within = ({ count, p50, p99 }: Waited, what: string): string =>
  `${count} ${what}, half within ${p50.toFixed(1)} ms, 99% within ${p99.toFixed(1)} ms;`

const slower = (attacked: Waited, alone: Waited): string =>
  `${(attacked.p50 / alone.p50).toFixed(2)} in the middle, ${(attacked.p99 / alone.p99).toFixed(2)} at 99%`

const phaseLine = (name: string, { seconds, commands, arrivals, server }: Phase): string => {
  const { cpuSeconds, busy, late, memory } = server
  return [
    `${name.padEnd(11)} ${Math.round(seconds)} s: ${within(commands, 'commands')} ${within(arrivals, 'newcomers let in')}`,
    `server ${(cpuSeconds / seconds).toFixed(2)} cores, busy ${Math.round(busy * 100)}%,`,
    `late by ${late.p50.toFixed(1)} / ${late.p99.toFixed(1)} / ${late.most.toFixed(1)} ms (half, 99%, most);`,
    `${mega(memory.live)} in use, ${mega(memory.rss)} resident`,
  ].join(' ')
}

const lines = ({ sent, alone, attacked, afterwards, ...report }: HostileReport): readonly string[] => {
  const all = Object.values(sent).reduce((sum, count) => sum + count, 0)
  // What the honest cost meanwhile is taken off.
  const aCommand = alone.server.cpuSeconds / Math.max(1, alone.commands.count)
  const cost = (attacked.server.cpuSeconds - aCommand * attacked.commands.count) / all
  const grown = (from: number, { server, commands }: Phase): string => {
    const bytes = server.memory.live - from
    return `${mega(bytes)} (${Math.round(bytes / Math.max(1, commands.count))} bytes a command)`
  }
  return [
    ...Object.entries(sent).map(([kind, count]) => `${String(count).padStart(9)} ${kind}`),
    `${String(all).padStart(9)} hostile messages, ${Math.round(all / attacked.seconds)} a second`,
    `${report.turnedAway} connections turned away; the server is ${report.isUp ? 'up' : 'DOWN'}`,
    phaseLine('alone', alone),
    phaseLine('attacked', attacked),
    phaseLine('afterwards', afterwards),
    `a hostile message cost the server ${(cost * 1000).toFixed(3)} ms of processor time`,
    `resident during the attack: ${report.rss.map(mega).join(', ')}`,
    `in use, grown alone: ${grown(report.atFirst.live, alone)}, attacked: ${grown(alone.server.memory.live, attacked)}, afterwards: ${grown(attacked.server.memory.live, afterwards)}`,
    `honest, attacked / alone: ${slower(attacked.commands, alone.commands)}; newcomers: ${slower(attacked.arrivals, alone.arrivals)}`,
    `changes that should not be: ${report.changes.length}`,
    ...report.changes.slice(0, 20).map((change) => `  ${change}`),
  ]
}

const database = await openStore(values.store)
try {
  const report = await beHostile(
    {
      store: database.address,
      messages: values.messages,
      together: values.together,
      aloneMs: values.alone * 1000,
      seed: values.seed,
      serverCpus: values['server-cpus'],
      driverCpus: values['driver-cpus'],
      givesWay: true,
    },
    (sent, rss) => process.stderr.write(`\r${sent} messages, ${mega(rss)}   `),
  )
  process.stderr.write('\n')
  for (const line of lines(report)) console.log(line)
  if (!report.isUp || report.changes.length > 0) process.exitCode = 1
} finally {
  await database.stop()
}
