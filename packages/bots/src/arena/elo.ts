/**
 * Elo ratings from finishing orders: the Bradley-Terry model, fitted with Hunter's MM algorithm. Each pair
 * that met gets one additional draw, so that ratings stay finite.
 */

/** Elo points for a factor of ten in the odds. */
const ELO_DECADE = 400

const ROUNDS = 2000
const CLOSE_ENOUGH = 1e-7

/** `wins[a][b]`: how often a finished before b, ties as halves. The ratings average 0. */
export const ratings = (wins: readonly (readonly number[])[]): number[] => {
  const size = wins.length
  const met = wins.map((row, a) => row.map((won, b) => (a === b ? 0 : won + (wins[b]?.[a] ?? 0))))
  const games = met.map((row) => row.map((count) => (count > 0 ? count + 1 : 0)))
  const won = wins.map((row, a) =>
    row.reduce((sum, count, b) => sum + (a === b || !met[a]?.[b] ? 0 : count + 0.5), 0),
  )
  let strength = Array.from({ length: size }, () => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const next = strength.map((own, a) => {
      const load = (games[a] ?? []).reduce(
        (sum, count, b) => sum + count / (own + (strength[b] as number)),
        0,
      )
      return load > 0 ? (won[a] as number) / load : own
    })
    const mean = Math.exp(next.reduce((sum, value) => sum + Math.log(value), 0) / size)
    const scaled = next.map((value) => value / mean)
    const moved = Math.max(...scaled.map((value, a) => Math.abs(Math.log(value / (strength[a] as number)))))
    strength = scaled
    if (moved < CLOSE_ENOUGH) break
  }
  return strength.map((value) => ELO_DECADE * Math.log10(value))
}
