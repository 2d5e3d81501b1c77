import Type from 'typebox'

/** Best first, players with a public profile only. */
export const Leaderboard = Type.Array(
  Type.Object({
    name: Type.String(),
    ratingPoints: Type.Integer(),
    games: Type.Integer(),
    profile: Type.String(),
  }),
)
