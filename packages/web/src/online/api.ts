/** What is asked of the server beside the play itself. */
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

/** Beside the page, wherever that is. */
const addressOf = (path: string): URL => new URL(`api/${path}`, document.baseURI)

export const socketAddress = (): string => addressOf('live').href.replace(/^http/, 'ws')

const UNREACHABLE: Refusal = { code: 'unreachable', params: {} }

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string'

const NO_CONTENT = 204

export const ask = async <Answer>(
  path: string,
  wish?: unknown,
  method: string = wish === undefined ? 'GET' : 'POST',
  headers: Readonly<Record<string, string>> = {},
): Promise<Result<Answer>> => {
  try {
    const reply = await fetch(addressOf(path), {
      method,
      ...(wish === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(wish) }),
    })
    const answer: unknown = reply.status === NO_CONTENT ? undefined : await reply.json()
    if (reply.ok) return accept(answer as Answer)
    return { ok: false, refusal: isRefusal(answer) ? answer : UNREACHABLE }
  } catch {
    return { ok: false, refusal: UNREACHABLE }
  }
}

export const getPlayer = (): Promise<Result<PlayerInfo>> => ask('me')

export const createPlayer = (name: string): Promise<Result<CreatedPlayer>> => ask('players', { name })

export const myRooms = (): Promise<Result<readonly MyRoom[]>> => ask('me/rooms')

export const openRoom = (wish: CreateRoom): Promise<Result<CreatedRoom>> => ask('rooms', wish)

export const getRoomPreview = (room: string): Promise<Result<RoomPreview>> => ask(`rooms/${room}`)

/** Commits the server to the deal of the table that the person opens next. */
export const prepareDeal = (): Promise<Result<DealCommitment>> => ask('me/deal', {})

export const takeSeat = (room: string, seat: number, nonce: string): Promise<Result<SeatTicket>> =>
  ask(`rooms/${room}/seats`, { seat, nonce })

export const seatBot = (room: string, wish: SeatBot): Promise<Result<RoomInfo>> =>
  ask(`rooms/${room}/bots`, wish)

export const askRematch = (room: string, deal: AddToDeal): Promise<Result<Rematch>> =>
  ask(`rooms/${room}/rematch`, deal)

export const recordText = async (room: string): Promise<string | null> => {
  try {
    const reply = await fetch(addressOf(`rooms/${room}/record`))
    return reply.ok ? await reply.text() : null
  } catch {
    return null
  }
}
