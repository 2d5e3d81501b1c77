/** What `npm run train` was asked for. */
import { parseArgs } from 'node:util'
import { leHavre, type Options } from '@quayside/le-havre'

export const USAGE = `npm run train -- le-havre [options]

Trains the network of one set-up by games against itself, on all cores. Weights, a log and a plot are written
every few seconds; started again, a training goes on from there.

  --players N     seats, from 1 to 5 (3)
  --version V     full or short (full)
  --minutes N     how long (10)
  --threads N     pupils that learn side by side (one a core)
  --rate N        how fast they learn at first; a tenth of it at the end (0.001)
  --seed TEXT     which games are dealt (train)
  --out FOLDER    where the weights go, and the log and plot under cards/ (packages/bots/weights)
  --help          this text
`

export interface TrainingPlan {
  readonly options: Options
  readonly minutes: number
  readonly threads: number
  readonly rate: number
  readonly seed: string
  readonly out: string
}

export type TrainingWish =
  | { readonly kind: 'plan'; readonly plan: TrainingPlan }
  | { readonly kind: 'help' }
  | { readonly kind: 'misuse'; readonly why: string }

export interface Surroundings {
  readonly cores: number
  /** The folder of the weights that are played with. */
  readonly weights: string
}

/** Never throws: what cannot be read is a misuse. */
export const readTrainingPlan = (
  words: readonly string[],
  { cores, weights }: Surroundings,
): TrainingWish => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        players: { type: 'string', default: '3' },
        version: { type: 'string', default: 'full' },
        minutes: { type: 'string', default: '10' },
        threads: { type: 'string', default: `${cores}` },
        rate: { type: 'string', default: '0.001' },
        seed: { type: 'string', default: 'train' },
        out: { type: 'string', default: weights },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return { kind: 'help' }
    if (positionals.length !== 1 || positionals[0] !== leHavre.game)
      return misuse(`which game? There is ${leHavre.game}`)
    const options = leHavre.options({ players: Number(values.players), version: values.version })
    if (!options.ok) return misuse(`there is no such table: ${options.refusal.code}`)
    const minutes = positive('minutes', values.minutes)
    const threads = positive('threads', values.threads)
    if (!Number.isInteger(threads)) return misuse('threads are whole')
    const rate = positive('rate', values.rate)
    return {
      kind: 'plan',
      plan: { options: options.value, minutes, threads, rate, seed: values.seed, out: values.out },
    }
  } catch (problem) {
    return misuse(problem instanceof Error ? problem.message : String(problem))
  }
}

const misuse = (why: string): TrainingWish => ({ kind: 'misuse', why })

const positive = (name: string, text: string): number => {
  const value = Number(text)
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`--${name} wants a number above 0, not ${text}`)
  return value
}
