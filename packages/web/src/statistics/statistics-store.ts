/** Store of the player's finished games from this device and the server; each is counted once and then cached. */
import type { GameHistory, PlayerInfo } from '@quayside/protocol'
import { roomSource } from '@quayside/table/page/routing.ts'
import { practicedDeal } from '@quayside/table/session/counted-try.ts'
import { onlyPerson } from '@quayside/table/session/messages.ts'
import { create } from 'zustand'
import { loadGame, readGame } from '../backend/game-text.ts'
import { listSavedGames, type SavedGame } from '../backend/saved-games.ts'
import { loadPart, games as registry } from '../games.ts'
import { isLesson } from '../lessons/lesson-bots.ts'
import { getHistory } from '../online/community/community-api.ts'
import { recordText } from '../online/room-api.ts'
import { type CountedParts, digestOf, type GameResult, opponentsOf, resultOf } from './game-result.ts'
import type { CountedGame } from './statistics.ts'
import { keep, readStored, type Stored } from './stored-results.ts'

interface StatisticsState {
  /** Null until they have been counted. */
  readonly games: readonly CountedGame[] | null
  /** Includes the player's online games, if there is a server. */
  readonly refresh: (player: PlayerInfo | null) => Promise<void>
}

const partsOf = async (game: string): Promise<CountedParts> => {
  const manifest = registry.get(game)
  const [progress, statistics] = await Promise.all([
    manifest.ok ? manifest.value.progress?.() : undefined,
    loadPart(game, 'statistics'),
  ])
  return { progress, statistics }
}

/** The seat of the only person in a complete dealt game; null for lessons, practice and games from a position. */
const ownSeat = (game: SavedGame): number | null => {
  if (!game.over || game.position !== null || isLesson(game) || practicedDeal(game.id) !== null) return null
  return onlyPerson(game.seats)
}

interface Found {
  readonly result: GameResult
  readonly source: string
}

const countSaved = async (game: SavedGame, { results }: Stored): Promise<Found | null> => {
  const seat = ownSeat(game)
  const key = seat === null ? null : digestOf(game.record)
  if (seat === null || key === null) return null
  const known = results.get(key)
  // Games counted by an earlier version have no such numbers.
  if (known !== undefined && 'counts' in known)
    return { result: { ...known, ended: game.changed }, source: game.id }
  const loaded = await loadGame(game.record, null)
  if (!loaded.ok) return null
  const bots = game.seats.map(({ bot }) => bot)
  const occasion = { key, seat, bots, isOnline: false, ended: game.changed }
  const result = resultOf(loaded.value, occasion, await partsOf(game.game))
  if (result === null) return null
  await keep('results', result)
  return { result, source: game.id }
}

type FinishedOnline = GameHistory[number]

/** Page size of the server. */
const PAGE_SIZE = 20

/** Limit on online games, because loading all could take minutes. */
const MAX_ONLINE = 200

/** Records fetched per visit; other games count by result only until the next visit. */
const MAX_RECORDS = 40

const readHistory = async (player: PlayerInfo | null): Promise<readonly FinishedOnline[]> => {
  if (player === null) return []
  const found: FinishedOnline[] = []
  while (found.length < MAX_ONLINE) {
    const page = await getHistory(found.length)
    if (!page.ok) break
    found.push(...page.value)
    if (page.value.length < PAGE_SIZE) break
  }
  return found
}

/** The result from the list alone, without the record. */
const resultWithoutRecord = (
  { room, game, bots, ended, results }: FinishedOnline,
  seat: number,
): GameResult | null => {
  const own = results.find((one) => one.seat === seat)
  if (own === undefined) return null
  const others = results.filter((one) => one.seat !== seat).map(({ points }) => points)
  return {
    key: roomSource(room),
    digest: null,
    seat,
    game,
    version: '',
    players: results.length,
    opponents: opponentsOf({ bots, seat, isOnline: true }),
    ended,
    points: own.points,
    place: own.rank,
    rival: others.length === 0 ? null : Math.max(...others),
    used: {},
    counts: null,
    wealth: null,
  }
}

const countOnline = async (
  played: FinishedOnline,
  { results }: Stored,
  mayFetch: boolean,
): Promise<Found | null> => {
  const [seat] = played.ownSeats
  if (seat === undefined || played.ownSeats.length > 1 || !registry.has(played.game)) return null
  const source = roomSource(played.room)
  const known = results.get(source)
  if (known !== undefined) return { result: known, source }
  const plain = resultWithoutRecord(played, seat)
  const text = mayFetch ? await recordText(played.room) : null
  const loaded = text === null ? null : await readGame(text)
  if (loaded === null || !loaded.ok) return plain === null ? null : { result: plain, source }
  const { bots, ended } = played
  const occasion = { key: source, seat, bots, isOnline: true, ended }
  const result = resultOf(loaded.value, occasion, await partsOf(played.game))
  if (result === null) return plain === null ? null : { result: plain, source }
  await keep('results', result)
  return { result, source }
}

const countAll = async (player: PlayerInfo | null): Promise<readonly CountedGame[]> => {
  const [stored, saved, history] = await Promise.all([readStored(), listSavedGames(), readHistory(player)])
  const found: Found[] = []
  for (const game of saved.ok ? saved.value.games : []) {
    const counted = await countSaved(game, stored)
    if (counted !== null) found.push(counted)
  }
  let fetched = 0
  for (const played of history) {
    if (!stored.results.has(roomSource(played.room))) fetched++
    const counted = await countOnline(played, stored, fetched <= MAX_RECORDS)
    if (counted !== null) found.push(counted)
  }
  return found
    .map(({ result, source }) => {
      const review = stored.reviews.get(result.digest ?? '')
      return {
        ...result,
        source,
        verdict: review?.seats[result.seat] ?? null,
        turningPoints: review?.turningPoints ?? null,
      }
    })
    .toSorted((one, other) => other.ended - one.ended)
}

/** Discards the result of an outdated refresh. */
let latest = 0

export const useStatistics = create<StatisticsState>()((set) => ({
  games: null,
  refresh: async (player) => {
    latest++
    const own = latest
    const games = await countAll(player)
    if (own === latest) set({ games })
  },
}))
