/** HTTP requests about a room: creating, joining, rematch and record; apart from api.ts to keep the first chunk small. */
import type { Result } from '@quayside/kernel'
import type {
  AddToDeal,
  CodedRoom,
  CreatedRoom,
  CreateRoom,
  DealCommitment,
  Rematch,
  RoomInfo,
  RoomPreview,
  RoomRatings,
  SeatBot,
  SeatTicket,
} from '@quayside/protocol'
import { apiUrl, request } from './api.ts'

export const socketAddress = (): string => apiUrl('live').href.replace(/^http/, 'ws')

export const openRoom = (room: CreateRoom): Promise<Result<CreatedRoom>> => request('rooms', room)

export const getRoomPreview = (room: string): Promise<Result<RoomPreview>> => request(`rooms/${room}`)

export const getRatings = (room: string): Promise<Result<RoomRatings>> => request(`rooms/${room}/ratings`)

export const findRoomByCode = (code: string): Promise<Result<CodedRoom>> =>
  request(`codes/${encodeURIComponent(code)}`)

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
