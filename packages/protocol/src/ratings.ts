import Type from 'typebox'

/** The best first: what each is worth at least, after how many games, and their profile where they show one. */
export const Leaderboard = Type.Array(
  Type.Object({
    name: Type.String(),
    worth: Type.Integer(),
    games: Type.Integer(),
    profile: Type.Union([Type.String(), Type.Null()]),
  }),
)
