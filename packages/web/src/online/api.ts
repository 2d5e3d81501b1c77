/** HTTP requests to the game server that the home page and rooms need; the rest is in community-api.ts. */
import { accept, type Refusal, type Result } from '@quayside/kernel'
import type {
  AddToDeal,
  CreatedPlayer,
  CreatedRoom,
  CreateRoom,
  DealCommitment,
  MyRoom,
  PlayerInfo,
  Rematch,
  RoomInfo,
  RoomPreview,
  SeatBot,
  SeatTicket,
} from '@quayside/protocol'

/** Relative to the page, because a server may serve it below a path. */
const apiUrl = (path: string): URL => new URL(`api/${path}`, document.baseURI)

export const socketAddress = (): string => apiUrl('live').href.replace(/^http/, 'ws')

const UNREACHABLE: Refusal = { code: 'unreachable', params: {} }

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string'

const NO_CONTENT = 204

export const request = async <Answer>(
  path: string,
  body?: unknown,
  method: string = body === undefined ? 'GET' : 'POST',
  headers: Readonly<Record<string, string>> = {},
): Promise<Result<Answer>> => {
  try {
    const reply = await fetch(apiUrl(path), {
      method,
      ...(body === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: unknown = reply.status === NO_CONTENT ? undefined : await reply.json()
    if (reply.ok) return accept(answer as Answer)
    return { ok: false, refusal: isRefusal(answer) ? answer : UNREACHABLE }
  } catch {
    return { ok: false, refusal: UNREACHABLE }
  }
}

export const getPlayer = (): Promise<Result<PlayerInfo>> => request('me')

export const createPlayer = (name: string): Promise<Result<CreatedPlayer>> => request('players', { name })

export const myRooms = (): Promise<Result<readonly MyRoom[]>> => request('me/rooms')

export const openRoom = (room: CreateRoom): Promise<Result<CreatedRoom>> => request('rooms', room)

export const getRoomPreview = (room: string): Promise<Result<RoomPreview>> => request(`rooms/${room}`)

/** Asks the server for a commitment to the deal of the next room that the player opens. */
export const prepareDeal = (): Promise<Result<DealCommitment>> => request('me/deal', {})

export const takeSeat = (room: string, seat: number, nonce: string): Promise<Result<SeatTicket>> =>
  request(`rooms/${room}/seats`, { seat, nonce })

export const seatBot = (room: string, bot: SeatBot): Promise<Result<RoomInfo>> =>
  request(`rooms/${room}/bots`, bot)

export const askRematch = (room: string, deal: AddToDeal): Promise<Result<Rematch>> =>
  request(`rooms/${room}/rematch`, deal)

export const recordText = async (room: string): Promise<string | null> => {
  try {
    const reply = await fetch(apiUrl(`rooms/${room}/record`))
    return reply.ok ? await reply.text() : null
  } catch {
    return null
  }
}
