export { ClientMessage, type ServerMessage, type ToldFrame } from './live.ts'
export { ChannelAdded, ChannelInfos, NewChannel, TELL_AT_ONCE, TellMe, type WebhookNotice } from './notify.ts'
export { type MyRoom, MyRooms, NamePlayer, PlayerInfo, PlayerMade } from './players.ts'
export { Leaderboard } from './ratings.ts'
export {
  JoinRoom,
  OpenRoom,
  Rematch,
  RoomInfo,
  RoomOpened,
  RoomSight,
  SeatBot,
  SeatJoined,
} from './rooms.ts'
export { RoomSettings, UNTIMED } from './settings.ts'
export { Refusal as RefusalSchema, RoomId } from './values.ts'
