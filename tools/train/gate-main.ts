import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gate, gateText } from './gate.ts'
import { LegThreads } from './leg-threads.ts'
import { findSetUp, setUpNames } from './set-ups.ts'

const USAGE = `npm run tool -- gate <network>[=file] ... [options]

Lets networks play one-ply against a level, each alone against the others at its table, every deal in all rotations.
Without a file the network is the one that is there. Networks:
${setUpNames().join(', ')}

  --against LEVEL   (mate)
  --deals N         (200)
  --minutes N       no deal is begun later (60)
  --sequential      stop as soon as a network has proved stronger or not
  --seed TEXT       which games are dealt (gate)
  --threads N       (all cores)
  --json            for programs
`

const fileOf = (game: string, name: string): string =>
  fileURLToPath(new URL(`../../games/${game}/bots/weights/${name}.json`, import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', default: 'mate' },
    deals: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    sequential: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'gate' },
    threads: { type: 'string', default: `${availableParallelism()}` },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help || positionals.length === 0) console.log(USAGE)
else {
  const candidates = positionals.map((text) => {
    const [asked = '', file] = text.split('=')
    const { name, game } = findSetUp(asked)
    return { setUp: name, weights: file ?? fileOf(game, name) }
  })
  const threads = new LegThreads(Number(values.threads))
  try {
    const results = await gate(threads, {
      candidates,
      rival: values.against,
      seed: values.seed,
      deals: Number(values.deals),
      sequential: values.sequential,
      seconds: 60 * Number(values.minutes),
    })
    if (values.json) console.log(JSON.stringify(results, null, 2))
    else for (const result of results) console.log(gateText(result))
  } finally {
    await threads.close()
  }
}
