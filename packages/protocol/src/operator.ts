/** What the operator of a server sees and does; everything here needs the operator token. */
import Type, { type Static } from 'typebox'
import { PlayerName, RoomId } from './schemas.ts'

const PlayerId = Type.String({ pattern: '^[\\w.-]{1,40}$' })

const Reason = Type.String({ maxLength: 500 })

/** Where a list goes on; null when that was all. */
const NextCursor = Type.Union([Type.String(), Type.Null()])

const Cursor = Type.String({ pattern: '^[0-9]{1,16}_[\\w.-]{1,40}$' })

/** At most 100, 50 when absent. */
const Limit = Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$' })

const SearchText = Type.String({ minLength: 1, maxLength: 40 })

/** Why something is done, for the audit log. */
export const OperatorReason = Type.Union([
  Type.Object({ reason: Type.Optional(Reason) }, { additionalProperties: false }),
  Type.Null(),
])
export type OperatorReason = Static<typeof OperatorReason>

const RoomState = Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')])

export const OperatorRoomQuery = Type.Object(
  {
    /** The id of a room or of a player, or a part of a name. */
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
  /** How many entries its log has. */
  entryCount: Type.Integer(),
  startedAt: Type.Integer(),
  changedAt: Type.Integer(),
})
export type OperatorRoom = Static<typeof OperatorRoom>

export const OperatorRooms = Type.Object({ rooms: Type.Array(OperatorRoom), nextCursor: NextCursor })
export type OperatorRooms = Static<typeof OperatorRooms>

export const OperatorPlayerQuery = Type.Object(
  {
    /** The id of a player, or a part of a name. */
    search: Type.Optional(SearchText),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Limit),
  },
  { additionalProperties: false },
)
export type OperatorPlayerQuery = Static<typeof OperatorPlayerQuery>

/** A ban of a player or an address range; null for a ban without an end. */
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
  /** Whose bot it is. */
  owner: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.Integer(),
  roomCount: Type.Integer(),
  ban: Type.Union([Ban, Type.Null()]),
  /** Where they came from in the last day, as this node remembers it; stored nowhere. */
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

/** The latest first. */
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
        /** The present name of a player. */
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

/** Failing ones when absent. */
export const OperatorJobQuery = Type.Object(
  { state: Type.Optional(JobState) },
  { additionalProperties: false },
)
export type OperatorJobQuery = Static<typeof OperatorJobQuery>

/** The first that are due come first. */
export const OperatorJobs = Type.Object({
  jobs: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.String(),
      room: Type.String(),
      /** On whose behalf it is done. */
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

/** Those that are switched off first, then those that failed most often; never where they lead. */
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

/** Who was refused because of a quota, the latest first. */
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
  /** Of the token that was shown. */
  fingerprint: Type.String(),
  reports: Type.Integer(),
  bans: Type.Integer(),
  /** Jobs that fail or were given up. */
  jobs: Type.Integer(),
  /** Notification channels that were switched off. */
  channels: Type.Integer(),
})
export type OperatorOverview = Static<typeof OperatorOverview>
