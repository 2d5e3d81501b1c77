/** The daily harbor at a server: handing a try in, and the table of the day. */
import Type, { type Static } from 'typebox'

/** A date without deals, or a kind that no game declares, is refused as unknown. */
export const DailyDealPath = Type.Object({
  date: Type.String({ maxLength: 20 }),
  kind: Type.String({ maxLength: 20 }),
})
export type DailyDealPath = Static<typeof DailyDealPath>

const DAY_MS = 86_400_000

/** A finished try: its whole record, as text. */
export const NewDailyEntry = Type.Object(
  {
    record: Type.String({ minLength: 1, maxLength: 14_000 }),
    /** From the beginning to the end, as the player's device counted it. */
    durationMs: Type.Integer({ minimum: 0, maximum: 3 * DAY_MS }),
  },
  { additionalProperties: false },
)
export type NewDailyEntry = Static<typeof NewDailyEntry>

const DailyStatus = Type.Union([Type.Literal('checking'), Type.Literal('accepted'), Type.Literal('refused')])

const Listed = {
  /** Equal points share a place. */
  place: Type.Integer(),
  name: Type.String(),
  points: Type.Integer(),
  /** Loans or deliveries, as the game counts. */
  figure: Type.Integer(),
  durationMs: Type.Integer(),
}

export const DailyTable = Type.Object({
  /** Entries that were replayed, and those that wait for it. */
  accepted: Type.Integer(),
  checking: Type.Integer(),
  /** The own entry; null for nobody's. */
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
  /** Empty for everybody without an entry while entries are taken; at most a thousand at once. */
  entries: Type.Array(Type.Object({ ...Listed, isOwn: Type.Boolean() })),
  /** How many have how many points; empty as above. */
  distribution: Type.Array(Type.Object({ points: Type.Integer(), players: Type.Integer() })),
  /** The best record, when the date is over everywhere. */
  best: Type.Union([
    Type.Object({ name: Type.String(), points: Type.Integer(), record: Type.String() }),
    Type.Null(),
  ]),
})
export type DailyTable = Static<typeof DailyTable>
