/** What is asked of the server about people: who they are, what they want to hear, and where they find a table. */
import type { Result } from '@quayside/kernel'
import type {
  BotInfo,
  ChannelAdded,
  ChannelInfo,
  CreatedBot,
  Lobby,
  NewChannel,
  NotificationSettings,
  PasskeyInfo,
  PlayerInfo,
  Profile,
  ProfileVisibility,
  RoomInfo,
  SignedIn,
} from '@quayside/protocol'
import { ask } from '../api.ts'

type Done = Promise<Result<void>>

export const mute = (room: string, line: string): Done => ask('me/mutes', { room, message: line })

export const report = (room: string, line: string): Done => ask('reports', { room, message: line })

export interface Muted {
  readonly id: string
  readonly name: string
}

export const mutes = (): Promise<Result<readonly Muted[]>> => ask('me/mutes')

export const unmute = (id: string): Done => ask(`me/mutes/${id}`, undefined, 'DELETE')

export const lobby = (after: string | null): Promise<Result<Lobby>> =>
  ask(after === null ? 'lobby' : `lobby?after=${after}`)

export const standUp = (room: string, seat: number): Promise<Result<RoomInfo>> =>
  ask(`rooms/${room}/seats/${seat}`, undefined, 'DELETE')

export const seatMyBot = (room: string, seat: number, bot: string): Promise<Result<RoomInfo>> =>
  ask(`rooms/${room}/my-bots`, { seat, bot })

export const rename = (name: string): Promise<Result<PlayerInfo>> => ask('me', { name }, 'PATCH')

export const passkeys = (): Promise<Result<readonly PasskeyInfo[]>> => ask('me/passkeys')

export const passkeyOptions = (): Promise<Result<PublicKeyCredentialCreationOptionsJSON>> =>
  ask('me/passkeys/options', {})

export const addPasskey = (label: string, response: unknown): Promise<Result<PasskeyInfo>> =>
  ask('me/passkeys', { label, response })

export const removePasskey = (id: string): Done => ask(`me/passkeys/${id}`, undefined, 'DELETE')

export const signInOptions = (): Promise<Result<PublicKeyCredentialRequestOptionsJSON>> =>
  ask('sign-in/options', {})

export const signIn = (response: unknown): Promise<Result<SignedIn>> => ask('sign-in', { response })

export const signOut = (everywhere: boolean): Done => ask(everywhere ? 'sign-out/everywhere' : 'sign-out', {})

export const profileShown = (): Promise<Result<ProfileVisibility>> => ask('me/profile')

export const showProfile = (isPublic: boolean): Promise<Result<ProfileVisibility>> =>
  ask('me/profile', { public: isPublic }, 'PUT')

export const profile = (id: string, from: number): Promise<Result<Profile>> =>
  ask(`profiles/${id}?from=${from}`)

export interface Ranked {
  readonly name: string
  readonly worth: number
  readonly games: number
  readonly profile: string
}

export const leaderboard = (game: string, seats: number, from: number): Promise<Result<readonly Ranked[]>> =>
  ask(`ratings/${game}/${seats}?from=${from}`)

interface TellWays {
  readonly vapidPublicKey: string
  readonly mailEnabled: boolean
}

export const getNotificationCapabilities = (): Promise<Result<TellWays>> => ask('push-key')

export const wishes = (): Promise<Result<NotificationSettings>> => ask('me/wishes')

export const getNotificationSettings = (
  tellMe: NotificationSettings,
): Promise<Result<NotificationSettings>> => ask('me/wishes', tellMe, 'PUT')

export const channels = (): Promise<Result<readonly ChannelInfo[]>> => ask('me/channels')

export const addChannel = (channel: NewChannel): Promise<Result<ChannelAdded>> => ask('me/channels', channel)

export const confirmChannel = (id: string, code: string): Promise<Result<unknown>> =>
  ask(`me/channels/${id}/confirm`, { code })

/** It is on again once a message to try it has arrived. */
export const switchChannelOn = (id: string): Promise<Result<ChannelInfo>> => ask(`me/channels/${id}/on`, {})

export const testChannel = (id: string): Done => ask(`me/channels/${id}/test`, {})

export const removeChannel = (id: string): Done => ask(`me/channels/${id}`, undefined, 'DELETE')

export const bots = (): Promise<Result<readonly BotInfo[]>> => ask('me/bots')

export const makeBot = (name: string): Promise<Result<CreatedBot>> => ask('me/bots', { name })

export const removeBot = (id: string): Done => ask(`me/bots/${id}`, undefined, 'DELETE')

export const ownData = (): Promise<Result<unknown>> => ask('me/export')

export const deleteAccount = (name: string): Done => ask('me', { name }, 'DELETE')
