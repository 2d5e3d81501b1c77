/** Creating a room and taking a seat. */
import Type, { type Static } from 'typebox'
import { RoomSettings } from './room-settings.ts'
import { BotLevel, PlayerName, RoomId, SeatNumber, Secret } from './schemas.ts'

const SeatSetup = Type.Union([
  Type.Object({ kind: Type.Literal('mine'), name: PlayerName }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, { additionalProperties: false }),
  Type.Object({ kind: Type.Literal('open') }, { additionalProperties: false }),
])

/** In hexadecimal digits. */
const Nonce = Type.String({ pattern: '^[0-9a-f]{32,64}$' })

const Commitment = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** The hash of the secret seed and salt of the player's next room. */
export const DealCommitment = Type.Object({ commitment: Commitment })
export type DealCommitment = Static<typeof DealCommitment>

export const AddToDeal = Type.Object(
  {
    /** Random digits that the player adds to the deal. */
    nonce: Type.Optional(Nonce),
    /** The commitment that the server published before the nonce was sent; without it a new deal is drawn. */
    commitment: Type.Optional(Commitment),
  },
  { additionalProperties: false },
)
export type AddToDeal = Static<typeof AddToDeal>

export const CreateRoom = Type.Object(
  {
    game: Type.String({ pattern: '^[a-z-]{1,40}$' }),
    /** Checked by the game's own rules. */
    options: Type.Unknown(),
    /**
     * Chosen by the host: only for an unlisted room, which is never rated. Without it no player can choose the deal.
     */
    seed: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    ...AddToDeal.properties,
    seats: Type.Array(SeatSetup, { minItems: 1, maxItems: 8 }),
    /** Untimed when absent. */
    settings: Type.Optional(RoomSettings),
    /** Whether the room is in the lobby until it is full. */
    listed: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type CreateRoom = Static<typeof CreateRoom>

/** Seat secrets: a client that has one may join the seat. They are shown once and only their hashes are stored. */
export const CreatedRoom = Type.Object({
  room: RoomId,
  keys: Type.Record(Type.String(), Secret),
  /** The commitment to the deal; absent when the host chose the seed. */
  commitment: Type.Optional(Commitment),
})
export type CreatedRoom = Static<typeof CreatedRoom>

export const JoinRoom = Type.Object(
  { seat: SeatNumber, nonce: AddToDeal.properties.nonce },
  { additionalProperties: false },
)
export type JoinRoom = Static<typeof JoinRoom>

export const SeatTicket = Type.Object({ key: Secret })
export type SeatTicket = Static<typeof SeatTicket>

/** The public part of a seat. */
const SeatInfo = Type.Object({
  /** For a free seat, the name of the player for whom it is reserved, or empty. */
  name: Type.String(),
  bot: Type.Union([Type.String(), Type.Null()]),
  /** Whether the seat is free. */
  free: Type.Boolean(),
  /** Whether an API bot plays here. */
  program: Type.Optional(Type.Literal(true)),
})

export const RoomInfo = Type.Object({
  room: RoomId,
  game: Type.String(),
  /** The rules version that the game was started under. */
  rulesVersion: Type.Integer({ minimum: 1 }),
  /** The options of the game, as its rules write them. */
  options: Type.Unknown(),
  seats: Type.Array(SeatInfo),
  settings: RoomSettings,
  /** The hash of the secret seed and salt, published before any seat is taken; absent when the host chose the seed. */
  commitment: Type.Optional(Commitment),
  /** The host chose the seed and may know every card. */
  seedChosen: Type.Optional(Type.Literal(true)),
})
export type RoomInfo = Static<typeof RoomInfo>

/** A room as seen from outside, before joining. */
export const RoomPreview = Type.Object({
  info: RoomInfo,
  /** The seats of the player who asks. */
  ownSeats: Type.Array(SeatNumber),
  /** Whether the player who asks opened the room. */
  isHost: Type.Boolean(),
  /** The table code; null once the game has started. */
  code: Type.Union([Type.String(), Type.Null()]),
})
export type RoomPreview = Static<typeof RoomPreview>

/** A table code as a player typed it. */
export const RoomCode = Type.String({ pattern: '^[A-Za-z -]{8,20}$' })
export const CodedRoom = Type.Object({ room: RoomId })
export type CodedRoom = Static<typeof CodedRoom>

/** Gives a free seat to a bot before the game starts. */
export const SeatBot = Type.Object({ seat: SeatNumber, level: BotLevel }, { additionalProperties: false })
export type SeatBot = Static<typeof SeatBot>

export const Rematch = Type.Object({ room: RoomId })
export type Rematch = Static<typeof Rematch>
