import type { BuildingCard } from '../state/state.ts'
import type { Building, EndValue, OwnerEffects } from './building.ts'
import { ESSEN_2008 } from './buildings/essen-2008/index.ts'
import { GRAND_HAMEAU } from './buildings/grand-hameau/index.ts'
import { SPECIAL_BUILDINGS, STANDARD_BUILDINGS } from './buildings/index.ts'

/** All buildings; the index of a building is its number in a state. */
export const BUILDINGS: readonly Building[] = [
  ...STANDARD_BUILDINGS,
  ...SPECIAL_BUILDINGS,
  ...ESSEN_2008,
  ...GRAND_HAMEAU,
]

export const BUILDING_COUNT = BUILDINGS.length

/** The cards of the base game come first. */
export const BASE_COUNT = STANDARD_BUILDINGS.length + SPECIAL_BUILDINGS.length

export const STANDARD_COUNT = STANDARD_BUILDINGS.length

export const buildingAt = (card: BuildingCard): Building => BUILDINGS[card] as Building

/** Its name in the notation. */
export const buildingName = (card: BuildingCard): string => BUILDINGS[card]?.name ?? ''

/** The index of the building with this notation name; -1 if there is none. */
export const buildingNamed = (name: string): BuildingCard => BUILDINGS.findIndex((card) => card.name === name)

const cardsWith = (has: (standing: OwnerEffects) => unknown): readonly BuildingCard[] =>
  BUILDINGS.flatMap((card, place) => (card.standing && has(card.standing) ? [place] : []))

export const ENERGY_SAVERS = cardsWith((standing) => standing.energySaved)
export const CLAY_SAVERS = cardsWith((standing) => standing.claySaved)
export const WOOD_SAVERS = cardsWith((standing) => standing.woodSaved)
export const CRANES = cardsWith((standing) => standing.woodForOneUnit)
export const FEEDERS = cardsWith((standing) => standing.food)
export const ROUND_INCOMES = cardsWith((standing) => standing.roundIncome)
export const GRAIN_BURNERS = cardsWith((standing) => standing.grainEnergy)
export const OFFER_SHARES = cardsWith((standing) => standing.offerShare)
export const BUILDER_SHARES = cardsWith((standing) => standing.builderShare)
export const WITHOUT_INTEREST = cardsWith((standing) => standing.paysNoInterest)
export const GUEST_FRANCS = cardsWith((standing) => standing.guestFrancs)
export const TOLLS = cardsWith((standing) => standing.tollPerShip)
export const FOLLOWERS = cardsWith((standing) => standing.followsGainOf !== null)
export const FINAL_ACTORS = cardsWith((standing) => standing.finalActions > 1)
export const DISC_CATCHERS = cardsWith((standing) => standing.catchesDiscs)
export const EXPELLERS = cardsWith((standing) => standing.mayExpel)
export const UNSELLABLE = cardsWith((standing) => standing.cannotBeSold)
export const CATTLE_HARVESTERS = cardsWith((standing) => standing.cattleHarvest)
export const SWAPPED_SHIPS = cardsWith((standing) => standing.swappedFor)
export const WAITING_FOR_SPACE = cardsWith((standing) => standing.waitsForEmptySpace)

/** Buildings that build ships; each has a bit in the set of modernised wharves. */
export const WHARVES: readonly BuildingCard[] = BUILDINGS.flatMap((building, card) =>
  building.effect.op === 'build-ship' ? [card] : [],
)

export const END_VALUES: readonly { readonly card: BuildingCard; readonly endValue: EndValue }[] =
  BUILDINGS.flatMap((building, card) => (building.endValue ? [{ card, endValue: building.endValue }] : []))
