/** How a table is played: how much time there is, and what happens to a seat that does not come. */
import Type, { type Static } from 'typebox'
import { BotLevel, Hour } from './schemas.ts'

const Untimed = Type.Object({ kind: Type.Literal('untimed') }, { additionalProperties: false })

/** Everybody is there: a bank of seconds for the whole game, and some more after each own decision. */
const Live = Type.Object(
  {
    kind: Type.Literal('live'),
    bank: Type.Integer({ minimum: 30, maximum: 6 * 3600 }),
    increment: Type.Integer({ minimum: 0, maximum: 300 }),
  },
  { additionalProperties: false },
)

/** Over days: so many hours for each decision. */
const Days = Type.Object(
  {
    kind: Type.Literal('days'),
    hours: Type.Integer({ minimum: 1, maximum: 30 * 24 }),
    /** The clock of a seat runs between these hours of its own day only; always when absent. */
    window: Type.Optional(Type.Object({ from: Hour, to: Hour }, { additionalProperties: false })),
    /** Days on which a seat may let its clock stand, for the whole game; none when absent. */
    vacation: Type.Optional(Type.Integer({ minimum: 0, maximum: 60 })),
  },
  { additionalProperties: false },
)

/** Spectators see the table as it was so many commands or minutes ago; all of it once the game is over. */
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
    pace: Type.Union([Untimed, Live, Days]),
    /**
     * What becomes of a seat whose time is up: the table waits on, a bot of this level stands in, or what can be
     * settled by standing policies is.
     */
    absent: Type.Union([
      Type.Object({ kind: Type.Literal('wait') }, { additionalProperties: false }),
      Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, { additionalProperties: false }),
      Type.Object({ kind: Type.Literal('policies') }, { additionalProperties: false }),
    ]),
    /** Who may write to the table; the seats when absent. */
    chat: Type.Optional(Type.Union([Type.Literal('off'), Type.Literal('seats'), Type.Literal('everybody')])),
    /** Spectators see everything at once when absent. */
    delay: Type.Optional(Delay),
  },
  { additionalProperties: false },
)
export type RoomSettings = Static<typeof RoomSettings>

export const DEFAULT_ROOM_SETTINGS: RoomSettings = { pace: { kind: 'untimed' }, absent: { kind: 'wait' } }
