/**
 * Reads and writes a game as text. A dealt game is the text of its record; a game that began from a position is JSON
 * with the position and the record from there; a position alone is JSON too.
 */

import {
  Game,
  type GameRecord,
  parseRecord,
  printRecord,
  type Refusal,
  type Result,
  refused,
} from '@quayside/kernel'
import { type AnyGame, games, refusedByGame, rulesOf } from './game-registry.ts'

/** A freshly loaded game, and the position it began from, if any. */
export interface LoadedGame {
  readonly game: AnyGame
  readonly position: unknown
}

export const printGame = (record: string, position: unknown): string =>
  position === null ? record : `${JSON.stringify({ position, record }, null, 2)}\n`

export const readGame = async (text: string): Promise<Result<LoadedGame>> => {
  const trimmed = text.trim()
  return trimmed.startsWith('{') ? readLiteral(trimmed) : loadGame(`${trimmed}\n`, null)
}

export const loadGame = async (recordText: string, position: unknown): Promise<Result<LoadedGame>> => {
  const record = parseRecord(recordText)
  if (!record.ok) return record
  return position === null ? replayed(record.value) : playedFrom(position, record.value)
}

const replayed = async (record: GameRecord): Promise<Result<LoadedGame>> => {
  const rules = await rulesOf(record.game, record.rulesVersion)
  if (!rules.ok) return rules
  const game = Game.load(rules.value, record)
  return game.ok
    ? { ok: true, value: { game: game.value, position: null } }
    : refusedByGame(record.game, game.refusal)
}

const playedFrom = async (position: unknown, record: GameRecord): Promise<Result<LoadedGame>> => {
  const game = await begunFrom(record.game, position, record.rulesVersion)
  if (!game.ok) return game
  for (const { moveNumber: at, seat, command } of record.moves) {
    const done = game.value.submitText(seat, command, at)
    if (!done.ok) return refusedByGame(record.game, done.refusal)
  }
  return { ok: true, value: { game: game.value, position } }
}

const begunFrom = async (
  name: string,
  position: unknown,
  version: number | null = null,
): Promise<Result<AnyGame>> => {
  const rules = await rulesOf(name, version)
  if (!rules.ok) return rules
  const start = rules.value.position.read(position)
  return start.ok
    ? { ok: true, value: Game.from(rules.value, start.value) }
    : refusedByGame(name, start.refusal)
}

const readLiteral = async (text: string): Promise<Result<LoadedGame>> => {
  let literal: unknown
  try {
    literal = JSON.parse(text)
  } catch {
    return refused('not-a-record')
  }
  if (typeof literal !== 'object' || literal === null) return refused('not-a-record')
  if ('record' in literal && typeof literal.record === 'string')
    return loadGame(literal.record, 'position' in literal ? literal.position : null)
  return firstGame(literal)
}

/** Refusals that a game gives for another game's position: unknown fields, or other seats. */
const isForeign = ({ code, params }: Refusal): boolean => {
  const where = params['field'] ?? params['place']
  return (
    code === 'bad-options' || where === 'seats' || (code === 'unknown-field' && !String(where).includes('.'))
  )
}

/** A position does not name its game: the first game that can read it wins. */
const firstGame = async (position: unknown): Promise<Result<LoadedGame>> => {
  const refusals: Refusal[] = []
  for (const name of games.ids) {
    const game = await begunFrom(name, position)
    if (game.ok) return { ok: true, value: { game: game.value, position } }
    refusals.push(game.refusal)
  }
  // A game with another complaint recognises the fields, so its refusal is the useful one.
  const meant = refusals.find((refusal) => !isForeign(refusal)) ?? refusals[0]
  return meant === undefined ? refused('not-a-record') : { ok: false, refusal: meant }
}

export const recordText = (game: AnyGame): string => printRecord(game.record)
