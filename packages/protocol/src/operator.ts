/** The operator API; all of it needs the operator token. */
import Type, { type Static } from 'typebox'
import { PlayerName, RoomId } from './schemas.ts'

const PlayerId = Type.String({ pattern: '^[\\w.-]{1,40}$' })

const Reason = Type.String({ maxLength: 500 })

/** The cursor of the next page; null on the last one. */
const NextCursor = Type.Union([Type.String(), Type.Null()])

const Cursor = Type.String({ pattern: '^[0-9]{1,16}_[\\w.-]{1,40}$' })

/** At most 100, 50 when absent. */
const Limit = Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$' })

const SearchText = Type.String({ minLength: 1, maxLength: 40 })

/** The reason of an action, for the audit log. */
export const OperatorReason = Type.Union([
  Type.Object({ reason: Type.Optional(Reason) }, { additionalProperties: false }),
  Type.Null(),
])
export type OperatorReason = Static<typeof OperatorReason>

const RoomState = Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')])

export const OperatorRoomQuery = Type.Object(
  {
    /** A room id, a player id or part of a name. */
    search: Type.Optional(SearchText),
    game: Type.Optional(Type.String({ pattern: '^[a-z-]{1,40}$' })),
    state: Type.Optional(RoomState),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Limit),
  },
  { additionalProperties: false },
)
export type OperatorRoomQuery = Static<typeof OperatorRoomQuery>

const OperatorRoom = Type.Object({
  room: RoomId,
  game: Type.String(),
  state: RoomState,
  isListed: Type.Boolean(),
  host: Type.Object({ id: Type.String(), name: Type.String() }),
  seats: Type.Array(
    Type.Object({
      name: Type.String(),
      player: Type.Union([Type.String(), Type.Null()]),
      bot: Type.Union([Type.String(), Type.Null()]),
      free: Type.Boolean(),
    }),
  ),
  /** The number of entries in its log. */
  entryCount: Type.Integer(),
  startedAt: Type.Integer(),
  changedAt: Type.Integer(),
})
export type OperatorRoom = Static<typeof OperatorRoom>

export const OperatorRooms = Type.Object({ rooms: Type.Array(OperatorRoom), nextCursor: NextCursor })
export type OperatorRooms = Static<typeof OperatorRooms>

export const OperatorPlayerQuery = Type.Object(
  {
    /** A player id or part of a name. */
    search: Type.Optional(SearchText),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Limit),
  },
  { additionalProperties: false },
)
export type OperatorPlayerQuery = Static<typeof OperatorPlayerQuery>

/** A ban of a player or of an address range; `expiresAt` is null for a permanent ban. */
export const Ban = Type.Object({
  id: Type.String(),
  player: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
  range: Type.Union([Type.String(), Type.Null()]),
  reason: Type.String(),
  createdAt: Type.Integer(),
  expiresAt: Type.Union([Type.Integer(), Type.Null()]),
})
export type Ban = Static<typeof Ban>

export const BanInfos = Type.Array(Ban)

const BanTerms = {
  /** Shown to the banned player. */
  reason: Type.String({ minLength: 1, maxLength: 500 }),
  expiresAt: Type.Union([Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()]),
}

export const NewBan = Type.Union([
  Type.Object({ player: PlayerId, ...BanTerms }, { additionalProperties: false }),
  /** CIDR notation, such as 203.0.113.0/24 or 2001:db8::/48; an address alone is a range of one. */
  Type.Object(
    { range: Type.String({ minLength: 2, maxLength: 50 }), ...BanTerms },
    { additionalProperties: false },
  ),
])
export type NewBan = Static<typeof NewBan>

export const OperatorPlayer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: Type.Union([Type.Literal('guest'), Type.Literal('account'), Type.Literal('bot')]),
  /** The owner of an API bot; null for others. */
  owner: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.Integer(),
  roomCount: Type.Integer(),
  ban: Type.Union([Ban, Type.Null()]),
  /** Address ranges of the last day, as this node remembers them; never stored. */
  addresses: Type.Array(Type.String()),
})
export type OperatorPlayer = Static<typeof OperatorPlayer>

