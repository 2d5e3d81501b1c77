import type { Seat } from '@quayside/kernel'
import type { PositionLiteral } from '../rules/index.ts'
import type { Words } from './words.ts'

/** The special buildings that the seat holds or has seen and the others have not. */
export const secrets = (view: PositionLiteral, seat: Seat, { texts, headings }: Words): string[] => {
  const known = (view.special ?? []).flatMap((card, place) =>
    card === null ? [] : [`${place + 1}. ${texts.building(card).plain}`],
  )
  const either = (view.seats?.[`${seat + 1}`]?.either ?? []).map((card) => texts.building(card).plain)
  const hand = (view.seats?.[`${seat + 1}`]?.hand ?? []).flatMap((card) =>
    card === null ? [] : [texts.building(card).plain],
  )
  return [
    ...(hand.length > 0 ? [`${headings.hand}${headings.colon}${headings.list(hand)}`] : []),
    ...(known.length > 0 ? [headings.topCards, ...known.map((line) => `  ${line}`)] : []),
    ...(either.length > 0 ? [`${headings.oneOfTopTwo}${headings.colon}${headings.list(either)}`] : []),
  ]
}
