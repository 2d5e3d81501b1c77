/** Puzzles on a server: first answers, votes, and the ratings that result from them. */
import Type, { type Static } from 'typebox'

export const PuzzleGamePath = Type.Object({ game: Type.String({ maxLength: 40 }) })
export type PuzzleGamePath = Static<typeof PuzzleGamePath>

/** A puzzle that no game ships is refused as unknown. */
export const PuzzlePath = Type.Object({
  game: Type.String({ maxLength: 40 }),
  puzzle: Type.String({ maxLength: 80 }),
})
export type PuzzlePath = Static<typeof PuzzlePath>

/** A random secret of a browser that has no guest or account; the server stores only its hash. */
const Visitor = Type.Optional(Type.String({ pattern: '^[\\w-]{22,40}$' }))

/** A first answer. */
export const PuzzleAnswer = Type.Object(
  { isRight: Type.Boolean(), hints: Type.Integer({ minimum: 0, maximum: 4 }), visitor: Visitor },
  { additionalProperties: false },
)
export type PuzzleAnswer = Static<typeof PuzzleAnswer>

export const PuzzleVote = Type.Object(
  { isGood: Type.Boolean(), visitor: Visitor },
  { additionalProperties: false },
)
export type PuzzleVote = Static<typeof PuzzleVote>

/** What first answers have shown about a puzzle. */
export const PuzzleStanding = Type.Object({
  answers: Type.Integer(),
  /** Answers that were right, also with hints, except the last hint, which is the solution. */
  solved: Type.Integer(),
  /** By Glicko-2; before the first answer the miner's estimate. */
  rating: Type.Integer(),
  deviation: Type.Integer(),
  votes: Type.Integer(),
  goodVotes: Type.Integer(),
})
export type PuzzleStanding = Static<typeof PuzzleStanding>

/** The puzzles of a game that somebody has answered. */
export const PuzzleStandings = Type.Array(
  Type.Intersect([Type.Object({ puzzle: Type.String() }), PuzzleStanding]),
)
export type PuzzleStandings = Static<typeof PuzzleStandings>
