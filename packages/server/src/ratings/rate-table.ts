import type { Rooms } from '../rooms/rooms.ts'
import type { RatingRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { newSkill, rated, shown } from './rate.ts'

/** Only people who met others are rated: a game against bots or oneself says nothing about anybody. */
export const rateTable = async (store: Store, rooms: Rooms, id: string): Promise<void> => {
  const entered = await rooms.enter(id)
  if (!entered.ok) return
  const { room, leave } = entered.value
  const outcome = room.game.rules.outcome(room.game.state)
  const { row, seats } = room
  leave()
  const people = seats.flatMap(({ seat, player, bot }) =>
    player !== null && bot === null ? { seat, player } : [],
  )
  const players = people.map(({ player }) => player)
  if (outcome === null || people.length < 2 || new Set(players).size < people.length) return
  const known = await store.ratings.of(players, row.game, seats.length)
  const before = people.map(({ seat, player }) => {
    const rating = known.find((one) => one.player === player)
    return {
      player,
      games: rating?.games ?? 0,
      skill: rating ?? newSkill(),
      rank: outcome.scores.find((score) => score.seat === seat)?.rank ?? seats.length,
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
