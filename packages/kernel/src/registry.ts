/** Rules by game and version: a stored game keeps the version it was started with for ever. */
import { accept, type Result, refused } from './refusal.ts'
import type { GameEvent, Rules } from './rules.ts'

export type AnyRules = Rules<unknown, unknown, unknown, GameEvent>

export type VersionCode = 'future-rules' | 'unknown-rules'

/** Finds a version by its number; null for the latest, which new games start with. */
export const versionAmong = <Found>(
  versions: Readonly<Record<number, Found>>,
  version: number | null,
): Result<Found, VersionCode> => {
  const latest = Math.max(...Object.keys(versions).map(Number))
  const wanted = version ?? latest
  const found = versions[wanted]
  if (found !== undefined) return accept(found)
  return refused(wanted > latest ? 'future-rules' : 'unknown-rules', { version: wanted, known: latest })
}

/** The rules of one game in the version that a record names; null for the latest. */
export const rulesOfVersion = <State, Command, Options, Event extends GameEvent>(
  latest: Rules<State, Command, Options, Event>,
  version: number | null,
): Result<Rules<State, Command, Options, Event>, VersionCode> =>
  versionAmong(
    Object.fromEntries([latest, ...(latest.earlier ?? [])].map((rules) => [rules.version, rules])),
    version,
  )

export class RulesRegistry {
  readonly #latest: ReadonlyMap<string, AnyRules>

  /** The latest rules of each game; earlier versions come with them. */
  constructor(latest: readonly AnyRules[]) {
    this.#latest = new Map(latest.map((rules) => [rules.game, rules]))
  }

  find(game: string, version: number | null): Result<AnyRules, VersionCode | 'unknown-game'> {
    const latest = this.#latest.get(game)
    if (latest === undefined) return refused('unknown-game', { game, known: [...this.#latest.keys()] })
    return rulesOfVersion(latest, version)
  }
}
