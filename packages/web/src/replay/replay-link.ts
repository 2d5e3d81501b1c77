/** Games to replay that come from elsewhere: packed into the link as deflated base64url, or the record of a room. */
import { accept, type Result, refused, type Viewer } from '@quayside/kernel'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { currentSeats, isSeatPlan } from '../backend/saved-games.ts'
import { getRoomPreview, recordText } from '../online/room-api.ts'
import { seatNames } from '../online/seat-names.ts'
import { packText, unpackText } from '../state/packed-text.ts'

export interface LinkedGame {
  readonly text: string
  readonly seats: readonly SeatOccupant[]
}

const PREFIX = 'record='

export const isLinked = (source: string): boolean => source.startsWith(PREFIX)

export const packGame = async ({ text, seats }: LinkedGame): Promise<string> =>
  PREFIX + (await packText(JSON.stringify({ text, seats })))

export const unpackGame = async (source: string): Promise<Result<LinkedGame>> => {
  try {
    const game: unknown = JSON.parse(await unpackText(source.slice(PREFIX.length)))
    return isLinkedGame(game) ? accept({ ...game, seats: currentSeats(game.seats) }) : refused('not-a-record')
  } catch {
    return refused('not-a-record')
  }
}

const isLinkedGame = (game: unknown): game is LinkedGame =>
  typeof game === 'object' &&
  game !== null &&
  'text' in game &&
  typeof game.text === 'string' &&
  'seats' in game &&
  Array.isArray(game.seats) &&
  game.seats.every(isSeatPlan)

interface ServerReplay extends LinkedGame {
  readonly viewer: Viewer
}

export const loadServerReplay = async (
  room: string,
  botName: (seat: number) => string,
): Promise<Result<ServerReplay>> => {
  const [preview, text] = await Promise.all([getRoomPreview(room), recordText(room)])
  if (!preview.ok) return preview
  // The room exists, so the record is missing because the game is not over.
  if (text === null) return refused('game-not-over')
  const { info, ownSeats } = preview.value
  const { seats } = info
  const names = seatNames(seats, botName)
  const occupants = seats.map(({ bot }, seat) => ({ name: names[seat] ?? '', bot }))
  return accept({ text, seats: occupants, viewer: ownSeats[0] ?? 'spectator' })
}
