/** Reads the golden games and perft counts in `fixtures`, one folder for each version of the rules. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GameRecord,
  parseRecord,
  recordUntil,
  replay,
  rulesOfVersion,
  stateHash,
} from '@quayside/kernel'
import { leHavre, type PositionLiteral, type State } from '../rules/index.ts'

export const RULES_VERSIONS = [1, 2] as const

export type RulesVersion = (typeof RULES_VERSIONS)[number]

export const fixturesOf = (version: RulesVersion): string =>
  join(import.meta.dirname, '..', 'fixtures', `version-${version}`)

/** Games of the base game, and games with modules (`modules-1` and so on). */
export type GoldenKind = 'golden' | 'golden-modules'

export const goldenFile = (version: RulesVersion, name: string, end: 'txt' | 'json'): string =>
  join(fixturesOf(version), name.startsWith('modules') ? 'golden-modules' : 'golden', `${name}.${end}`)

/** The end of a golden game, stored next to its record, so that a change of the rules shows in a diff. */
export interface GoldenEnd {
  readonly scores: readonly {
    readonly seat: number
    readonly total: number
    readonly rank: number
    readonly parts: Readonly<Record<string, number>>
  }[]
  /** Hashes of positions by move number: at the beginning of each round, and the last one. */
  readonly positions: Readonly<Record<string, string>>
}

/** `full-1` to `short-5`, or the games with modules. */
export const goldenNames = (version: RulesVersion, kind: GoldenKind = 'golden'): string[] =>
  readdirSync(join(fixturesOf(version), kind))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort()

export const goldenRecord = (version: RulesVersion, name: string): GameRecord => {
  const record = parseRecord(readFileSync(goldenFile(version, name, 'txt'), 'utf8'))
  if (!record.ok) throw new Error(`${name}: ${JSON.stringify(record.refusal)}`)
  return record.value
}

export const goldenEnd = (version: RulesVersion, name: string): GoldenEnd =>
  JSON.parse(readFileSync(goldenFile(version, name, 'json'), 'utf8')) as GoldenEnd

/** Replays a game up to a move number. */
export const goldenPosition = (version: RulesVersion, name: string, at: number): State => {
  const played = replay(leHavre, recordUntil(goldenRecord(version, name), at))
  if (!played.ok) throw new Error(`${name}: ${JSON.stringify(played.refusal)}`)
  return played.value.state
}

/**
 * Hash of the written position, which does not change with the layout of the state. Version 1 was written before
 * positions contained their version.
 */
const positionDigest = (state: State): string => {
  const { rules: _, ...position } = leHavre.position.write(state) as PositionLiteral
  return stateHash(JSON.stringify(position))
}

/** Replays a record and returns its end. */
export const endOf = (record: GameRecord): GoldenEnd => {
  const positions: Record<string, string> = {}
  let round = 0
  const played = replay(leHavre, record, (state, line) => {
    const now = leHavre.position.write(state) as { readonly round: number }
    if (now.round !== round || line === record.moves.length) positions[line] = positionDigest(state)
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

/** The number of sequences of 1, 2, 3 … commands from a position. */
export interface PerftCount {
  /** A set-up with its seed, or a position of a golden game. */
  readonly from:
    | { readonly players: number; readonly version: string; readonly seed: string }
    | { readonly golden: string; readonly at: number }
  readonly counts: readonly number[]
}

export const perftCounts = (version: RulesVersion, file = 'perft.json'): readonly PerftCount[] =>
  JSON.parse(readFileSync(join(fixturesOf(version), file), 'utf8')) as readonly PerftCount[]

export const perftStart = (version: RulesVersion, from: PerftCount['from']): State => {
  if ('golden' in from) return goldenPosition(version, from.golden, from.at)
  const { seed, ...raw } = from
  const rules = rulesOfVersion(leHavre, version)
  const options = leHavre.options(raw)
  if (!rules.ok || !options.ok) throw new Error(`no set-up: ${JSON.stringify(from)}`)
  return rules.value.setup(options.value, seed)
}
