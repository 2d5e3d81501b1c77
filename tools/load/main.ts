/** Load test: plays in many rooms at once over real WebSockets and reports latency percentiles. */
import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import { choice, flag, number, readOptions, text, whole } from '../options.ts'
import { openStore, STORES } from '../stores.ts'
import { plotLatencies } from './latency-plot.ts'
import { formatFigures, type LoadFigures, loadFigures } from './load-report.ts'
import { type LoadPlan, runLoad } from './run-load.ts'

const values = readOptions('load', {
  rooms: whole(1000, 'rooms, each with five sockets'),
  rate: text(
    'N',
    '500',
    'moves a second, scheduled without waiting for answers; "most" for as many as possible',
  ),
  seconds: whole(30, 'duration'),
  store: text(
    'NAME',
    'sqlite',
    'sqlite or postgres, fresh for the run; or the address of a PostgreSQL database',
  ),
  nodes: whole(1, 'servers on the one database; more than one needs postgres'),
  spread: choice(
    ['rooms', 'sockets'],
    'rooms',
    'with several nodes: all sockets of a room at one node, or spread over all nodes',
  ),
  race: flag('runs with one node first and compares the throughput'),
  'kill-node': flag('kills one of the nodes halfway through'),
  share: number(null, 'CPU limit of each server in cores, such as 0.2, to compare nodes on a small machine'),
  generators: whole(1, 'load generator processes'),
  check: flag('every client runs the rules and compares each view with the expected one'),
  json: text('FILE', null, 'writes the figures as JSON'),
  plot: text('FILE', null, 'writes a latency plot (SVG)'),
})

async function openWanted(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const known = STORES.find((name) => name === values.store)
  return known ? openStore(known) : { address: values.store, stop: () => Promise.resolve() }
}

const PLAN: Omit<LoadPlan, 'store'> = {
  nodes: values.nodes,
  rooms: values.rooms,
  rate: values.rate === 'most' ? null : Number(values.rate),
  seconds: values.seconds,
  generators: values.generators,
  spread: values.spread,
  check: values.check,
  killNode: values['kill-node'],
  share: values.share,
}

const single = values.race ? await run({ ...PLAN, nodes: 1, killNode: false }) : null
const { server } = await run(PLAN)
if (single !== null) {
  const times = server.movesASecond / single.server.movesASecond
  console.log(`throughput of ${PLAN.nodes} nodes: ${times.toFixed(2)} × one node`)
}

async function run(options: Omit<LoadPlan, 'store'>): Promise<LoadFigures> {
  const store = await openWanted()
  const plan: LoadPlan = { ...options, store: store.address }
  try {
    const report = await runLoad(plan, ({ side, what, done, rss }) => {
      process.stderr.write(`\r${side}: ${what}, ${done} moves, ${Math.round(rss / 1024 / 1024)} MB   `)
    })
    process.stderr.write('\n')
    const figures = loadFigures(plan, report)
    for (const line of formatFigures(figures)) console.log(line)
    if (values.json !== null) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)
    if (values.plot !== null)
      await writeFile(
        values.plot,
        plotLatencies(`${plan.rooms} rooms, ${plan.rate ?? 'as many as possible'} moves a second`, [
          ['Quayside', report.server.received, '#147'],
          ['bare echo', report.echo.received, '#a52'],
        ]),
      )
    if (figures.lost + figures.server.unanswered + figures.server.faults.length > 0) process.exitCode = 1
    return figures
  } finally {
    await store.stop()
  }
}
