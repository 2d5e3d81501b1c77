/** The table as a person reads it in a terminal. */

import type { Page } from '@quayside/game/terminal'
import { labelled } from '@quayside/game/terminal'
import { playerName } from '@quayside/texts'
import { cardOnOffer } from '../language/index.ts'
import { AREAS, type Area, type BoardLiteral, type PositionLiteral, type State } from '../rules/index.ts'
import { seatLines } from './board-seats.ts'
import { type Words, written } from './words.ts'

interface Row {
  readonly label: string
  readonly items: readonly string[]
}

export const board = (state: State, words: Words, page: Page): string[] => {
  const position = written(state)
  return [
    ...head(position, words, page),
    '',
    ...labelled(
      [...AREAS.flatMap((area) => areaRows(area, position, words)), discards(position, words)],
      page.columns,
    ),
    '',
    ...seatLines(state, position, words, page),
  ]
}

const head = (position: PositionLiteral, words: Words, page: Page): string[] => {
  const { texts } = words
  const title = `${texts.names.title} · ${texts.count('player', position.seats.length)}`
  return [page.paint.bold(title), ...now(position, words)]
}

const now = (position: PositionLiteral, { texts, headings }: Words): string[] => {
  const { phase, round, master, named, boards, options } = position
  const dry = AREAS.filter((area) => boards[area].dry)
  const ending = headings.dryAreas(dry.length, options.dryAreas)
  if (phase === 'over') return [headings.over]
  if (phase === 'last-deliveries') return [headings.lastDeliveries]
  const chosen = named.map((area) => texts.area(area).plain)
  return [
    [headings.round(round), headings.master(playerName(master - 1, texts)), ending].join(' · '),
    ...(chosen.length > 0 ? [`${headings.named}${headings.colon}${headings.list(chosen)}`] : []),
  ]
}

/** An arrow points at the area that is asked about. */
const areaRows = (area: Area, position: PositionLiteral, words: Words): Row[] => {
  const { texts, headings } = words
  const asked = ASKING.has(position.phase) && position.area === area
  const { deck, dry } = position.boards[area]
  const pile = [headings.deck(deck.length), ...(dry ? [headings.dry] : [])]
  return [
    {
      label: `${asked ? '▸' : ' '}${texts.area(area).plain}`,
      items: spaces(area, 'current', position, words),
    },
    {
      label: `   ${headings.next}`,
      items: [...spaces(area, 'future', position, words), `[${headings.list(pile)}]`],
    },
  ]
}

const ASKING: ReadonlySet<string> = new Set(['asking', 'deciding', 'last-choice'])

/** The cards on a supply's spaces; where one was taken, the piece that stands there. */
const spaces = (
  area: Area,
  supply: keyof Pick<BoardLiteral, 'current' | 'future'>,
  { boards, seats }: PositionLiteral,
  { texts, headings }: Words,
): string[] =>
  boards[area][supply].map((card, space) => {
    if (card !== null) return cardOnOffer(card, texts)
    const place = supply === 'current' ? `${area} ${space + 1}` : `${area} future ${space + 1}`
    const seat = seats.findIndex(({ piece }) => piece === place)
    return seat < 0 ? headings.emptySpace : `●${seat + 1}`
  })

const discards = ({ discards: cards }: PositionLiteral, { texts, headings }: Words): Row => ({
  label: ` ${headings.discards}`,
  items: [texts.count('card', cards.length)],
})
