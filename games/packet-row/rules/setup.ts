import { type Random, random, secureRandom, shuffle } from '@quayside/kernel'
import { AREAS } from './catalogue/card.ts'
import { compile, NO_CARD, standardCatalogue } from './catalogue/catalogue.ts'
import { standardDeck } from './catalogue/deck.ts'
import { CURRENT_SUPPLY, FUTURE_SUPPLY, REMOVED, START_MONEY } from './catalogue/tables.ts'
import type { Options } from './options.ts'
import {
  ASKED,
  at,
  type FixedSetup,
  futureOf,
  gain,
  HELD,
  LEFT,
  MASTER,
  MONEY,
  ROUND,
  type State,
  spacesOf,
} from './state.ts'
import { draw } from './turn/refill.ts'

const settle = (options: Options): FixedSetup => ({
  options,
  players: options.players,
  catalogue: options.deck ? compile({ ...standardDeck, ...options.deck }) : standardCatalogue,
  current: CURRENT_SUPPLY[options.players],
  removed: REMOVED[options.players],
})

export const LATEST_RULES = 2

/** Version 1 dealt from a 32-bit generator, whose seeds can be found by brute force. */
const sourceOf = (seed: string, version: number): Random =>
  version === 1 ? random(seed) : secureRandom(seed)

export const setup = (options: Options, seed: string, version: number = LATEST_RULES): State => {
  const setting = settle(options)
  const source = sourceOf(seed, version)
  const decks = setting.catalogue.sorted.map((cards) => shuffle(cards, source))
  const state: State = { setting, decks, cells: emptyCells(setting) }
  state.cells[ROUND] = 1
  state.cells[MASTER] = firstMaster(options, source)
  state.cells[ASKED] = at(state.cells, MASTER)
  for (const area of AREAS.keys()) layOut(state, area)
  dealStartingContracts(state)
  return state
}

const EMPTY: number[] = []

/** A copy of an array that grew one by one: `Array.from` and `fill` make V8 expect holes. */
const emptyCells = ({ catalogue }: FixedSetup): number[] => {
  const size = HELD + catalogue.cards.length
  while (EMPTY.length < size) EMPTY.push(0)
  return EMPTY.slice(0, size)
}

const firstMaster = ({ start, players }: Options, source: Random): number =>
  start === 'random' ? source.nextInt(players) : start

/** The future supply is drawn before the current one, as the set-up page says. */
const layOut = (state: State, area: number): void => {
  const { cells, decks, setting } = state
  cells[LEFT + area] = (decks[area]?.length ?? 0) - setting.removed
  for (let space = 0; space < FUTURE_SUPPLY; space++) cells[futureOf(area) + space] = draw(state, area)
  for (let space = 0; space < setting.current; space++) cells[spacesOf(area) + space] = draw(state, area)
}

const dealStartingContracts = (state: State): void => {
  const { cells, decks, setting } = state
  const contracts = decks[AREAS.length] ?? []
  for (let seat = 0; seat < setting.players; seat++) {
    cells[MONEY + seat] = START_MONEY
    gain(state, seat, contracts[contracts.length - 1 - seat] ?? NO_CARD)
  }
  cells[LEFT + AREAS.length] = contracts.length - setting.players
}
