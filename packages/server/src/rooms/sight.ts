import { accept, type Result } from '@quayside/kernel'
import type { RoomSettings, RoomSight } from '@quayside/protocol'
import { infoOf } from './info.ts'
import type { Rooms } from './rooms.ts'
import type { Spectators } from './watching.ts'

/** A table from outside. Where spectators see it later, so does everybody who has no seat. */
export const sightOf = async (
  { rooms, spectators }: { readonly rooms: Rooms; readonly spectators: Spectators },
  id: string,
  player: string | null,
): Promise<Result<RoomSight>> => {
  const found = await rooms.find(id)
  if (!found.ok) return found
  const { room, seats } = found.value
  const mine = seats
    .filter((seat) => player !== null && seat.player === player && seat.bot === null)
    .map(({ seat }) => seat)
  const sight = { info: infoOf(room, seats), mine, host: room.host === player }
  const { delay } = JSON.parse(room.settings) as RoomSettings
  if (delay === undefined || mine.length > 0) return accept(sight)
  const watching = await spectators.watch(id)
  if (!watching.ok) return watching
  const { room: shown, leave } = watching.value
  leave()
  return accept({ ...sight, info: infoOf(shown.row, shown.seats) })
}
