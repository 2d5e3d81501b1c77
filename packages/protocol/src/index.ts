export {
  NewPasskey,
  PasskeyInfo,
  PasskeyInfos,
  PasskeyOptions,
  SignedIn,
  SignIn,
} from './accounts.ts'
export {
  type BotHears,
  BotInfo,
  BotInfos,
  BotMade,
  BotSays,
  NewBot,
  SeatMyBot,
} from './bots.ts'
export { type ChatLine, MuteAuthor, Mutes, ReportLine, Reports } from './chat.ts'
export { ClientMessage, type ServerMessage, type ToldFrame } from './live.ts'
export { Lobby, LobbyQuery, type OpenTable } from './lobby.ts'
export {
  ChannelAdded,
  ChannelInfo,
  ChannelInfos,
  ConfirmChannel,
  NewChannel,
  TELL_AT_ONCE,
  TellMe,
  TellWays,
  type WebhookNotice,
} from './notify.ts'
export {
  type AuditAction,
  AuditEntries,
  AuditQuery,
  type AuditTargetKind,
  Ban,
  BanInfos,
  type JobState,
  NewBan,
  OperatorChannels,
  OperatorJobQuery,
  OperatorJobs,
  OperatorOverview,
  OperatorPlayer,
  OperatorPlayerQuery,
  OperatorPlayers,
  OperatorQuotaHits,
  OperatorReason,
  type OperatorRoom,
  OperatorRoomQuery,
  OperatorRooms,
  RenamePlayer,
} from './operator.ts'
export { EraseMe, OwnData } from './own-data.ts'
export { playerName } from './player-name.ts'
export { type MyRoom, MyRooms, NamePlayer, PlayerInfo, PlayerMade } from './players.ts'
export { Profile, ShowProfile } from './profiles.ts'
export { Leaderboard } from './ratings.ts'
export {
  AddToDeal,
  DealCommitment,
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
export type { MotionAbout, TalkMessage, ToldMotion, ToldTalk } from './talk.ts'
export { Refusal as RefusalSchema, RoomId } from './values.ts'
