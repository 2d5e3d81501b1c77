/** How a table is played: how much time there is, and what happens to a seat that does not come. */
import Type, { type Static } from 'typebox'
import { BotLevel } from './values.ts'

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
  { kind: Type.Literal('days'), hours: Type.Integer({ minimum: 1, maximum: 30 * 24 }) },
  { additionalProperties: false },
)

export const RoomSettings = Type.Object(
  {
    pace: Type.Union([Untimed, Live, Days]),
    /** What becomes of a seat whose time is up: the table waits on, or a bot of this level stands in. */
    absent: Type.Union([
      Type.Object({ kind: Type.Literal('wait') }, { additionalProperties: false }),
      Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, { additionalProperties: false }),
    ]),
  },
  { additionalProperties: false },
)
export type RoomSettings = Static<typeof RoomSettings>

export const UNTIMED: RoomSettings = { pace: { kind: 'untimed' }, absent: { kind: 'wait' } }
