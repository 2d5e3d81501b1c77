import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { gate, gateText } from './gate.ts'
import { LegThreads } from './leg-threads.ts'
import { findSetUp, setUpNames } from './set-ups.ts'

const USAGE = `npm run tool -- gate <network>[=file] ... [options]

Lets networks play, each alone against the others at its table, every deal in all rotations. Without a file the network is
the one that is there. Networks:
${setUpNames().join(', ')}

  --level LEVEL     how the network plays (mate)
  --against LEVEL[=FOLDER]  who the others are, and the folder of their networks if not the usual one (mate)
  --deals N         (200)
  --minutes N       no deal is begun later (60)
  --sequential      stop as soon as a network has proved stronger or not
  --seed TEXT       which games are dealt (gate)
  --threads N       (all cores)
  --json            for programs
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'mate' },
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
  const [rival = '', folder] = values.against.split('=')
  const candidates = positionals.map((text) => {
    const [asked = '', file] = text.split('=')
    const { name } = findSetUp(asked)
    return {
      setUp: name,
      challenger: { level: values.level, weights: file ?? null },
      rival: { level: rival, weights: folder === undefined ? null : `${folder}/${name}.json` },
    }
  })
  const threads = new LegThreads(Number(values.threads))
  try {
    const results = await gate(threads, {
      candidates,
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
