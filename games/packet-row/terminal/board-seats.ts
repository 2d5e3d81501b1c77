import type { Page } from '@quayside/game/terminal'
import { labelled } from '@quayside/game/terminal'
import { playerName } from '@quayside/texts'
import { cardFace } from '../language/index.ts'
import { type PositionLiteral, packetRow, type SeatLiteral, type State } from '../rules/index.ts'
import type { Words } from './words.ts'

/** Every seat with its money, its ships, and its hand where that may be seen. */
export const seatLines = (state: State, position: PositionLiteral, words: Words, page: Page): string[] => {
  const deciders = packetRow.deciders(state)
  return position.seats.flatMap((literal, seat) => {
    const mark = deciders.includes(seat) ? '▸' : ' '
    const title = `${mark}${playerName(seat, words.texts)}`
    const lines = labelled(seatRows(literal, words), page.columns - 2).map((line) => `  ${line}`)
    return [`${page.paint.bold(title)}  ${summary(literal, seat, position, words)}`, ...lines]
  })
}

const summary = (
  { money, hand, piece, done }: SeatLiteral,
  seat: number,
  { master, phase }: PositionLiteral,
  { texts, headings }: Words,
): string => {
  const playing = phase !== 'over' && phase !== 'last-deliveries'
  return [
    texts.count('dollar', money),
    headings.inHand(texts.count('card', typeof hand === 'number' ? hand : hand.length)),
    ...(playing && master === seat + 1 ? [headings.isMaster] : []),
    ...(piece === null ? [] : [headings.hasTaken]),
    ...(done && phase === 'last-deliveries' ? [headings.done] : []),
  ].join(' · ')
}

const seatRows = (
  { hand, ships }: SeatLiteral,
  { texts, headings }: Words,
): { readonly label: string; readonly items: readonly string[] }[] =>
  [
    { label: headings.ships, items: ships },
    { label: headings.hand, items: typeof hand === 'number' ? [] : hand },
  ]
    .filter(({ items }) => items.length > 0)
    .map(({ label, items }) => ({ label, items: items.map((word) => cardFace(word, texts)) }))
