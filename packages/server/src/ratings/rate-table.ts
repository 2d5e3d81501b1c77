import { isProgram } from '../bots-api/program.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { visit } from '../rooms/visit.ts'
import type { RatingRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { newSkill, rated, shown } from './rate.ts'

/** The ranks of those who stayed; null where the game says nothing about anybody. */
const ranking = ({ game, affairs, seats, isOver }: Room): ((seat: number) => number) | null => {
  if (!isOver) return null
  const outcome = game.rules.outcome(game.state)
  if (outcome !== null)
    return (seat) => outcome.scores.find((score) => score.seat === seat)?.rank ?? seats.length
  const stayed = seats.filter(({ player, bot }) => player !== null && bot === null)
  return Object.keys(affairs.bots).length > 0 && stayed.length > 0 ? () => 1 : null
}

/**
 * Only people who met others are rated: a game against bots, programs or oneself says nothing about anybody.
 * Whoever left comes last, and where the others then ended the game, all of them before those who left.
 */
export const rateTable = async (store: Store, rooms: Rooms, id: string): Promise<void> => {
  const table = await visit(rooms, id, (room) => ({
    row: room.row,
    seats: room.seats,
    rankOf: ranking(room),
  }))
  if (table === null) return
  const { row, seats, rankOf } = table
  const people = seats.flatMap(({ seat, player, bot }) =>
    player === null || isProgram(player) ? [] : { seat, player, left: bot !== null },
  )
  const players = people.map(({ player }) => player)
  if (rankOf === null || people.length < 2 || new Set(players).size < people.length) return
  const known = await store.ratings.of(players, row.game, seats.length)
  const before = people.map(({ seat, player, left }) => {
    const rating = known.find((one) => one.player === player)
    return {
      player,
      games: rating?.games ?? 0,
      skill: rating ?? newSkill(),
      rank: left ? seats.length : rankOf(seat),
    }
  })
  const after = rated(before)
  const ratings = before.flatMap(({ player, games }, place): RatingRow[] => {
    const skill = after[place]
    if (skill === undefined) return []
    return [
      {
        player,
        game: row.game,
        seats: seats.length,
        mu: skill.mu,
        sigma: skill.sigma,
        worth: shown(skill),
        games: games + 1,
      },
    ]
  })
  await store.ratings.settle(id, ratings)
}
