/** Which special buildings a table draws from, and how a state stores it. */
import { MODULES, type ModuleName } from './catalogue/building.ts'
import { BUILDINGS, buildingName, buildingNamed } from './catalogue/catalogue.ts'
import type { Options } from './options.ts'
import { DRAW, NAMED, SPECIAL_LIMIT } from './state/special-buildings.ts'
import { at, type BuildingCard, type State } from './state/state.ts'
import { players, SOLO_WITH_ALL } from './state/table.ts'

type Draw = Pick<Options, 'players' | 'soloWithoutOthersCards' | 'modules' | 'specials'>

const bitsOf = (modules: readonly ModuleName[]): number =>
  modules.reduce((bits, module) => bits | (1 << MODULES.indexOf(module)), 0)

const cardsOf = (modules: number, withOthersCards: boolean): readonly BuildingCard[] =>
  BUILDINGS.flatMap(({ special, module, needsOthers }, card) =>
    special && (module === null || (modules & bitsOf([module])) !== 0) && (withOthersCards || !needsOthers)
      ? [card]
      : [],
  )

/**
 * Special buildings for every set of modules, with and without those that need other players. Computed once, because
 * bots set up many games.
 */
const BOXES = Array.from({ length: 1 << MODULES.length }, (_, modules) => ({
  all: cardsOf(modules, true),
  forOne: cardsOf(modules, false),
}))

/** All special buildings in the box of a table with these options. */
export const boxOf = (draw: Draw): readonly BuildingCard[] => {
  const { all = [], forOne = [] } = BOXES[bitsOf(draw.modules)] ?? {}
  return draw.players === 1 && draw.soloWithoutOthersCards ? forOne : all
}

/** The special buildings that may be drawn in a game with these options. */
export const specialCards = (draw: Draw): readonly BuildingCard[] => {
  const { specials } = draw
  if (specials === 'all') return boxOf(draw)
  if (specials === 'modules') return boxOf(draw).filter((card) => BUILDINGS[card]?.module !== null)
  return specials.map(buildingNamed).sort((a, b) => a - b)
}

const ALL = 0
const OF_MODULES = 1
const BY_NAME = 2

const MODULE_BITS = (1 << MODULES.length) - 1

export const writeDraw = (s: State, draw: Draw): void => {
  const { modules, specials } = draw
  const how = specials === 'all' ? ALL : specials === 'modules' ? OF_MODULES : BY_NAME
  s[DRAW] = bitsOf(modules) | (how << MODULES.length)
  if (how === BY_NAME) for (const [place, card] of specialCards(draw).entries()) s[NAMED + place] = card
}

const namedCards = (s: State): string[] =>
  Array.from({ length: SPECIAL_LIMIT }, (_, place) => buildingName(at(s, NAMED + place)))

export const readDraw = (s: State): Draw => {
  const chosen = at(s, DRAW) & MODULE_BITS
  const how = at(s, DRAW) >> MODULES.length
  return {
    players: players(s),
    soloWithoutOthersCards: at(s, SOLO_WITH_ALL) === 0,
    modules: MODULES.filter((_, bit) => (chosen & (1 << bit)) !== 0),
    specials: how === ALL ? 'all' : how === OF_MODULES ? 'modules' : namedCards(s),
  }
}
