/** The stored games and counts in `fixtures`, and how they are read. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest, type GameRecord, parseRecord, replay } from '@quayside/kernel'
import { leHavre, type State } from '../src/index.ts'

export const FIXTURES = join(import.meta.dirname, '..', 'fixtures')
/** Games of the base game, and games with modules: `modules-1` and so on. */
export const GOLDEN = join(FIXTURES, 'golden')
export const GOLDEN_MODULES = join(FIXTURES, 'golden-modules')

const folderOf = (name: string): string => (name.startsWith('modules') ? GOLDEN_MODULES : GOLDEN)

/** What a golden game led to: written beside its record, so that a change of the rules shows in a diff. */
export interface GoldenEnd {
  readonly scores: readonly {
    readonly seat: number
    readonly total: number
    readonly rank: number
    readonly parts: Readonly<Record<string, number>>
  }[]
  /** Digests of written positions by their number: at each begin of a round, and the last one. */
  readonly positions: Readonly<Record<string, string>>
}

/** `full-1` to `short-5`, or the games with modules. */
export const goldenNames = (folder = GOLDEN): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort()

export const goldenRecord = (name: string): GameRecord => {
  const record = parseRecord(readFileSync(join(folderOf(name), `${name}.txt`), 'utf8'))
  if (!record.ok) throw new Error(`${name}: ${JSON.stringify(record.refusal)}`)
  return record.value
}

export const goldenEnd = (name: string): GoldenEnd =>
  JSON.parse(readFileSync(join(folderOf(name), `${name}.json`), 'utf8')) as GoldenEnd

/** Replays a game as far as a position. */
export const goldenPosition = (name: string, at: number): State => {
  const record = goldenRecord(name)
  const played = replay(leHavre, { ...record, lines: record.lines.slice(0, at) })
  if (!played.ok) throw new Error(`${name}: ${JSON.stringify(played.refusal)}`)
  return played.value.state
}

/** By the written position: it stays the same when only the layout of the state changes. */
const positionDigest = (state: State): string => digest(JSON.stringify(leHavre.position.write(state)))

/** Replays a record and tells what it leads to. */
export const endOf = (record: GameRecord): GoldenEnd => {
  const positions: Record<string, string> = {}
  let round = 0
  const played = replay(leHavre, record, (state, line) => {
    const now = leHavre.position.write(state) as { readonly round: number }
    if (now.round !== round || line === record.lines.length) positions[line] = positionDigest(state)
    round = now.round
  })
  if (!played.ok) throw new Error(JSON.stringify(played.refusal))
  const outcome = leHavre.outcome(played.value.state)
  if (!outcome) throw new Error('the game is not over')
  return {
    scores: outcome.scores.map(({ seat, total, rank, parts }) => ({ seat: seat + 1, total, rank, parts })),
    positions,
  }
}

/** How many sequences of 1, 2, 3 ... commands there are from a position. */
export interface PerftCount {
  /** A set-up with its seed, or a position of a golden game. */
  readonly from:
    | { readonly players: number; readonly version: string; readonly seed: string }
    | { readonly golden: string; readonly at: number }
  readonly counts: readonly number[]
}

export const perftCounts = (file = 'perft.json'): readonly PerftCount[] =>
  JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as readonly PerftCount[]

export const perftStart = (from: PerftCount['from']): State => {
  if ('golden' in from) return goldenPosition(from.golden, from.at)
  const { seed, ...raw } = from
  const options = leHavre.options(raw)
  if (!options.ok) throw new Error(JSON.stringify(options.refusal))
  return leHavre.setup(options.value, seed)
}
