export {
  NewPasskey,
  PasskeyInfo,
  PasskeyInfos,
  PasskeyOptions,
  SignedIn,
  SignIn,
} from './accounts.ts'
export {
  BotClientMessage,
  BotInfo,
  BotInfos,
  type BotServerMessage,
  CreateBot,
  CreatedBot,
  SeatApiBot,
} from './bots.ts'
export {
  type ChatMessage,
  type ChatPhrase,
  MutePlayer,
  Mutes,
  ReportMessage,
  Reports,
} from './chat.ts'
export { DailyDealPath, DailyTable, NewDailyEntry } from './daily.ts'
export { ExplorerPath, PeopleGames } from './explorer.ts'
export { AddFriend, BlockPlayer, Friends, InviteFriend } from './friends.ts'
export { ClientMessage, PROTOCOL_VERSION, type ServerMessage, type ViewFrame } from './live-messages.ts'
export { Lobby, LobbyQuery, type OpenRoom, WatchList } from './lobby.ts'
export {
  ChannelAdded,
  ChannelInfo,
  ChannelList,
  ConfirmChannel,
  DEFAULT_NOTIFICATION_SETTINGS,
  NewChannel,
  NotificationCapabilities,
  NotificationSettings,
  type WebhookPayload,
} from './notifications.ts'
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
export { DeleteAccount, PersonalData } from './personal-data.ts'
export { playerName } from './player-name.ts'
export {
  CreatedPlayer,
  type Invitation,
  Invitations,
  type MyRoom,
  MyRooms,
  PlayerInfo,
  PlayerNameBody,
  type SeatResult,
} from './players.ts'
export {
  GameHistory,
  Leaderboard,
  OpenDataConsent,
  Profile,
  ProfileVisibility,
  RoomRatings,
} from './profiles.ts'
export {
  PuzzleAnswer,
  PuzzleGamePath,
  PuzzlePath,
  PuzzleStanding,
  PuzzleStandings,
  PuzzleVote,
} from './puzzles.ts'
export type { RoomActionMessage, RoomFeedMessage, VoteInfo, VoteTopic } from './room-actions.ts'
export { DEFAULT_ROOM_SETTINGS, RoomSettings } from './room-settings.ts'
export {
  AddToDeal,
  CodedRoom,
  CreatedRoom,
  CreateRoom,
  DealCommitment,
  JoinRoom,
  Rematch,
  RoomCode,
  RoomInfo,
  RoomPreview,
  SeatBot,
  SeatTicket,
} from './rooms.ts'
export { Refusal as RefusalSchema, RoomId } from './schemas.ts'
