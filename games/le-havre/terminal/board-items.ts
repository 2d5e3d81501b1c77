import { BUILDINGS, buildingNamed, type PositionLiteral } from '../rules/index.ts'
import type { Words } from './words.ts'

/** A line of the board: what it is about, and what lies there. */
export interface Row {
  readonly label: string
  readonly items: readonly string[]
}

export const orNothing = (items: readonly string[], { headings }: Words): readonly string[] =>
  items.length === 0 ? [headings.nothing] : items

/** A building with what it costs to build or to buy, and who is inside. */
export const buildingTitle = (
  name: string,
  position: PositionLiteral,
  { texts, headings }: Words,
): string => {
  const card = BUILDINGS[buildingNamed(name)]
  const inside = Object.entries(position.seats ?? {})
    .filter(([, seat]) => seat.disc === name)
    .map(([seat]) => seat)
  const marks = [
    card?.price === null ? headings.notForSale : `${card?.price ?? ''}`,
    ...(position.modernised?.includes(name) ? [headings.modernised] : []),
    ...inside.map((seat) => `●${seat}`),
  ]
  return `${texts.building(name).plain} (${marks.join(' ')})`
}
