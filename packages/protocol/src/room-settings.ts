/** Settings of a room: clock, timeout action, chat, spectator delay. */
import Type, { type Static } from 'typebox'
import { BotLevel, Hour } from './schemas.ts'

const Untimed = Type.Object({ kind: Type.Literal('untimed') }, { additionalProperties: false })

/** Live: a time bank in seconds for the whole game, and an increment after each own decision. */
const Live = Type.Object(
  {
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 30, maximum: 6 * 3600 }),
    increment: Type.Integer({ minimum: 0, maximum: 300 }),
  },
  { additionalProperties: false },
)

/** Correspondence: hours for each decision. */
const Days = Type.Object(
  {
    kind: Type.Literal('days'),
    hours: Type.Integer({ minimum: 1, maximum: 30 * 24 }),
    /** The clock of a seat runs only between these hours in the seat's time zone; always when absent. */
    window: Type.Optional(Type.Object({ from: Hour, to: Hour }, { additionalProperties: false })),
    /** Vacation days of a seat for the whole game; none when absent. */
    vacation: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  },
  { additionalProperties: false },
)

/** Spectators see the room as it was some moves or minutes ago, and everything once the game is over. */
const Delay = Type.Union([
  Type.Object(
    { kind: Type.Literal('moves'), moves: Type.Integer({ minimum: 1, maximum: 200 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    { kind: Type.Literal('minutes'), minutes: Type.Integer({ minimum: 1, maximum: 24 * 60 }) },
    { additionalProperties: false },
  ),
])

export const RoomSettings = Type.Object(
  {
    clock: Type.Union([Untimed, Live, Days]),
    /** The timeout action: keep waiting, let a bot of this level decide, or decide by the seat's standing policies. */
    onTimeout: Type.Union([
      Type.Object({ kind: Type.Literal('wait') }, { additionalProperties: false }),
      Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, { additionalProperties: false }),
      Type.Object({ kind: Type.Literal('policies') }, { additionalProperties: false }),
    ]),
    /** Who may write in the chat; the seats when absent. */
    chat: Type.Optional(Type.Union([Type.Literal('off'), Type.Literal('seats'), Type.Literal('everybody')])),
    /** Without it spectators see everything immediately. */
    spectatorDelay: Type.Optional(Delay),
  },
  { additionalProperties: false },
)
export type RoomSettings = Static<typeof RoomSettings>

export const DEFAULT_ROOM_SETTINGS: RoomSettings = { clock: { kind: 'untimed' }, onTimeout: { kind: 'wait' } }
