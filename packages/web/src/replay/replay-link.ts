/** Games to replay that come from elsewhere: packed into the link as deflated base64url, or the record of a room. */
import { accept, type Result, refused, type Viewer } from '@quayside/kernel'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { currentSeats, isSeatPlan } from '../backend/saved-games.ts'
import { getRoomPreview, recordText } from '../online/room-api.ts'
import { seatNames } from '../online/seat-names.ts'

export interface LinkedGame {
  readonly text: string
  readonly seats: readonly SeatOccupant[]
}

const PREFIX = 'record='

/** Longer than any game; a link that inflates to more is refused. */
const MAX_BYTES = 4_000_000

export const isLinked = (source: string): boolean => source.startsWith(PREFIX)

export const packGame = async ({ text, seats }: LinkedGame): Promise<string> => {
  const plain = new Blob([JSON.stringify({ text, seats })]).stream()
  const packed = await new Response(plain.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer()
  const letters = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('')
  return PREFIX + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const unpackGame = async (source: string): Promise<Result<LinkedGame>> => {
  try {
    const letters = atob(source.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const game: unknown = JSON.parse(await inflate(packed))
    return isLinkedGame(game) ? accept({ ...game, seats: currentSeats(game.seats) }) : refused('not-a-record')
  } catch {
    return refused('not-a-record')
  }
}

const inflate = async (packed: Uint8Array<ArrayBuffer>): Promise<string> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new RangeError('too long for a game')
    chunks.push(chunk)
  }
  return new Blob(chunks).text()
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
