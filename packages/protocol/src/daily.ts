/** The daily harbor on a server: submitting a finished game, and the daily leaderboard. */
import Type, { type Static } from 'typebox'

/** A date without deals, or a kind that no game declares, is refused as unknown. */
export const DailyDealPath = Type.Object({
  date: Type.String({ maxLength: 20 }),
  kind: Type.String({ maxLength: 20 }),
})
export type DailyDealPath = Static<typeof DailyDealPath>

const DAY_MS = 86_400_000

/** A finished game: its whole record, as text. */
export const NewDailyEntry = Type.Object(
  {
    record: Type.String({ minLength: 1, maxLength: 14_000 }),
    /** From the start to the end of the game, as measured by the player's device. */
    durationMs: Type.Integer({ minimum: 0, maximum: 3 * DAY_MS }),
  },
  { additionalProperties: false },
)
export type NewDailyEntry = Static<typeof NewDailyEntry>

const DailyStatus = Type.Union([Type.Literal('checking'), Type.Literal('accepted'), Type.Literal('refused')])

const ListedEntry = {
  /** Equal points share a place. */
  place: Type.Integer(),
  name: Type.String(),
  points: Type.Integer(),
  /** A second number that the game shows, such as loans or deliveries. */
  figure: Type.Integer(),
  durationMs: Type.Integer(),
}

export const DailyTable = Type.Object({
  /** The number of entries that passed the check, and of those that wait for it. */
  accepted: Type.Integer(),
  checking: Type.Integer(),
  /** The entry of the player who asks; null without one. */
  own: Type.Union([
    Type.Object({
      status: DailyStatus,
      points: Type.Integer(),
      /** Null until it is accepted. */
      place: Type.Union([Type.Integer(), Type.Null()]),
      /** Why it was refused. */
      refusal: Type.Union([
        Type.Object({ code: Type.String(), params: Type.Record(Type.String(), Type.Unknown()) }),
        Type.Null(),
      ]),
    }),
    Type.Null(),
  ]),
  /** At most a thousand; empty for players without an entry while the date is open. */
  entries: Type.Array(Type.Object({ ...ListedEntry, isOwn: Type.Boolean() })),
  /** The number of players for each score; empty under the same condition. */
  distribution: Type.Array(Type.Object({ points: Type.Integer(), players: Type.Integer() })),
  /** The best game; null before the date is over in all time zones. */
  best: Type.Union([
    Type.Object({ name: Type.String(), points: Type.Integer(), record: Type.String() }),
    Type.Null(),
  ]),
})
export type DailyTable = Static<typeof DailyTable>
