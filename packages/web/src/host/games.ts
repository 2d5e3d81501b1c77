/** The games that a table can keep. */
import { Game, type GameEvent, parseRecord, type Result, type Rules, refused } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'

export type AnyRules = Rules<unknown, unknown, unknown, GameEvent>
export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

const GAMES: ReadonlyMap<string, AnyRules> = new Map([[leHavre.game, leHavre as AnyRules]])

export const rulesOf = (game: string): Result<AnyRules> => {
  const rules = GAMES.get(game)
  return rules ? { ok: true, value: rules } : refused('unknown-game', { game })
}

export const newGame = (game: string, options: unknown, seed: string): Result<AnyGame> => {
  const rules = rulesOf(game)
  return rules.ok ? Game.open(rules.value, options, seed) : rules
}

/** From the text of a record; from a position where the game began with one. */
export const loadGame = (text: string, position: unknown = null): Result<AnyGame> => {
  const record = parseRecord(text)
  if (!record.ok) return record
  const rules = rulesOf(record.value.game)
  if (!rules.ok) return rules
  if (position === null) return Game.load(rules.value, record.value)
  const start = rules.value.position.read(position)
  if (!start.ok) return start
  const game = Game.from(rules.value, start.value)
  for (const { at, seat, command } of record.value.lines) {
    const done = game.submitText(seat, command, at)
    if (!done.ok) return done
  }
  return { ok: true, value: game }
}
