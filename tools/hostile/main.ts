/** Hostile-client test: attacks a server while regular clients play on it, and reports the effect on both. */
import process from 'node:process'
import { readOptions, text, whole } from '../options.ts'
import { openStore, STORE } from '../stores.ts'
import { type HostilePhase, type HostileReport, type LatencySummary, runHostile } from './run-hostile.ts'

const values = readOptions('hostile', {
  messages: whole(1_000_000, 'number of hostile messages'),
  together: whole(8, 'rooms that regular clients play at a time'),
  alone: whole(60, 'seconds of measurement before the attack, and again after it'),
  store: STORE,
  seed: text('TEXT', 'hostile', 'seed of the attacks'),
  'server-cpus': text('LIST', null, 'CPU list of the server, as for taskset; default: all'),
  'driver-cpus': text('LIST', null, 'CPU list of the clients and attackers'),
})

const mega = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`

const within = ({ count, p50, p99 }: LatencySummary, what: string): string =>
  `${count} ${what}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms;`

const slower = (attacked: LatencySummary, alone: LatencySummary): string =>
  `p50 ${(attacked.p50 / alone.p50).toFixed(2)}, p99 ${(attacked.p99 / alone.p99).toFixed(2)}`

const phaseLine = (name: string, { seconds, commands, joins, server }: HostilePhase): string => {
  const { cpuSeconds, busy, eventLoopDelay, memory } = server
  return [
    `${name.padEnd(11)} ${Math.round(seconds)} s: ${within(commands, 'commands')} ${within(joins, 'joins')}`,
    `server ${(cpuSeconds / seconds).toFixed(2)} cores, busy ${Math.round(busy * 100)}%,`,
    `event loop delay p50/p99/max ${eventLoopDelay.p50.toFixed(1)} / ${eventLoopDelay.p99.toFixed(1)} / ${eventLoopDelay.max.toFixed(1)} ms;`,
    `${mega(memory.live)} in use, ${mega(memory.rss)} resident`,
  ].join(' ')
}

const lines = ({ sent, alone, attacked, afterwards, ...report }: HostileReport): readonly string[] => {
  const all = Object.values(sent).reduce((sum, count) => sum + count, 0)
  // The CPU time of the regular clients' commands is subtracted.
  const aCommand = alone.server.cpuSeconds / Math.max(1, alone.commands.count)
  const cost = (attacked.server.cpuSeconds - aCommand * attacked.commands.count) / all
  const grown = (from: number, { server, commands }: HostilePhase): string => {
    const bytes = server.memory.live - from
    return `${mega(bytes)} (${Math.round(bytes / Math.max(1, commands.count))} bytes a command)`
  }
  return [
    ...Object.entries(sent).map(([kind, count]) => `${String(count).padStart(9)} ${kind}`),
    `${String(all).padStart(9)} hostile messages, ${Math.round(all / attacked.seconds)} a second`,
    `${report.refused} connections refused; the server is ${report.isUp ? 'up' : 'DOWN'}`,
    phaseLine('baseline', alone),
    phaseLine('attack', attacked),
    phaseLine('afterwards', afterwards),
    `CPU time of a hostile message: ${(cost * 1000).toFixed(3)} ms`,
    `resident memory during the attack: ${report.rss.map(mega).join(', ')}`,
    `growth of memory in use, baseline: ${grown(report.memoryAtStart.live, alone)}, attack: ${grown(alone.server.memory.live, attacked)}, afterwards: ${grown(attacked.server.memory.live, afterwards)}`,
    `latency, attack / baseline: commands ${slower(attacked.commands, alone.commands)}; joins: ${slower(attacked.joins, alone.joins)}`,
    `unexpected changes: ${report.changes.length}`,
    ...report.changes.slice(0, 20).map((change) => `  ${change}`),
  ]
}

const database = await openStore(values.store)
try {
  const report = await runHostile(
    {
      store: database.address,
      messages: values.messages,
      together: values.together,
      aloneMs: values.alone * 1000,
      seed: values.seed,
      serverCpus: values['server-cpus'],
      driverCpus: values['driver-cpus'],
      lowPriority: true,
    },
    (sent, rss) => process.stderr.write(`\r${sent} messages, ${mega(rss)}   `),
  )
  process.stderr.write('\n')
  for (const line of lines(report)) console.log(line)
  if (!report.isUp || report.changes.length > 0) process.exitCode = 1
} finally {
  await database.stop()
}
