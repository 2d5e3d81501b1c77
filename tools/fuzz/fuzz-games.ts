/** The games to fuzz; each game of a run is determined by its number and the run's seed. */
import { games } from '@quayside/games'
import {
  type AnyRules,
  type GameEvent,
  type GameRecord,
  newRecord,
  random,
  replay,
  resultOf,
} from '@quayside/kernel'
import {
  checkState,
  type Playout,
  playRandomly,
  runConformance,
  type Statistics,
} from '@quayside/kernel/conformance'
import { gameFile } from '../game-file.ts'

/** The share of one worker. */
export interface FuzzShare {
  readonly game: string
  readonly first: number
  readonly step: number
  readonly games: number
  readonly seed: string
  readonly every: number
}

export interface Breach {
  readonly number: number
  readonly finding: string
  readonly record: string
}

export type FuzzMessage = { readonly played: Statistics } | Breach

/** Settings of a game in `tools/fuzz.ts`, by name; the default one has the name of the game. */
export interface Fuzzed {
  /** Options of the n-th game. */
  readonly table: (number: number) => object
  /** A game played by bots, which reaches positions that random play does not. */
  readonly thoughtful?: (options: object, seed: string) => Playout<unknown, unknown, GameEvent>
}

const found = games.all.map(async ({ id, samples }) => {
  const rules = await games.rules(id, null)
  if (!rules.ok) throw new Error(rules.refusal.code)
  const bySample: Fuzzed = { table: (number) => samples[number % samples.length]?.options ?? {} }
  const own = await gameFile<{ readonly FUZZ: Readonly<Record<string, Fuzzed>> }>(id, 'fuzz')
  return Object.entries(own?.FUZZ ?? { usual: bySample }).map(
    ([name, fuzzed]) => [name === 'usual' ? id : `${id}-${name}`, { ...fuzzed, rules: rules.value }] as const,
  )
})

const GAMES: Readonly<Record<string, Fuzzed & { readonly rules: AnyRules }>> = Object.fromEntries(
  (await Promise.all(found)).flat(),
)

export const GAME_NAMES: readonly string[] = Object.keys(GAMES)

const gameNamed = (name: string): Fuzzed & { readonly rules: AnyRules } => {
  const game = GAMES[name]
  if (!game) throw new Error(`no game is called ${name}`)
  return game
}

/** One in this many rounds through all set-ups is played by bots. */
const THOUGHTFUL_OUT_OF = 10
const SET_UPS = 10

const isThoughtful = (number: number): boolean =>
  Math.floor(number / SET_UPS) % THOUGHTFUL_OUT_OF === THOUGHTFUL_OUT_OF - 1

const seedOf = (seed: string, number: number): string => `${seed}-${number}`

/** Plays one game under the conformance kit; throws at the first violation. */
export const playNumber = (name: string, number: number, seed: string, every: number): Statistics => {
  const { rules, table, thoughtful } = gameNamed(name)
  const options = table(number)
  return thoughtful && isThoughtful(number)
    ? examineGame(rules, thoughtful(options, seedOf(seed, number)), every)
    : runConformance(rules, { options, seeds: [seedOf(seed, number)], every })
}

const ARRANGEMENTS = 2

const examineGame = (
  rules: AnyRules,
  { record, turns }: Playout<unknown, unknown, GameEvent>,
  every: number,
): Statistics => {
  const source = random(`examine ${record.seed}`)
  const pool = turns.map(({ command }) => command)
  let examined = 0
  const replayed = replay(rules, record, (state, at) => {
    if (at % every !== 0 && at !== turns.length) return
    checkState(rules, state, pool, ARRANGEMENTS, source)
    examined++
  })
  if (!replayed.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed.refusal)}`)
  const interjections = turns.filter(({ interjected }) => interjected).length
  return {
    games: 1,
    decisions: turns.length - interjections,
    interjections,
    examined,
    longestList: Math.max(...turns.map(({ list }) => list.length)),
    longestGame: turns.length,
  }
}

/** The record of a game up to the violation. */
export const recordNumber = (name: string, number: number, seed: string): GameRecord => {
  const { rules, table, thoughtful } = gameNamed(name)
  const options = rules.options(table(number))
  const opened = newRecord(rules, table(number), seedOf(seed, number))
  if (!options.ok || !opened.ok) throw new Error('options refused')
  if (thoughtful && isThoughtful(number)) return thoughtful(table(number), seedOf(seed, number)).record
  const lines: GameRecord['moves'][number][] = []
  const state = rules.setup(options.value, seedOf(seed, number))
  // The conformance kit uses this seed; the same seed gives the same game.
  const source = random(`conform ${seedOf(seed, number)}`)
  try {
    playRandomly(rules, state, source, undefined, ({ seat, command }) =>
      lines.push({ moveNumber: lines.length, seat, command: rules.notation.print(command) }),
    )
  } catch {
    // The violation itself; only the moves before it are needed.
  }
  return { ...opened.value, moves: lines, result: resultOf(rules, state) }
}
