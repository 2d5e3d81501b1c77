/** Differences between two positions of a replay: signed amounts and cards, seat by seat. */

import type { Difference } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { sign } from '@quayside/table/format.ts'
import {
  cardInPlay,
  inPlay,
  loans,
  locationOf,
  offerAmount,
  players,
  shipLocation,
  stock,
  TOWN,
} from '../../queries/index.ts'
import { BUILDINGS, OFFERS, SHIPS, type State, shipWord, TOKENS, type Token } from '../../rules/index.ts'
import type { GameTexts } from '../state/texts.ts'

export interface Amount {
  readonly token: Token
  readonly change: number
}

/** A card that came (1) or went (-1). */
export interface Card {
  readonly card: number
  readonly change: 1 | -1
}

export interface SeatDifference {
  readonly seat: Seat
  readonly tokens: readonly Amount[]
  readonly loans: number
  readonly buildings: readonly Card[]
  readonly ships: readonly Card[]
}

export interface Differences {
  /** Only seats with a difference. */
  readonly seats: readonly SeatDifference[]
  readonly offers: readonly Amount[]
  readonly town: readonly Card[]
}

const amounts = (tokens: readonly Token[], change: (token: Token, place: number) => number): Amount[] =>
  tokens.flatMap((token, place) => {
    const by = change(token, place)
    return by === 0 ? [] : [{ token, change: by }]
  })

type Owner = (state: State, card: number) => number

const cards = (all: readonly number[], before: State, after: State, ownerOf: Owner, owner: number): Card[] =>
  all.flatMap((card): Card[] => {
    const had = ownerOf(before, card) === owner
    const has = ownerOf(after, card) === owner
    return had === has ? [] : [{ card, change: has ? 1 : -1 }]
  })

const ALL_TOKENS: readonly Token[] = TOKENS.map((_, token) => token)
const ALL_SHIPS: readonly number[] = SHIPS.map((_, ship) => ship)

const isDifferent = ({ tokens, loans, buildings, ships }: SeatDifference): boolean =>
  loans !== 0 || tokens.length + buildings.length + ships.length > 0

/** Cards that are not in play yet do not count. */
const cardsIn = (state: State): number[] =>
  Array.from({ length: inPlay(state) }, (_, place) => cardInPlay(state, place))

export const differencesBetween = (before: State, after: State): Differences => {
  const buildings = [...new Set([...cardsIn(before), ...cardsIn(after)])]
  const seats = Array.from(
    { length: players(after) },
    (_, seat): SeatDifference => ({
      seat,
      tokens: amounts(ALL_TOKENS, (token) => stock(after, seat, token) - stock(before, seat, token)),
      loans: loans(after, seat) - loans(before, seat),
      buildings: cards(buildings, before, after, locationOf, seat),
      ships: cards(ALL_SHIPS, before, after, shipLocation, seat),
    }),
  )
  return {
    seats: seats.filter(isDifferent),
    offers: amounts(OFFERS, (_, place) => offerAmount(after, place) - offerAmount(before, place)),
    town: cards(buildings, before, after, locationOf, TOWN),
  }
}

const amountText = ({ token, change }: Amount, { game }: GameTexts): string => {
  const name = TOKENS[token]
  return name === undefined ? '' : `${sign(change)}${game.count(name, Math.abs(change))}`
}

const buildingText = ({ card, change }: Card, { game }: GameTexts): string =>
  `${sign(change)}${game.building(BUILDINGS[card]?.name ?? '').plain}`

const shipText = ({ card, change }: Card, { game }: GameTexts): string =>
  `${sign(change)}${game.ship(shipWord(card)).plain}`

const partsOf = ({ tokens, loans, buildings, ships }: SeatDifference, texts: GameTexts): string[] => [
  ...buildings.map((card) => buildingText(card, texts)),
  ...ships.map((card) => shipText(card, texts)),
  ...tokens.map((amount) => amountText(amount, texts)),
  ...(loans === 0 ? [] : [`${sign(loans)}${texts.game.count('loan', Math.abs(loans))}`]),
]

export const differenceTexts = (before: State, after: State, texts: GameTexts): readonly Difference[] => {
  const { seats, offers, town } = differencesBetween(before, after)
  const common = [
    { title: texts.replay('compare.town'), parts: town.map((card) => buildingText(card, texts)) },
    { title: texts.board('zone.offers'), parts: offers.map((amount) => amountText(amount, texts)) },
  ]
  return [
    ...seats.map((seat) => ({ seat: seat.seat, title: '', parts: partsOf(seat, texts) })),
    ...common.filter(({ parts }) => parts.length > 0).map((row) => ({ seat: null, ...row })),
  ]
}
