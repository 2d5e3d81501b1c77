import Type from 'typebox'

/** The best first of those who show their profile: what each is worth at least, after how many games. */
export const Leaderboard = Type.Array(
  Type.Object({
    name: Type.String(),
    worth: Type.Integer(),
    games: Type.Integer(),
    profile: Type.String(),
  }),
)
