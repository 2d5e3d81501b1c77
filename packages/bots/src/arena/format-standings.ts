/** Standings for people to read: plain text in columns. */
import type { Figure, HeadToHead, Standing, Standings } from './standings.ts'

const ranged = ({ value, low, high }: Figure, print: (value: number) => string, unit = ''): string =>
  low === null || high === null
    ? `${print(value)}${unit}`
    : `${print(value)}${unit} (${print(low)}..${print(high)})`

const percent = (figure: Figure): string => ranged(figure, (share) => (100 * share).toFixed(1), ' %')

const points = (figure: Figure): string => ranged(figure, (value) => value.toFixed(1))

const elo = (figure: Figure): string => ranged(figure, signed)

function signed(value: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(0)}`
}

const standingRow = ({
  bot,
  seats,
  winShare,
  points: score,
  place,
  elo: rating,
  forfeits,
}: Standing): string[] => [
  bot,
  elo(rating),
  percent(winShare),
  points(score),
  place.toFixed(2),
  `${seats}`,
  `${forfeits}`,
]

const duelRow = ({ first, second, comparisons, share }: HeadToHead): string[] => [
  `${first} before ${second}`,
  percent(share),
  `${comparisons}`,
]

/** The first column to the left, the others to the right. */
const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

export const formatStandings = ({ players, games, deals, bots, duels, forfeits }: Standings): string[] => [
  `${games} games of ${players}, ${deals} deals in all seat rotations, 95 % intervals; by chance ${(100 / players).toFixed(1)} % would win`,
  '',
  ...columns([
    ['bot', 'elo', 'wins', 'points', 'place', 'seats', 'forfeits'],
    ...bots.map((standing) => standingRow(standing)),
  ]),
  ...(duels.length === 0
    ? []
    : ['', ...columns([['who finished', 'share', 'times'], ...duels.map(duelRow)])]),
  ...forfeits.map(
    ({ bot, seat, seed, at, reason, detail }) =>
      `forfeit: ${bot} in seat ${seat + 1} of ${seed} after ${at} commands, ${reason}: ${detail}`,
  ),
]
