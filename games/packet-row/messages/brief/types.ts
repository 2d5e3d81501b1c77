// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface BriefMessages {
  master: { stage: Value; player: Value }
  'dry-areas': { dry: Value; of: Value }
  end: null
  next: null
  deck: { cards: Value; dry: 'yes' | 'no' }
  empty: null
  discards: null
  'in-hand': { cards: Value }
  'is-master': null
  'has-taken': null
  done: null
  ships: null
  hand: null
  contracts: null
  'group.name': null
  'group.take': null
  'group.pass': null
  'group.cash': null
  'group.deliver': null
  'group.done': null
  pair: { name: Value; value: Value }
  'catalogue.set-up': null
  'catalogue.players': null
  'catalogue.current-supply': null
  'catalogue.future-supply': null
  'catalogue.removed': null
  'catalogue.dry-areas': null
  'catalogue.banker': null
  'catalogue.start-money': null
  'catalogue.money-per-point': null
  'catalogue.start-pile': null
  'source.printed': null
  'source.derived': null
  'source.reconstructed': null
  source: { origin: Value }
  'source.some': { origin: Value; fields: Value }
  comma: null
  'field.name': null
  'field.vp': null
  'field.price': null
  'field.amount': null
  'field.value': null
  'field.good': null
  'field.destination': null
}
