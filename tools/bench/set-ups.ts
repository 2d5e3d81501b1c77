/** The games that are measured, with what each of them brings in `tools/bench.ts`. */
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
  /** For the rules as they are published. */
  readonly built?: { readonly wholeGame?: Goal; readonly timesAsFast?: Goal }
  /** Decisions a second against boardgame.io for the first game, and against the first game for the others. */
  readonly timesAsFast?: Goal
  readonly copying?: { readonly steps?: Goal; readonly bytes?: Goal }
  readonly listing?: Goal
  readonly replaying?: Goal
  readonly bundle?: Goal
  /** Of its bots; a game without this has none that are measured. */
  readonly thinking?: { readonly evaluation: Goal; readonly node: Goal }
}

/** What a game says about its measurement; each of its set-ups is known by its name. */
export interface GameBench {
  readonly setUps: Readonly<Record<string, Options>>
  /** The one that most is measured with. */
  readonly usual: string
  /** Whose records are read and replayed; the usual one where it is left out. */
  readonly replayed?: string
  /** A record that is replayed as well, as a path in its fixtures. */
  readonly golden?: string
  /** Levels with the goals for their longest thought in milliseconds, and the set-up they think in. */
  readonly levels?: { readonly setUp: string; readonly atMost: Readonly<Record<string, number>> }
  readonly goals: Goals
}

export interface BenchedGame {
  readonly id: string
  readonly title: string
  readonly setUps: readonly Contender[]
  readonly usual: Contender
  readonly replayed: Contender
  /** The text of a record. */
  readonly golden: string | null
  readonly levels: readonly { readonly contender: Contender; readonly level: string; readonly goal: Goal }[]
  readonly goals: Goals
}

/** Without a file of its own a game is measured with its samples, and nothing is expected of it. */
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

/** The rules as others import them. */
export const rulesFile = (game: string): string => fileURLToPath(import.meta.resolve(`@quayside/${game}`))
