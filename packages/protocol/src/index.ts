export { ClientMessage, type ServerMessage, type ToldFrame } from './live.ts'
export { type MyRoom, MyRooms, NamePlayer, PlayerInfo, PlayerMade } from './players.ts'
export { JoinRoom, OpenRoom, RoomInfo, RoomOpened, SeatJoined } from './rooms.ts'
export { Refusal as RefusalSchema, RoomId } from './values.ts'
