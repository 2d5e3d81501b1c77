/** Rules by game and version: a stored game keeps the version it was begun with, for ever. */
import { accept, type Result, refused } from './refusal.ts'
import type { GameEvent, Rules } from './rules.ts'

export type AnyRules = Rules<unknown, unknown, unknown, GameEvent>

export type VersionCode = 'future-rules' | 'unknown-rules'

/** The rules of one game in the version that a record names. */
export const rulesOfVersion = <State, Command, Options, Event extends GameEvent>(
  latest: Rules<State, Command, Options, Event>,
  version: number,
): Result<Rules<State, Command, Options, Event>, VersionCode> => {
  const found = [latest, ...(latest.earlier ?? [])].find((rules) => rules.version === version)
  if (found !== undefined) return accept(found)
  const code = version > latest.version ? 'future-rules' : 'unknown-rules'
  return refused(code, { version, known: latest.version })
}

export class RulesRegistry {
  readonly #latest: ReadonlyMap<string, AnyRules>

  /** The latest rules of each game; earlier versions come with them. */
  constructor(latest: readonly AnyRules[]) {
    this.#latest = new Map(latest.map((rules) => [rules.game, rules]))
  }

  /** Null for the latest version, which new games are begun with. */
  find(game: string, version: number | null): Result<AnyRules, VersionCode | 'unknown-game'> {
    const latest = this.#latest.get(game)
    if (latest === undefined) return refused('unknown-game', { game, known: [...this.#latest.keys()] })
    return version === null ? accept(latest) : rulesOfVersion(latest, version)
  }
}
