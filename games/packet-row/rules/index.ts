export {
  AREAS,
  type Area,
  type Card,
  type CardType,
  DESTINATIONS,
  type Deck,
  type Destination,
  GOODS,
  type Good,
  PILES,
  type Pile,
  type Source,
  wordOf,
} from './catalogue/card.ts'
export { type CataloguePage, catalogue } from './catalogue/catalogue-json.ts'
export { type Command, cardsIn } from './commands.ts'
export type { Event, EventKind } from './events.ts'
export type { Options } from './options.ts'
export { type PacketRowPolicy, packetRowPolicies } from './policies.ts'
export type { BoardLiteral, PositionLiteral, SeatLiteral } from './position/write.ts'
export type { PacketRowRefusal, RefusalCode, RefusalReasons } from './refusals.ts'
export { type PacketRow, packetRow, packetRowVersions } from './rules.ts'
export { pointsOf, SCORE_PARTS, type ScorePart } from './scoring.ts'
export type { State } from './state.ts'
