import { type Random, random, secureRandom, shuffle } from '@quayside/kernel'
import { BUILDINGS, buildingNamed, STANDARD_COUNT } from './catalogue/catalogue.ts'
import { bundle } from './catalogue/goods.ts'
import { OFFER_OF } from './catalogue/offers.ts'
import { VERSIONS } from './catalogue/rounds.ts'
import { SET_UPS, startingShips } from './catalogue/set-ups.ts'
import { SHIPS } from './catalogue/ships.ts'
import { SUPPLY_TILES } from './catalogue/supply-tiles.ts'
import type { Options } from './options.ts'
import { boxOf, specialCards, writeDraw } from './special-deck.ts'
import { moveBuilding, PILE_COUNT, seePlayed, TOWN } from './state/buildings.ts'
import { emptyState } from './state/copy-state.ts'
import { layPile } from './state/proposals.ts'
import { addTokens } from './state/seats.ts'
import { moveShip, pushShip } from './state/ships.ts'
import { SPECIAL, SPECIAL_SIZE, setHandCard } from './state/special-buildings.ts'
import { type BuildingCard, NONE, type State } from './state/state.ts'
import {
  DOUBLE_INTEREST,
  MARKETPLACE_LIMIT,
  OFFER,
  PLAYERS,
  RULES,
  SOLO_WITH_ALL,
  STADIUM_BUILD_ONLY,
  START,
  TILES,
  VERSION,
} from './state/table.ts'
import { cardsDealtBy, DEALERS } from './turn/hands.ts'

const NEVER_FIRST = buildingNamed('black-market')

type Table = Pick<Options, 'version' | 'players'>

/** The use of each standard building: P in the proposals, S in the town from the start. */
export const usageOf = (card: BuildingCard, options: Table): string =>
  BUILDINGS[card]?.usage?.[options.version][options.players - 1] ?? '-'

const standardCards = (options: Table, usage: string): readonly BuildingCard[] =>
  Array.from({ length: STANDARD_COUNT }, (_, card) => card).filter((card) => usageOf(card, options) === usage)

const shipCard = (id: string): number => SHIPS.findIndex((ship) => ship.id === id)

/** The pieces that every game with these options begins with. */
const firstPieces = (table: Table) => {
  const { offers, player } = SET_UPS[table.version]
  const ships = startingShips(table.version, table.players)
  return {
    town: standardCards(table, 'S'),
    proposals: standardCards(table, 'P'),
    offers: bundle(offers),
    purse: bundle(player),
    ships: ships.players.map(shipCard),
    shipPile: ships.pile.map(shipCard),
  }
}

/** Cached by options, because a search deals thousands of games. */
const PIECES = new Map<string, ReturnType<typeof firstPieces>>()

const piecesFor = (table: Table): ReturnType<typeof firstPieces> => {
  const kind = `${table.version}-${table.players}`
  const known = PIECES.get(kind) ?? firstPieces(table)
  PIECES.set(kind, known)
  return known
}

/** Three equal piles, each with its lowest number on top. */
const dealProposals = (
  cards: readonly BuildingCard[],
  options: Options,
  source: Random,
): BuildingCard[][] => {
  for (;;) {
    const dealt = shuffle(cards, source)
    const size = dealt.length / PILE_COUNT
    const piles = Array.from({ length: PILE_COUNT }, (_, pile) =>
      dealt.slice(pile * size, (pile + 1) * size).sort((a, b) => a - b),
    )
    if (!options.blackMarketRedeal || piles.every(([top]) => top !== NEVER_FIRST)) return piles
  }
}

export const LATEST_RULES = 2

/** Version 1 dealt from a 32-bit generator, whose seeds can be found by brute force. */
const sourceOf = (seed: string, version: number): Random =>
  version === 1 ? random(seed) : secureRandom(seed)

export const setup = (options: Options, seed: string, version: number = LATEST_RULES): State => {
  const source = sourceOf(seed, version)
  const s = emptyState()
  s[RULES] = version
  s[PLAYERS] = options.players
  s[VERSION] = VERSIONS.indexOf(options.version)
  s[STADIUM_BUILD_ONLY] = options.stadiumPurchase ? 0 : 1
  s[DOUBLE_INTEREST] = options.doubleInterest ? 1 : 0
  s[MARKETPLACE_LIMIT] = options.marketplaceLimit
  s[SOLO_WITH_ALL] = options.soloWithoutOthersCards ? 0 : 1
  writeDraw(s, options)
  const pieces = piecesFor(options)
  for (const card of pieces.town) moveBuilding(s, card, TOWN)
  const piles = dealProposals(pieces.proposals, options, source)
  for (const [pile, cards] of piles.entries()) layPile(s, pile, cards)
  seePlayed(s)
  layTiles(s, source)
  laySpecials(s, options, source)
  // Drawn last, so that choosing the starting seat does not change the deal of a seed.
  s[START] = options.start === 'random' ? source.nextInt(options.players) : options.start
  handOut(s, options.players, pieces)
  return s
}

const layTiles = (s: State, source: Random): void => {
  for (const [place, tile] of shuffle([...SUPPLY_TILES.keys()], source).entries()) s[TILES + place] = tile
}

const laySpecials = (s: State, options: Options, source: Random): void => {
  const size = SET_UPS[options.version].specialBuildings
  const dealt = shuffle(specialCards(options), source).slice(0, size)
  for (const [place, card] of dealt.entries()) s[SPECIAL + place] = card
  s[SPECIAL_SIZE] = size
  layHandsAside(s, options, dealt, source)
}

/** If a card in the pile deals hands, they are drawn now: nothing is random after set-up. */
const layHandsAside = (s: State, options: Options, dealt: readonly BuildingCard[], source: Random): void => {
  const dealer = dealt.find((card) => DEALERS.includes(card))
  if (dealer === undefined) return
  const unused = shuffle(
    boxOf(options).filter((card) => !dealt.includes(card)),
    source,
  )
  for (let seat = 0; seat < options.players; seat++)
    for (let place = 0; place < cardsDealtBy(dealer); place++)
      setHandCard(s, seat, place, unused.pop() ?? NONE)
}

const handOut = (
  s: State,
  players: number,
  { offers, purse, ships, shipPile }: ReturnType<typeof firstPieces>,
): void => {
  for (const { token, amount } of offers) s[OFFER + (OFFER_OF[token] as number)] = amount
  for (let seat = 0; seat < players; seat++)
    for (const { token, amount } of purse) addTokens(s, seat, token, amount)
  for (const [seat, ship] of ships.entries()) moveShip(s, ship, seat)
  for (const ship of shipPile) pushShip(s, ship)
}