export const OperatorPlayers = Type.Object({ players: Type.Array(OperatorPlayer), nextCursor: NextCursor })
export type OperatorPlayers = Static<typeof OperatorPlayers>

export const RenamePlayer = Type.Object(
  { name: PlayerName, reason: Type.Optional(Reason) },
  { additionalProperties: false },
)
export type RenamePlayer = Static<typeof RenamePlayer>

/** The actions in the audit log. */
export type AuditAction =
  | 'report-resolved'
  | 'room-closed'
  | 'room-removed'
  | 'player-renamed'
  | 'banned'
  | 'unbanned'
  | 'job-retried'
  | 'job-deleted'
  | 'wrong-token'

export type AuditTargetKind = 'report' | 'room' | 'player' | 'range' | 'job' | 'server'

export const AuditQuery = Type.Object(
  { cursor: Type.Optional(Cursor), limit: Type.Optional(Limit) },
  { additionalProperties: false },
)
export type AuditQuery = Static<typeof AuditQuery>

/** Latest first. */
export const AuditEntries = Type.Object({
  entries: Type.Array(
    Type.Object({
      id: Type.String(),
      recordedAt: Type.Integer(),
      /** The fingerprint of the token; empty for attempts with a wrong one. */
      operator: Type.String(),
      action: Type.String(),
      target: Type.Object({
        kind: Type.String(),
        id: Type.String(),
        /** The current name of a player; null for other targets. */
        name: Type.Union([Type.String(), Type.Null()]),
      }),
      reason: Type.String(),
      details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Null()])),
    }),
  ),
  nextCursor: NextCursor,
})
export type AuditEntries = Static<typeof AuditEntries>

const JobState = Type.Union([Type.Literal('waiting'), Type.Literal('failing'), Type.Literal('given-up')])
export type JobState = Static<typeof JobState>

/** Defaults to failing jobs. */
export const OperatorJobQuery = Type.Object(
  { state: Type.Optional(JobState) },
  { additionalProperties: false },
)
export type OperatorJobQuery = Static<typeof OperatorJobQuery>

/** In the order of their due times. */
export const OperatorJobs = Type.Object({
  jobs: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.String(),
      room: Type.String(),
      /** The player for whom the job runs. */
      owner: Type.Union([Type.String(), Type.Null()]),
      dueAt: Type.Integer(),
      attempts: Type.Integer(),
      /** The code of the last failure. */
      lastError: Type.Union([Type.String(), Type.Null()]),
      givenUpAt: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  counts: Type.Object({ waiting: Type.Integer(), failing: Type.Integer(), givenUp: Type.Integer() }),
})
export type OperatorJobs = Static<typeof OperatorJobs>

/** Channels that are switched off first, then by number of failures; without their addresses. */
export const OperatorChannels = Type.Array(
  Type.Object({
    id: Type.String(),
    kind: Type.Union([Type.Literal('push'), Type.Literal('mail'), Type.Literal('webhook')]),
    player: Type.Object({ id: Type.String(), name: Type.String() }),
    failures: Type.Integer(),
    failedAt: Type.Union([Type.Integer(), Type.Null()]),
    lastError: Type.Union([Type.String(), Type.Null()]),
    offSince: Type.Union([Type.Integer(), Type.Null()]),
  }),
)
export type OperatorChannels = Static<typeof OperatorChannels>

/** Refusals because of a quota, latest first. */
export const OperatorQuotaHits = Type.Array(
  Type.Object({
    quota: Type.String(),
    /** A player, an address or a recipient of mail: `player:ID`, `address:IP`, `recipient:HASH`. */
    subject: Type.String(),
    hits: Type.Integer(),
    firstAt: Type.Integer(),
    lastAt: Type.Integer(),
  }),
)
export type OperatorQuotaHits = Static<typeof OperatorQuotaHits>

/** Counts for the operator's overview. */
export const OperatorOverview = Type.Object({
  /** The fingerprint of the operator token in use. */
  fingerprint: Type.String(),
  reports: Type.Integer(),
  bans: Type.Integer(),
  /** Jobs that fail or were given up. */
  jobs: Type.Integer(),
  /** Notification channels that were switched off. */
  channels: Type.Integer(),
})
export type OperatorOverview = Static<typeof OperatorOverview>
