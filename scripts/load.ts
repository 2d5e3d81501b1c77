/** `npm run load`: plays at many tables at once over real sockets, and tells how long everything took. */
import { writeFile } from 'node:fs/promises'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { figureLines, figuresOf, type LoadPlan, load, plot } from '@quayside/server/drivers'
import { DATABASES } from '@quayside/server/testing'

const HELP = `npm run load -- [options]
  --rooms N       tables, each with five sockets (1000)
  --rate N        moves a second, at moments that do not wait for answers; "most" for as many as there can be (500)
  --seconds N     how long (30)
  --store NAME    sqlite or postgres, fresh for the run; or the address of a PostgreSQL database (sqlite)
  --nodes N       servers on the one database (1; more than one needs postgres)
  --spread HOW    with several nodes: "tables", all of a table at one node, or "sockets", everybody anywhere (tables)
  --kill-node     kills one of the nodes half way
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
    'kill-node': { type: 'boolean', default: false },
    crowds: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
    plot: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else await run()

async function openStore(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const wanted = values.store.toLowerCase()
  const known = DATABASES.find(([name]) => name.toLowerCase().startsWith(wanted))
  return known ? known[1]() : { address: values.store, stop: () => Promise.resolve() }
}

async function run(): Promise<void> {
  const store = await openStore()
  const plan: LoadPlan = {
    store: store.address,
    nodes: Number(values.nodes),
    rooms: Number(values.rooms),
    rate: values.rate === 'most' ? null : Number(values.rate),
    seconds: Number(values.seconds),
    crowds: Number(values.crowds),
    spread: values.spread === 'sockets' ? 'sockets' : 'tables',
    check: values.check,
    killNode: values['kill-node'],
  }
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
  } finally {
    await store.stop()
  }
}
