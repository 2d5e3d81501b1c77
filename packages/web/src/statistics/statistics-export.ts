/** Exports the player's games as CSV, with the same data as the page. */
import type { CountedGame } from './statistics.ts'

const COLUMNS = [
  'ended',
  'game',
  'version',
  'players',
  'opponents',
  'place',
  'points',
  'rival',
  'decisions',
  'mistakes',
  'bigMistakes',
] as const

type Row = Readonly<Record<(typeof COLUMNS)[number], string | number | null>>

const rowOf = ({
  ended,
  game,
  version,
  players,
  opponents,
  place,
  points,
  rival,
  verdict,
}: CountedGame): Row => ({
  ended: new Date(ended).toISOString(),
  game,
  version,
  players,
  opponents,
  place,
  points,
  rival,
  decisions: verdict?.decisions ?? null,
  mistakes: verdict?.mistakes ?? null,
  bigMistakes: verdict?.big ?? null,
})

/** Quotes a cell where CSV requires it. */
const cell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const asCsv = (games: readonly CountedGame[]): string =>
  [COLUMNS.join(','), ...games.map(rowOf).map((row) => COLUMNS.map((name) => cell(row[name])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')

export const asJson = (games: readonly CountedGame[]): string =>
  `${JSON.stringify(
    games.map((game) => ({
      ...rowOf(game),
      used: game.used,
      wealth: game.wealth,
      themes: game.verdict?.themes ?? null,
    })),
    null,
    2,
  )}\n`
