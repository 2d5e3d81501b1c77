/** Golden games of each version of the rules, and the results stored next to each record. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRecord } from '@quayside/kernel'
import { parseRecord, replay } from '@quayside/kernel'
import { type Event, packetRow, type State } from '../rules/index.ts'

export const RULES_VERSIONS = [1, 2] as const

export type RulesVersion = (typeof RULES_VERSIONS)[number]

export const fixturesOf = (version: RulesVersion): string =>
  join(import.meta.dirname, '..', 'fixtures', `version-${version}`)

export const resultsFile = (version: RulesVersion): string => join(fixturesOf(version), 'results.json')

interface Result {
  readonly digest: string
  readonly totals: readonly number[]
  readonly ranks: readonly number[]
}

export const results = (version: RulesVersion): Record<string, unknown> => {
  const parsed: unknown = JSON.parse(readFileSync(resultsFile(version), 'utf8'))
  return parsed as Record<string, unknown>
}

export const goldenNames = (version: RulesVersion): string[] =>
  readdirSync(fixturesOf(version))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))

export const goldenRecord = (version: RulesVersion, name: string): GameRecord => {
  const parsed = parseRecord(readFileSync(join(fixturesOf(version), `${name}.txt`), 'utf8'))
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.refusal)}`)
  return parsed.value
}

export const played = (record: GameRecord): { state: State; events: readonly Event[] } => {
  const replayed = replay(packetRow, record)
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.refusal))
  const { state, moves } = replayed.value
  return { state, events: moves.flatMap(({ events }) => events) }
}

export const resultOf = (state: State): Result => {
  const scores = packetRow.outcome(state)?.scores ?? []
  return {
    digest: packetRow.hash(state),
    totals: scores.map(({ total }) => total),
    ranks: scores.map(({ rank }) => rank),
  }
}
