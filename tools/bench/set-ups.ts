/** The measured games, with the settings of each in `games/<game>/tools/bench.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyManifest } from '@quayside/game'
import { games } from '@quayside/games'
import { gameFile } from '../game-file.ts'
import type { Goal } from './benchmark.ts'
import type { Contender } from './benchmarks.ts'

const GAMES = join(import.meta.dirname, '..', '..', 'games')

type Options = Readonly<Record<string, unknown>>

interface Goals {
  readonly wholeGame?: Goal
  /** For the published rules. */
  readonly built?: { readonly wholeGame?: Goal; readonly timesAsFast?: Goal }
  /**
   * Decisions per second compared with boardgame.io for the first game, and with the first game for the
   * others.
   */
  readonly timesAsFast?: Goal
  readonly copying?: { readonly steps?: Goal; readonly bytes?: Goal }
  readonly listing?: Goal
  readonly replaying?: Goal
  readonly bundle?: Goal
  /** Goals of its bots; without them its bots are not measured. */
  readonly thinking?: { readonly evaluation: Goal; readonly node: Goal }
}

/** Settings of a game's benchmark, with its set-ups by name. */
export interface GameBench {
  readonly setUps: Readonly<Record<string, Options>>
  /** The set-up of most measurements. */
  readonly usual: string
  /** Set-up of the replayed records; defaults to `usual`. */
  readonly replayed?: string
  /** A fixture to replay as well, as a path. */
  readonly golden?: string
  /** Limits of the longest decision by level, in milliseconds, and their set-up. */
  readonly levels?: { readonly setUp: string; readonly atMost: Readonly<Record<string, number>> }
  readonly goals: Goals
}

export interface BenchedGame {
  readonly id: string
  readonly title: string
  readonly setUps: readonly Contender[]
  readonly usual: Contender
  readonly replayed: Contender
  /** Text of the record. */
  readonly golden: string | null
  readonly levels: readonly { readonly contender: Contender; readonly level: string; readonly goal: Goal }[]
  readonly goals: Goals
}

/** Without its own file a game is measured with its samples and without goals. */
const bySamples = ({ samples }: AnyManifest): GameBench => ({
  setUps: Object.fromEntries(samples.map(({ name, options }) => [name, options])),
  usual: samples[0]?.name ?? '',
  goals: {},
})

const benched = async (game: AnyManifest): Promise<BenchedGame> => {
  const rules = await games.rules(game.id, null)
  if (!rules.ok) throw new Error(rules.refusal.code)
  const own = await gameFile<{ readonly BENCH: GameBench }>(game.id, 'bench')
  const { setUps, usual, replayed = usual, golden, levels, goals } = own?.BENCH ?? bySamples(game)
  const contender = (name: string): Contender => ({
    name: `${game.title.en} ${name}`,
    rules: rules.value,
    options: setUps[name],
  })
  return {
    id: game.id,
    title: game.title.en,
    setUps: Object.keys(setUps).map(contender),
    usual: contender(usual),
    replayed: contender(replayed),
    golden: golden === undefined ? null : readFileSync(join(GAMES, game.id, 'fixtures', golden), 'utf8'),
    levels: Object.entries(levels?.atMost ?? {}).map(([level, atMost]) => ({
      contender: contender(levels?.setUp ?? usual),
      level,
      goal: { atMost },
    })),
    goals,
  }
}

export const benchedGames = (): Promise<readonly BenchedGame[]> => Promise.all(games.all.map(benched))

/** The rules' entry point for other packages. */
export const rulesFile = (game: string): string => fileURLToPath(import.meta.resolve(`@quayside/${game}`))
