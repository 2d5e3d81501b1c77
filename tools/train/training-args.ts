/** Command-line arguments of a training. */
import { parseArgs } from 'node:util'
import type { AnyTrainingGame } from '@quayside/bots/training'
import { findTrainingGame, trainingGameNames } from './training-games.ts'

export const USAGE = `npm run tool -- train <game> [options]

Trains the network of one set-up of a game (${trainingGameNames().join(', ')}) by games against itself, on all cores. Weights, a log and a plot are written
every few seconds; started again, a training goes on from there.

  --players N     seats (3)
  --version V     full or short, where the game has both (full)
  --minutes N     how long (10)
  --threads N     pupils that learn side by side (one a core)
  --rate N        how fast they learn at first; a tenth of it at the end (0.001)
  --seed TEXT     which games are dealt (train)
  --out FOLDER    where the weights go, and the log and plot under cards/ (those of the game)
  --help          this text
`

export interface TrainingPlan {
  readonly trainingGame: AnyTrainingGame
  /** Checked and completed by the rules. */
  readonly options: unknown
  readonly minutes: number
  readonly threads: number
  readonly rate: number
  readonly seed: string
  readonly out: string
}

export type ParsedTrainingArgs =
  | { readonly kind: 'plan'; readonly plan: TrainingPlan }
  | { readonly kind: 'help' }
  | { readonly kind: 'misuse'; readonly why: string }

export interface TrainingEnvironment {
  readonly cores: number
  /** The folder of the weights that bots use. */
  readonly weights: (game: string) => string
}

/** Never throws: invalid arguments are reported as misuse. */
export const readTrainingPlan = (
  words: readonly string[],
  { cores, weights }: TrainingEnvironment,
): ParsedTrainingArgs => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        players: { type: 'string', default: '3' },
        version: { type: 'string' },
        minutes: { type: 'string', default: '10' },
        threads: { type: 'string', default: `${cores}` },
        rate: { type: 'string', default: '0.001' },
        seed: { type: 'string', default: 'train' },
        out: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return { kind: 'help' }
    const [game = '', ...others] = positionals
    const trainingGame = findTrainingGame(game)
    if (!trainingGame || others.length > 0)
      return misuse(`which game? There are ${trainingGameNames().join(', ')}`)
    const { version } = values
    const options = trainingGame.rules.options({
      players: Number(values.players),
      ...(version === undefined ? {} : { version }),
    })
    if (!options.ok) return misuse(`there is no such table: ${options.refusal.code}`)
    const minutes = positive('minutes', values.minutes)
    const threads = positive('threads', values.threads)
    if (!Number.isInteger(threads)) return misuse('threads are whole')
    const rate = positive('rate', values.rate)
    return {
      kind: 'plan',
      plan: {
        trainingGame,
        options: options.value,
        minutes,
        threads,
        rate,
        seed: values.seed,
        out: values.out ?? weights(game),
      },
    }
  } catch (problem) {
    return misuse(problem instanceof Error ? problem.message : String(problem))
  }
}

const misuse = (why: string): ParsedTrainingArgs => ({ kind: 'misuse', why })

const positive = (name: string, text: string): number => {
  const value = Number(text)
  if (!(value > 0 && Number.isFinite(value))) throw new Error(`--${name} wants a number above 0, not ${text}`)
  return value
}
