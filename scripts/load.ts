/** `npm run load`: plays at many tables at once over real sockets, and tells how long everything took. */
import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { figureLines, figuresOf, type LoadFigures, type LoadPlan, load, plot } from '@quayside/server/drivers'
import { DATABASES } from '@quayside/server/testing'

const HELP = `npm run load -- [options]
  --rooms N       tables, each with five sockets (1000)
  --rate N        moves a second, at moments that do not wait for answers; "most" for as many as there can be (500)
  --seconds N     how long (30)
  --store NAME    sqlite or postgres, fresh for the run; or the address of a PostgreSQL database (sqlite)
  --nodes N       servers on the one database (1; more than one needs postgres)
  --spread HOW    with several nodes: "tables", all of a table at one node, or "sockets", everybody anywhere (tables)
  --race          the same with one node before, and how many times as much all of them carry
  --kill-node     kills one of the nodes half way
  --share N       how much of one processor each server has, such as 0.2: a race of nodes on a small machine (all)
  --crowds N      processes that play (1)
  --check         everybody runs the engine and compares each view with the one it should be
  --json FILE     the numbers
  --plot FILE     a picture (SVG)`

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '30' },
    store: { type: 'string', default: 'sqlite' },
    nodes: { type: 'string', default: '1' },
    spread: { type: 'string', default: 'tables' },
    race: { type: 'boolean', default: false },
    'kill-node': { type: 'boolean', default: false },
    share: { type: 'string' },
    crowds: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    plot: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

async function openStore(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const wanted = values.store.toLowerCase()
  const known = DATABASES.find(([name]) => name.toLowerCase().startsWith(wanted))
  return known ? known[1]() : { address: values.store, stop: () => Promise.resolve() }
}

const PLAN: Omit<LoadPlan, 'store'> = {
  nodes: Number(values.nodes),
  rooms: Number(values.rooms),
  rate: values.rate === 'most' ? null : Number(values.rate),
  seconds: Number(values.seconds),
  crowds: Number(values.crowds),
  spread: values.spread === 'sockets' ? 'sockets' : 'tables',
  check: values.check,
  killNode: values['kill-node'],
  share: values.share === undefined ? null : Number(values.share),
}

if (values.help) console.log(HELP)
else {
  const single = values.race ? await run({ ...PLAN, nodes: 1, killNode: false }) : null
  const { server } = await run(PLAN)
  if (single !== null) {
    const times = server.movesASecond / single.server.movesASecond
    console.log(`${PLAN.nodes} nodes carry ${times.toFixed(2)} times the moves of one`)
  }
}

async function run(wish: Omit<LoadPlan, 'store'>): Promise<LoadFigures> {
  const store = await openStore()
  const plan: LoadPlan = { ...wish, store: store.address }
  try {
    const report = await load(plan, ({ side, what, done, rss }) => {
      process.stderr.write(`\r${side}: ${what}, ${done} moves, ${Math.round(rss / 1024 / 1024)} MB   `)
    })
    process.stderr.write('\n')
    const figures = figuresOf(plan, report)
    for (const line of figureLines(figures)) console.log(line)
    if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)
    if (values.plot !== undefined)
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
