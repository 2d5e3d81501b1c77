export type Fact = Readonly<Record<string, unknown>>

export const PLAYER_COUNTS = [1, 2, 3, 4, 5]

/** A fact for each number of players. */
export const byPlayers = (tell: (players: number) => unknown): Fact =>
  Object.fromEntries(PLAYER_COUNTS.map((players) => [`${players}`, tell(players)]))
