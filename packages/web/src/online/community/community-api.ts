/** HTTP requests to the game server about players: accounts, notifications, profiles, lobby and API bots. */
import type { Result } from '@quayside/kernel'
import type {
  AddFriend,
  BlockPlayer,
  BotInfo,
  ChannelAdded,
  ChannelInfo,
  CreatedBot,
  Friends,
  GameHistory,
  Invitation,
  Lobby,
  NewChannel,
  NotificationSettings,
  OpenDataConsent,
  PasskeyInfo,
  PlayerInfo,
  Profile,
  ProfileVisibility,
  RoomInfo,
  SignedIn,
  WatchList,
} from '@quayside/protocol'
import { request } from '../api.ts'

type Done = Promise<Result<void>>

export const mute = (room: string, message: string): Done => request('me/mutes', { room, message })

export const report = (room: string, message: string): Done => request('reports', { room, message })

export interface MutedPlayer {
  readonly id: string
  readonly name: string
}

export const getMutedPlayers = (): Promise<Result<readonly MutedPlayer[]>> => request('me/mutes')

export const unmute = (id: string): Done => request(`me/mutes/${id}`, undefined, 'DELETE')

export const getLobby = (after: string | null): Promise<Result<Lobby>> =>
  request(after === null ? 'lobby' : `lobby?after=${after}`)

export const getInvitations = (): Promise<Result<readonly Invitation[]>> => request('me/invitations')

export const declineInvitation = (room: string): Done =>
  request(`me/invitations/${room}`, undefined, 'DELETE')

export const getFriends = (): Promise<Result<Friends>> => request('me/friends')

export const addFriend = (friend: AddFriend): Promise<Result<Friends>> => request('me/friends', friend)

export const removeFriend = (id: string): Promise<Result<Friends>> =>
  request(`me/friends/${id}`, undefined, 'DELETE')

export const blockPlayer = (player: BlockPlayer): Promise<Result<Friends>> => request('me/blocks', player)

export const unblockPlayer = (id: string): Promise<Result<Friends>> =>
  request(`me/blocks/${id}`, undefined, 'DELETE')

export const inviteFriend = (room: string, player: string): Done =>
  request(`rooms/${room}/invitations`, { player })

export const getGamesToWatch = (): Promise<Result<WatchList>> => request('games-to-watch')

export const getHistory = (offset: number): Promise<Result<GameHistory>> =>
  request(`me/games?offset=${offset}`)

export const giveUpSeat = (room: string, seat: number): Promise<Result<RoomInfo>> =>
  request(`rooms/${room}/seats/${seat}`, undefined, 'DELETE')

export const seatApiBot = (room: string, seat: number, bot: string): Promise<Result<RoomInfo>> =>
  request(`rooms/${room}/api-bots`, { seat, bot })

export const rename = (name: string): Promise<Result<PlayerInfo>> => request('me', { name }, 'PATCH')

export const getPasskeys = (): Promise<Result<readonly PasskeyInfo[]>> => request('me/passkeys')

export const passkeyOptions = (): Promise<Result<PublicKeyCredentialCreationOptionsJSON>> =>
  request('me/passkeys/options', {})

export const addPasskey = (label: string, response: unknown): Promise<Result<PasskeyInfo>> =>
  request('me/passkeys', { label, response })

export const removePasskey = (id: string): Done => request(`me/passkeys/${id}`, undefined, 'DELETE')

export const signInOptions = (): Promise<Result<PublicKeyCredentialRequestOptionsJSON>> =>
  request('sign-in/options', {})

export const signIn = (response: unknown): Promise<Result<SignedIn>> => request('sign-in', { response })

export const signOut = (everywhere: boolean): Done =>
  request(everywhere ? 'me/sessions' : 'me/sessions/current', undefined, 'DELETE')

export const getProfileVisibility = (): Promise<Result<ProfileVisibility>> => request('me/profile')

export const setProfileVisibility = (isPublic: boolean): Promise<Result<ProfileVisibility>> =>
  request('me/profile', { public: isPublic }, 'PUT')

export const getOpenDataConsent = (): Promise<Result<OpenDataConsent>> => request('me/open-data')

export const setOpenDataConsent = (given: boolean): Promise<Result<OpenDataConsent>> =>
  request('me/open-data', { given }, 'PUT')

export const getProfile = (id: string, offset: number): Promise<Result<Profile>> =>
  request(`profiles/${id}?offset=${offset}`)

export interface Ranked {
  readonly name: string
  readonly ratingPoints: number
  readonly games: number
  readonly profile: string
}

export const leaderboard = (
  game: string,
  seats: number,
  offset: number,
): Promise<Result<readonly Ranked[]>> => request(`leaderboards/${game}/${seats}?offset=${offset}`)

interface NotificationCapabilities {
  readonly vapidPublicKey: string
  readonly mailEnabled: boolean
}

export const getNotificationCapabilities = (): Promise<Result<NotificationCapabilities>> =>
  request('notification-capabilities')

export const getNotificationSettings = (): Promise<Result<NotificationSettings>> =>
  request('me/notification-settings')

export const setNotificationSettings = (
  settings: NotificationSettings,
): Promise<Result<NotificationSettings>> => request('me/notification-settings', settings, 'PUT')

export const getChannels = (): Promise<Result<readonly ChannelInfo[]>> => request('me/channels')

export const addChannel = (channel: NewChannel): Promise<Result<ChannelAdded>> =>
  request('me/channels', channel)

export const confirmChannel = (id: string, code: string): Promise<Result<unknown>> =>
  request(`me/channels/${id}/confirm`, { code })

/** The server switches it on again once a test message has arrived. */
export const switchChannelOn = (id: string): Promise<Result<ChannelInfo>> =>
  request(`me/channels/${id}/on`, {})

export const testChannel = (id: string): Done => request(`me/channels/${id}/test`, {})

export const removeChannel = (id: string): Done => request(`me/channels/${id}`, undefined, 'DELETE')

export const getApiBots = (): Promise<Result<readonly BotInfo[]>> => request('me/bots')

export const createApiBot = (name: string): Promise<Result<CreatedBot>> => request('me/bots', { name })

export const removeApiBot = (id: string): Done => request(`me/bots/${id}`, undefined, 'DELETE')

export const getPersonalData = (): Promise<Result<unknown>> => request('me/personal-data')

export const deleteAccount = (name: string): Done => request('me', { name }, 'DELETE')
