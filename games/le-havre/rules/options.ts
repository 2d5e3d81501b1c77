import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import { MODULES, type ModuleName } from './catalogue/building.ts'
import { BUILDINGS } from './catalogue/catalogue.ts'
import { VERSIONS, type Version } from './catalogue/rounds.ts'
import { SET_UPS } from './catalogue/set-ups.ts'

/** Options that players agree on before the game. Every open question of the rules has an option with a default. */
export interface Options {
  readonly players: number
  readonly version: Version
  /** The seat that begins, or `random` by the seed. */
  readonly start: Seat | 'random'
  /** Deal the proposals again while the Black Market lies on top. */
  readonly blackMarketRedeal: boolean
  /** Whether the Football Stadium can be bought besides being built. */
  readonly stadiumPurchase: boolean
  /** Two francs of interest from a player with at least as many loans as there are players. */
  readonly doubleInterest: boolean
  /** The most goods a visit to the Marketplace brings. */
  readonly marketplaceLimit: number
  /** Whether to leave out special buildings that need other players in solo games. */
  readonly soloWithoutOthersCards: boolean
  /** Modules whose special buildings are added to those of the base game. */
  readonly modules: readonly ModuleName[]
  /** Draw from all of them, only from those of the modules, or play with exactly these. */
  readonly specials: 'all' | 'modules' | readonly string[]
}

const MARKETPLACE_MOST = 8

export const DEFAULT_OPTIONS: Options = {
  players: 3,
  version: 'full',
  start: 0,
  blackMarketRedeal: true,
  stadiumPurchase: true,
  doubleInterest: false,
  marketplaceLimit: MARKETPLACE_MOST,
  soloWithoutOthersCards: true,
  modules: [],
  specials: 'all',
}

const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

const SPECIAL_NAMES: ReadonlySet<unknown> = new Set(
  BUILDINGS.filter(({ special }) => special).map(({ name }) => name),
)

const areDifferent = (value: unknown, known: (name: unknown) => boolean): value is readonly unknown[] =>
  Array.isArray(value) && value.every(known) && new Set(value).size === value.length

const areSpecials = (value: unknown): boolean =>
  areDifferent(value, (name) => SPECIAL_NAMES.has(name)) && value.length === SET_UPS.full.specialBuildings

const CHECKS: { readonly [Field in keyof Options]: (value: unknown, options: Options) => boolean } = {
  players: (value) => isWhole(value, 1, 5),
  version: (value) => VERSIONS.some((version) => version === value),
  start: (value, { players }) => value === 'random' || isWhole(value, 0, players - 1),
  blackMarketRedeal: (value) => typeof value === 'boolean',
  stadiumPurchase: (value) => typeof value === 'boolean',
  doubleInterest: (value) => typeof value === 'boolean',
  marketplaceLimit: (value) => isWhole(value, 2, MARKETPLACE_MOST),
  soloWithoutOthersCards: (value) => typeof value === 'boolean',
  modules: (value) => areDifferent(value, (name) => MODULES.some((module) => module === name)),
  specials: (value, { modules }) =>
    value === 'all' || (value === 'modules' && modules.length > 0) || areSpecials(value),
}

const isField = (name: string): name is keyof Options => Object.hasOwn(CHECKS, name)

/** Adds defaults to options and checks every field. */
export const readOptions = (raw: unknown): Result<Options> => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused('bad-options', {})
  const options: Options = { ...DEFAULT_OPTIONS, ...raw }
  for (const [field, value] of Object.entries(options)) {
    if (!isField(field)) return refused('unknown-field', { field })
    if (!CHECKS[field](value, options))
      return refused('bad-value', { field, value: JSON.stringify(value) ?? '' })
  }
  return accept(options)
}
