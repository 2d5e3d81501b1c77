/**
 * The player's result compared with the others and with earlier games of the same set-up on this device, and its
 * duration.
 */
import { type Outcome, parseRecord, type Score, type Seat } from '@quayside/kernel'
import { onlyPerson } from '@quayside/table/session/messages.ts'
import { loadGame } from '../../backend/game-text.ts'
import { listSavedGames, readSavedGame, type SavedGame } from '../../backend/saved-games.ts'

interface EarlierGame {
  readonly id: string
  readonly ended: number
  readonly points: number
  readonly rank: number
}

export interface OwnRecord {
  /** The oldest first, without this game. */
  readonly earlier: readonly EarlierGame[]
  readonly begun: number
  readonly ended: number
}

/** Limit on compared games, because each of them is replayed to compute its result. */
const MAX_GAMES = 12

/** The options as a text; null for a game that began from a position. */
const setUpOf = ({ record, position }: Pick<SavedGame, 'record' | 'position'>): string | null => {
  if (position !== null) return null
  const read = parseRecord(record)
  return read.ok ? JSON.stringify(read.value.options) : null
}

/** Other finished games of the same person and options, the latest first. */
export const comparableGames = (games: readonly SavedGame[], own: SavedGame): readonly SavedGame[] => {
  const setUp = setUpOf(own)
  if (setUp === null || onlyPerson(own.seats) === null) return []
  return games
    .filter(
      (game) =>
        game.id !== own.id &&
        game.over &&
        game.game === own.game &&
        onlyPerson(game.seats) !== null &&
        setUpOf(game) === setUp,
    )
    .toSorted((one, other) => other.changed - one.changed)
    .slice(0, MAX_GAMES)
}

const outcomeOf = async ({ record, position }: SavedGame): Promise<Outcome | null> => {
  const loaded = await loadGame(record, position)
  if (!loaded.ok) return null
  const { rules, state } = loaded.value.game
  return rules.outcome(state)
}

/** Null for a game that is not saved on this device. */
export const readOwnRecord = async (id: string): Promise<OwnRecord | null> => {
  const own = await readSavedGame(id)
  if (!own.ok) return null
  const list = await listSavedGames()
  const earlier: EarlierGame[] = []
  for (const game of list.ok ? comparableGames(list.value.games, own.value) : []) {
    const seat = onlyPerson(game.seats)
    const score = (await outcomeOf(game))?.scores.find((one) => one.seat === seat)
    if (score !== undefined)
      earlier.unshift({ id: game.id, ended: game.changed, points: score.total, rank: score.rank })
  }
  return { earlier, begun: own.value.begun, ended: own.value.changed }
}

/** The winner is compared with the second, everybody else with the winner. */
export const comparedWith = ({ scores }: Outcome, seat: Seat): Score | null => {
  const own = scores.find((score) => score.seat === seat)
  const others = scores.filter((score) => score.seat !== seat).toSorted((one, other) => one.rank - other.rank)
  return own === undefined ? null : (others[0] ?? null)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A longer game was interrupted, so its duration means nothing. */
export const LONGEST = 12 * HOUR
