import type { Category } from './categories.ts'
import type { Effect } from './effect.ts'
import {
  BRICK,
  bundle,
  CLAY,
  IRON,
  STEEL,
  type Token,
  type TokenAmounts,
  type TokenName,
  type Tokens,
  WOOD,
} from './goods.ts'
import type { Version } from './rounds.ts'
import type { ShipTypeName } from './ships.ts'

/** Special buildings beyond the base game, which a table may add. */
export const MODULES = ['essen-2008', 'grand-hameau'] as const

export type ModuleName = (typeof MODULES)[number]

/** An entry fee; a visitor pays one alternative completely. */
export type FeeAlternative = { readonly food: number } | { readonly francs: number }

/** Building material; brick may replace clay, and steel may replace iron. */
export interface Material {
  readonly wood: number
  readonly clay: number
  readonly brick: number
  readonly iron: number
  readonly steel: number
}

/** Use with one to five players: P in the proposals, S in the town from the start, - not used. */
type Usage = Readonly<Record<Version, string>>

/** Value added at the end of the game. */
export interface EndValue {
  readonly perCategory: Readonly<Partial<Record<Category, number>>>
  readonly perShip: number
  /** In halves of a franc. */
  readonly halfPerGood: number
  /** Francs for each of these. */
  readonly perToken: TokenAmounts
}

/** Effects of owning a card, without entering it. */
export interface OwnerEffects {
  /** Energy that the owner saves in each main action. */
  readonly energySaved: number
  /** One clay or brick that the owner saves on each building. */
  readonly claySaved: number
  /** Harvest: this many cattle instead of one while the owner holds no more than `upTo`. */
  readonly cattleHarvest: { readonly amount: number; readonly upTo: number } | null
  /** Swapped at a wharf for an own ship of this type; counts as a ship. */
  readonly swappedFor: ShipTypeName | null
  /** Placed on a proposal space as soon as one is empty. */
  readonly waitsForEmptySpace: boolean
  /** Placed on the pile with the highest top number when it is revealed. */
  readonly laidOnHighestProposal: boolean
  /** Wood that the owner saves on each building. */
  readonly woodSaved: number
  /** Whether the owner may pay one unit of a building's cost in wood. */
  readonly woodForOneUnit: boolean
  /** Food that it brings each round with one to five players, like a ship. */
  readonly food: readonly number[] | null
  /** What it brings at the end of each round with one to five players. */
  readonly roundIncome: { readonly token: Token; readonly amounts: readonly number[] } | null
  /** Energy that the owner gets out of a grain when shipping. */
  readonly grainEnergy: number
  /** Francs whenever another player takes this offer. */
  readonly offerShare: { readonly token: Token; readonly francs: number } | null
  /** Francs when another player builds the building of this name. */
  readonly builderShare: { readonly building: string; readonly francs: number } | null
  readonly paysNoInterest: boolean
  /** Francs whenever another player enters a building of the owner's. */
  readonly guestFrancs: number
  /** Francs out of another player's proceeds for each ship that sails. */
  readonly tollPerShip: number
  /** Goes from the town to the next player who gains this. */
  readonly followsGainOf: Token | null
  readonly cannotBeSold: boolean
  /** Main actions of the owner in the final stage. */
  readonly finalActions: number
  /**
   * Discs that are sent home go to this card instead, and their players pay: `pays` francs, and `ownerPays` if they own
   * it.
   */
  readonly catchesDiscs: { readonly pays: number; readonly ownerPays: number } | null
  /** Whether the owner may send other players away from own buildings. */
  readonly mayExpel: boolean
}

export interface Building {
  /** The number on the card. */
  readonly no: string
  /** The name in the notation. */
  readonly name: string
  readonly category: Category
  readonly value: number
  /** Null if it cannot be bought. */
  readonly price: number | null
  readonly fee: readonly FeeAlternative[]
  /** Null if it cannot be built. */
  readonly cost: Material | null
  readonly printedCost: TokenAmounts | null
  readonly hammers: number
  readonly fishermen: number
  readonly special: boolean
  /** Null for a card of the base game. */
  readonly module: ModuleName | null
  /** Left out of solo games by default. */
  readonly needsOthers: boolean
  readonly usage: Usage | null
  readonly effect: Effect
  readonly endValue: EndValue | null
  readonly standing: OwnerEffects | null
}

interface BuildingCardFace {
  readonly no: string
  readonly name: string
  readonly category: Category
  readonly value: number
  /** By default the value. */
  readonly price?: number | null
  readonly fee?: { readonly food?: number; readonly francs?: number }
  readonly cost?: Tokens
  readonly hammers?: number
  readonly fishermen?: number
  readonly needsOthers?: boolean
  readonly usage?: Usage
  readonly effect: Effect
  readonly endValue?: Partial<Omit<EndValue, 'perToken'>> & { readonly perToken?: Tokens }
  readonly standing?: Partial<OwnerEffects>
}

const MATERIALS: readonly TokenName[] = ['wood', 'clay', 'brick', 'iron', 'steel']

const material = (cost: Tokens): Material => {
  const [wood = 0, clay = 0, brick = 0, iron = 0, steel = 0] = MATERIALS.map((name) => cost[name] ?? 0)
  return { wood, clay, brick, iron, steel }
}

/** The token for each field of a material. */
export const MATERIAL_TOKENS = { wood: WOOD, clay: CLAY, brick: BRICK, iron: IRON, steel: STEEL } as const

/** A standard building has a printed usage; a special building has none. */
export const building = (face: BuildingCardFace): Building => ({
  no: face.no,
  name: face.name,
  category: face.category,
  value: face.value,
  price: face.price === undefined ? face.value : face.price,
  fee: feeAlternatives(face.fee ?? {}),
  cost: face.cost ? material(face.cost) : null,
  printedCost: face.cost ? bundle(face.cost) : null,
  hammers: face.hammers ?? 0,
  fishermen: face.fishermen ?? 0,
  special: face.usage === undefined,
  module: null,
  needsOthers: face.needsOthers ?? false,
  usage: face.usage ?? null,
  effect: face.effect,
  endValue: face.endValue
    ? {
        perCategory: {},
        perShip: 0,
        halfPerGood: 0,
        ...face.endValue,
        perToken: bundle(face.endValue.perToken ?? {}),
      }
    : null,
  standing: face.standing
    ? {
        energySaved: 0,
        claySaved: 0,
        cattleHarvest: null,
        swappedFor: null,
        waitsForEmptySpace: false,
        laidOnHighestProposal: false,
        woodSaved: 0,
        woodForOneUnit: false,
        food: null,
        roundIncome: null,
        grainEnergy: 0,
        offerShare: null,
        builderShare: null,
        paysNoInterest: false,
        guestFrancs: 0,
        tollPerShip: 0,
        followsGainOf: null,
        cannotBeSold: false,
        finalActions: 1,
        catchesDiscs: null,
        mayExpel: false,
        ...face.standing,
      }
    : null,
})

/** The cards of a module. */
export const inModule = (module: ModuleName, cards: readonly Building[]): readonly Building[] =>
  cards.map((card) => ({ ...card, module }))

const feeAlternatives = (fee: {
  readonly food?: number
  readonly francs?: number
}): readonly FeeAlternative[] => [
  ...(fee.food === undefined ? [] : [{ food: fee.food }]),
  ...(fee.francs === undefined ? [] : [{ francs: fee.francs }]),
]
