import { QUOTA_LIMITS } from '../quotas/limits.ts'
import { isInternalRequestId } from '../room/entry-log.ts'
import type { Room } from '../room/room.ts'
import { withRoom } from '../room/room-cache.ts'
import type { Rooms } from '../room/rooms.ts'
import { isFreeSeat } from '../room/seats.ts'
import { isApiBot } from '../storage/identifiers.ts'
import type { RoomListItem } from '../storage/room-repository.ts'
import type { EntryRow, RatingRow, RoomRow, SeatRow } from '../storage/schema.ts'
import { initialSkill, ratingPoints, updateSkills } from '../storage/skill.ts'
import type { Store } from '../storage/store.ts'

interface HumanSeat {
  readonly seat: number
  readonly player: string
  /** Whether a bot has replaced the player. */
  readonly left: boolean
}

const humansIn = (seats: readonly SeatRow[]): readonly HumanSeat[] =>
  seats.flatMap(({ seat_number: seat, player_id: player, bot_level: bot }) =>
    player === null || isApiBot(player) ? [] : { seat, player, left: bot !== null },
  )

/** The conditions that are known before the end: at least two humans, each in one seat, and a seed that nobody chose. */
const canBeRated = ({ seed_chosen: seedChosen }: RoomRow, humans: readonly HumanSeat[]): boolean =>
  // The host who chose the seed could know every card.
  seedChosen !== 1 && humans.length > 1 && new Set(humans.map(({ player }) => player)).size === humans.length

/** Whether a running game will be rated, as far as it can be known before the end. */
export const willBeRated = ({ room, seats, summary }: RoomListItem): boolean =>
  summary.is_over !== 1 && !seats.some(isFreeSeat) && canBeRated(room, humansIn(seats))

/** The ranks of the players who stayed; null for a game that is not rated. */
const ranking = ({ game, status, seats, isOver }: Room): ((seat: number) => number) | null => {
  if (!isOver) return null
  const outcome = game.rules.outcome(game.state)
  if (outcome !== null)
    return (seat) => outcome.scores.find((score) => score.seat === seat)?.rank ?? seats.length
  const stayed = seats.filter(({ player_id: player, bot_level: bot }) => player !== null && bot === null)
  return Object.keys(status.replacements).length > 0 && stayed.length > 0 ? () => 1 : null
}

const DAY_MS = 24 * 3600_000

/** A player with fewer decisions has hardly played: the shortest game has about twice as many for each seat. */
export const MIN_DECISIONS = 12

/** How often each seat decided itself; undone moves do not count. */
const ownDecisions = (log: readonly EntryRow[]): ReadonlyMap<number, number> => {
  const deciderByMove: (number | null)[] = []
  for (const { kind, seat_number: seat, payload, request_id: request } of log) {
    if (kind === 'command') deciderByMove.push(isInternalRequestId(request) ? null : seat)
    if (kind === 'undo' || kind === 'undo-by-vote') deciderByMove.length = Number(payload)
  }
  const counts = new Map<number, number>()
  for (const seat of deciderByMove) if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  return counts
}

/**
 * Stores the result of a finished game and updates the ratings of its human players. Not rated are games with fewer than
 * two humans, with a chosen seed, or with a player who made few decisions. A player who left ranks last. Only a few games
 * of the same two players are rated per day.
 */
export const rateRoom = async (
  store: Store,
  rooms: Rooms,
  id: string,
  gamesPerDay = QUOTA_LIMITS.ratedGames,
): Promise<void> => {
  const result = await withRoom(rooms, id, (room) => ({
    row: room.row,
    seats: room.seats,
    rankOf: ranking(room),
    scores: room.isOver ? (room.game.rules.outcome(room.game.state)?.scores ?? []) : [],
    decisions: ownDecisions(room.entriesFrom(0)),
    endedAt: room.entriesFrom(room.seq - 1)[0]?.created_at ?? room.row.started_at,
  }))
  if (result === null) return
  const { row, seats, rankOf, scores, decisions, endedAt } = result
  await store.ratings.saveResults(
    scores.map(({ seat, rank, total }) => ({ room_id: id, seat_number: seat, rank, points: total })),
  )
  const humans = humansIn(seats)
  if (rankOf === null || !canBeRated(row, humans)) return
  if (humans.some(({ seat }) => (decisions.get(seat) ?? 0) < MIN_DECISIONS)) return
  const rate = (known: readonly RatingRow[]): readonly RatingRow[] => {
    const before = humans.map(({ seat, player, left }) => {
      const rating = known.find((one) => one.player_id === player)
      return {
        player,
        games: rating?.game_count ?? 0,
        skill: rating ?? initialSkill(),
        // Below everybody who stayed.
        rank: left ? seats.length + 1 : rankOf(seat),
      }
    })
    const after = updateSkills(before)
    return before.flatMap(({ player, games }, index): RatingRow[] => {
      const skill = after[index]
      if (skill === undefined) return []
      return [
        {
          player_id: player,
          game: row.game,
          seat_count: seats.length,
          mu: skill.mu,
          sigma: skill.sigma,
          rating_points: ratingPoints(skill),
          game_count: games + 1,
        },
      ]
    })
  }
  await store.ratings.saveOnce({
    room: id,
    game: row.game,
    seats: seats.length,
    players: humans.map(({ player }) => player),
    meetings: { since: endedAt - DAY_MS, atMost: gamesPerDay },
    rate,
  })
}
