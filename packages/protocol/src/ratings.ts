import Type from 'typebox'

/** The best first: what each is worth at least, and after how many games. */
export const Leaderboard = Type.Array(
  Type.Object({ name: Type.String(), worth: Type.Integer(), games: Type.Integer() }),
)
