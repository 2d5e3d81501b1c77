import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SEED_PATTERN } from '@quayside/kernel'
import { runLeg } from './leg.ts'
import { findSetUp, setUpNames } from './set-ups.ts'

const USAGE = `npm run tool -- train <network>[*share] ... [options]

Trains one or several networks: threads play games, a learner learns from them, and matches on new deals compare each
new network with the current one. Networks that pass replace the current ones, with their log and plot. A further run
starts from those. Networks:
${setUpNames().join(', ')}

  --minutes N       self-play and learning (8)
  --gate-minutes N  maximum duration of the matches (1.5)
  --deals N         maximum number of deals per network (200)
  --threads N       (all cores but one)
  --rate N          initial learning rate; a tenth at the end (0.001)
  --repeats N       how often each position is learned (4; 12 with --python)
  --play LEVEL      the level that plays the network's games, and both sides of the matches (mate)
  --pool N          percentage of games with older networks or the heuristic at some seats (25)
  --against LEVEL   train alone against this level at all other seats, to measure how far it can be exploited;
                    replaces no network
  --against-games N percentage of games against that level; the others are as without --against (100)
  --seed TEXT       seed of the deals (the time of day)
  --python FILE     learn in Python with PyTorch, on a GPU if there is one, instead of on one core in Node
  --folder FOLDER   working folder (.cache/leg)
  --resume          go on with an interrupted run in the working folder
  --dry             do not replace any network
  --records FOLDER  also write the last games of each network, as files of 10,000 games that replay
  --records-games N number of games per network (20000)
  --help            this text
`

const root = fileURLToPath(new URL('../..', import.meta.url))

const positive = (name: string, text: string): number => {
  const value = Number(text)
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`--${name} wants a number above 0, not ${text}`)
  return value
}

/** Two numbers are appended to it to form the seed of a game. */
const readSeed = (text: string): string => {
  if (!SEED_PATTERN.test(text) || text.length > 40)
    throw new Error(`--seed wants up to 40 letters, digits, dots, colons and dashes, not ${text}`)
  return text
}

const readSetUp = (text: string) => {
  const [name = '', share = '1'] = text.split('*')
  return { name: findSetUp(name).name, share: positive('share', share) }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '8' },
      'gate-minutes': { type: 'string', default: '1.5' },
      deals: { type: 'string', default: '200' },
      threads: { type: 'string', default: `${Math.max(1, availableParallelism() - 1)}` },
      rate: { type: 'string', default: '0.001' },
      repeats: { type: 'string' },
      play: { type: 'string', default: 'mate' },
      pool: { type: 'string', default: '25' },
      against: { type: 'string' },
      'against-games': { type: 'string', default: '100' },
      seed: { type: 'string', default: new Date().toISOString() },
      python: { type: 'string' },
      folder: { type: 'string', default: `${root}/.cache/leg` },
      records: { type: 'string' },
      'records-games': { type: 'string', default: '20000' },
      resume: { type: 'boolean', default: false },
      dry: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help || positionals.length === 0) console.log(USAGE)
  else
    await runLeg(
      {
        setUps: positionals.map(readSetUp),
        seconds: 60 * positive('minutes', values.minutes),
        gateSeconds: 60 * positive('gate-minutes', values['gate-minutes']),
        deals: positive('deals', values.deals),
        threads: positive('threads', values.threads),
        rate: positive('rate', values.rate),
        repeats: positive('repeats', values.repeats ?? (values.python === undefined ? '4' : '12')),
        level: values.play,
        poolGames: positive('pool', values.pool),
        rival: values.against ?? null,
        rivalGames: positive('against-games', values['against-games']),
        seed: readSeed(values.seed),
        python: values.python ?? null,
        resume: values.resume,
        folder: values.folder,
        weights: (game) => `${root}/games/${game}/bots/weights`,
        keep: !values.dry && values.against === undefined,
        records:
          values.records === undefined
            ? null
            : {
                folder: values.records,
                games: Math.floor(positive('records-games', values['records-games'])),
              },
      },
      (line) => console.log(line),
    )
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 2
}
