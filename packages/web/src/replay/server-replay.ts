/** A game that was played at the server, from its record. */
import { accept, type Result, refused, type Viewer } from '@quayside/kernel'
import { getRoomPreview, recordText } from '../online/api.ts'
import { seatNames } from '../online/seat-names.ts'
import type { LinkedGame } from './replay-link.ts'

interface GameAtServer extends LinkedGame {
  readonly viewer: Viewer
}

export const gameAtServer = async (
  room: string,
  botName: (seat: number) => string,
): Promise<Result<GameAtServer>> => {
  const [sight, text] = await Promise.all([getRoomPreview(room), recordText(room)])
  if (!sight.ok) return sight
  // The table is there, so it is the record that is not to be had yet.
  if (text === null) return refused('not-over')
  const { info, ownSeats: mine } = sight.value
  const { seats } = info
  const names = seatNames(seats, botName)
  const plans = seats.map(({ bot }, seat) => ({ name: names[seat] ?? '', bot }))
  return accept({ text, seats: plans, viewer: mine[0] ?? 'spectator' })
}
