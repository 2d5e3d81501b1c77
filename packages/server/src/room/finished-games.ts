/** The record of a finished game, and its rematch. */
import { createHash } from 'node:crypto'
import { accept, printRecord, type Result, refused } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import type { SeatRow } from '../storage/schema.ts'
import type { NewRoom } from './new-room.ts'
import type { Rooms } from './rooms.ts'
import { fairDealOf } from './seats.ts'

/** The record of a finished game; it contains the seed, so it is secret before. */
export const exportRecord = async (rooms: Rooms, id: string): Promise<Result<string>> => {
  const entered = await rooms.acquire(id)
  if (!entered.ok) return entered
  const { room, leave } = entered.value
  const { isOver } = room
  const fair = fairDealOf(room.row, room.seats)
  const record = fair === null ? room.game.record : { ...room.game.record, fair }
  leave()
  return isOver ? accept(printRecord(record)) : refused('game-not-over')
}

/** A rematch with the same players, bots and rules version. */

/** A room has one rematch, however many players ask for it. */
const rematchId = (room: string): string =>
  createHash('sha256').update(`rematch ${room}`).digest('base64url').slice(0, room.length)

const again = ({ bot_level: bot, name, player_id: player }: SeatRow): NewRoom['seats'][number] => {
  if (bot !== null) return { kind: 'bot', level: bot }
  return player === null ? { kind: 'open' } : { kind: 'theirs', name, player }
}

export const rematch = async (
  rooms: Rooms,
  id: string,
  player: string,
  address: string | null = null,
  deal: Pick<NewRoom, 'nonce' | 'commitment'> = {},
): Promise<Result<string>> => {
  const before = (await rooms.ofPlayer(player)).find(({ room }) => room.id === id)
  if (before === undefined) return refused('not-in-room')
  if (before.summary.is_over !== 1) return refused('game-not-over')
  const { room, seats } = before
  const next = rematchId(id)
  try {
    if ((await rooms.find(next)).ok) return accept(next)
    const newRoom: NewRoom = {
      id: next,
      host: player,
      game: room.game,
      options: JSON.parse(room.options_json),
      ...deal,
      seats: seats.map(again),
      settings: JSON.parse(room.settings_json) as RoomSettings,
    }
    const opened = await rooms.open(newRoom, address)
    return opened.ok ? accept(next) : opened
  } catch (problem) {
    // Another request created the rematch first.
    if ((await rooms.find(next)).ok) return accept(next)
    throw problem
  }
}
