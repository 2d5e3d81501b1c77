/** The same people, bots and rules once more. */
import { createHash } from 'node:crypto'
import { accept, type Result, refused } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import type { SeatRow } from '../storage/schema.ts'
import type { RoomWish } from './opening.ts'
import type { Rooms } from './rooms.ts'

/** One rematch follows a table, however many of its people ask for it. */
const followerOf = (room: string): string =>
  createHash('sha256').update(`rematch ${room}`).digest('base64url').slice(0, room.length)

const again = ({ bot, name, player }: SeatRow): RoomWish['seats'][number] => {
  if (bot !== null) return { kind: 'bot', level: bot }
  return player === null ? { kind: 'open' } : { kind: 'theirs', name, player }
}

export const rematch = async (
  rooms: Rooms,
  id: string,
  player: string,
  address: string | null = null,
  deal: Pick<RoomWish, 'nonce' | 'commitment'> = {},
): Promise<Result<string>> => {
  const before = (await rooms.ofPlayer(player)).find(({ room }) => room.id === id)
  if (before === undefined) return refused('not-seated')
  if (before.standing.over !== 1) return refused('not-over')
  const { room, seats } = before
  const next = followerOf(id)
  try {
    if ((await rooms.find(next)).ok) return accept(next)
    const wish: RoomWish = {
      id: next,
      host: player,
      game: room.game,
      options: JSON.parse(room.options),
      ...deal,
      seats: seats.map(again),
      settings: JSON.parse(room.settings) as RoomSettings,
    }
    const opened = await rooms.open(wish, address)
    return opened.ok ? accept(next) : opened
  } catch (problem) {
    // Somebody else asked at the same moment.
    if ((await rooms.find(next)).ok) return accept(next)
    throw problem
  }
}
