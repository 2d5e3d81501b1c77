/** Plays at many tables at once over real sockets, and tells how long everything took. */
import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import { choice, flag, number, readOptions, text, whole } from '../options.ts'
import { openStore, STORES } from '../stores.ts'
import { plot } from './latency-plot.ts'
import { figureLines, figuresOf, type LoadFigures } from './load-report.ts'
import { type LoadPlan, load } from './run-load.ts'

const values = readOptions('load', {
  rooms: whole(1000, 'tables, each with five sockets'),
  rate: text(
    'N',
    '500',
    'moves a second, at moments that do not wait for answers; "most" for as many as there can be',
  ),
  seconds: whole(30, 'how long'),
  store: text(
    'NAME',
    'sqlite',
    'sqlite or postgres, fresh for the run; or the address of a PostgreSQL database',
  ),
  nodes: whole(1, 'servers on the one database; more than one needs postgres'),
  spread: choice(
    ['tables', 'sockets'],
    'tables',
    'with several nodes, all of a table at one node, or everybody anywhere',
  ),
  race: flag('the same with one node before, and how many times as much all of them carry'),
  'kill-node': flag('kills one of the nodes half way'),
  share: number(
    null,
    'how much of one processor each server has, such as 0.2: a race of nodes on a small machine',
  ),
  crowds: whole(1, 'processes that play'),
  check: flag('everybody runs the engine and compares each view with the one it should be'),
  json: text('FILE', null, 'the numbers'),
  plot: text('FILE', null, 'a picture (SVG)'),
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
  crowds: values.crowds,
  spread: values.spread,
  check: values.check,
  killNode: values['kill-node'],
  share: values.share,
}

const single = values.race ? await run({ ...PLAN, nodes: 1, killNode: false }) : null
const { server } = await run(PLAN)
if (single !== null) {
  const times = server.movesASecond / single.server.movesASecond
  console.log(`${PLAN.nodes} nodes carry ${times.toFixed(2)} times the moves of one`)
}

async function run(options: Omit<LoadPlan, 'store'>): Promise<LoadFigures> {
  const store = await openWanted()
  const plan: LoadPlan = { ...options, store: store.address }
  try {
    const report = await load(plan, ({ side, what, done, rss }) => {
      process.stderr.write(`\r${side}: ${what}, ${done} moves, ${Math.round(rss / 1024 / 1024)} MB   `)
    })
    process.stderr.write('\n')
    const figures = figuresOf(plan, report)
    for (const line of figureLines(figures)) console.log(line)
    if (values.json !== null) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)
    if (values.plot !== null)
      await writeFile(
        values.plot,
        plot(`${plan.rooms} tables, ${plan.rate ?? 'as many as possible'} moves a second`, [
          ['Quayside', report.server.heard, '#147'],
          ['bare echo', report.echo.heard, '#a52'],
        ]),
      )
    if (figures.lost + figures.server.unanswered + figures.server.faults.length > 0) process.exitCode = 1
    return figures
  } finally {
    await store.stop()
  }
}
