export type { AnswerKind } from './actions/action.ts'
export type {
  Building,
  EndValue,
  Material,
  OwnerEffects,
} from './catalogue/building.ts'
export { MODULES, type ModuleName } from './catalogue/building.ts'
export { BUILDINGS, buildingNamed } from './catalogue/catalogue.ts'
export { CATEGORIES, type Category } from './catalogue/categories.ts'
export type { Conversion, Effect } from './catalogue/effect.ts'
export type { TokenAmounts } from './catalogue/goods.ts'
export {
  ENERGY,
  FOOD,
  GOODS,
  type GoodName,
  SHIP_VALUE,
  TOKENS,
  type Token,
  type TokenName,
  type Tokens,
} from './catalogue/goods.ts'
export { OFFERS } from './catalogue/offers.ts'
export { ROUNDS, type Round, roundsOf, VERSIONS, type Version } from './catalogue/rounds.ts'
export { CONSTANTS, SET_UPS, startingShips } from './catalogue/set-ups.ts'
export { SHIP_TYPE_RECORDS, SHIP_TYPES, SHIPS, type Ship, type ShipTypeName } from './catalogue/ships.ts'
export { SUPPLY_TILES, TURNS } from './catalogue/supply-tiles.ts'
export { type Command, type Fleet, paymentBundle, type Verb } from './commands.ts'
export type { Event, EventKind } from './events.ts'
export { shipWord } from './notation/notation-words.ts'
export { NOTATION_VERBS } from './notation/parse.ts'
export { DEFAULT_OPTIONS, type Options } from './options.ts'
export type { PositionLiteral, SeatLiteral } from './position/literal.ts'
export { type Question, question } from './question.ts'
export {
  type CommandRecord,
  isPayment,
  readAll,
  readCommand,
  verbNameOf,
} from './read-command.ts'
export type { LeHavreRefusal, RefusalCode } from './refusals.ts'
export { leHavre, leHavreVersions } from './rules.ts'
export { bonuses, total, type Wealth, wealth } from './scoring.ts'
export { buildingsOwned, shipsOwned } from './state/seats.ts'
export type { State } from './state/state.ts'
export { REDEMPTION } from './turn/loans.ts'
export { salePrice, shipSalePrice } from './turn/selling.ts'
