/** What one client's session needs of the server. */
import { ChatDesk } from '../chat/desk.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { Spectators } from '../rooms/watching.ts'

export interface SessionServices {
  readonly rooms: Rooms
  readonly chat: ChatDesk
  readonly spectators: Spectators
}

export const sessionServices = (rooms: Rooms): SessionServices => ({
  rooms,
  chat: new ChatDesk({
    store: rooms.store,
    now: rooms.ports.now,
    spoken: (room) => rooms.chatAdded(room),
    charge: (address, bytes) => rooms.charge(address, bytes),
  }),
  spectators: new Spectators(rooms),
})
