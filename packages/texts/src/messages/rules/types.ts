// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '../../nouns.ts'

export interface RulesMessages {
  rules: null
  'rules.of': { game: Value }
  'rules.open': null
  'rules.close': null
  'rules.all': null
  'rules.back': null
  'rules.related': null
  'rules.shows': null
  'rules.now': null
  'rules.card': null
  search: null
  'search.hint': null
  'search.found': { count: number }
  'search.topics': null
  'search.cards': null
  cards: null
  'cards.of': { game: Value }
  'cards.hint': null
  'cards.shown': { count: number }
  'cards.kind': null
  'cards.all': null
  'cards.standard': null
  'cards.special': null
  'cards.ships': { players: Value }
  glossary: null
  'glossary.hint': null
  'glossary.meaning': null
  'glossary.language': null
  'glossary.terms': null
  'glossary.goods': null
  'glossary.kinds': null
  'glossary.cards': null
  'group.turn': null
  'group.buildings': null
  'group.goods': null
  'group.round': null
  'group.ships': null
  'group.end': null
  'group.variants': null
  'group.asking': null
  'group.prepare': null
  'group.examples': null
  'group.cards': null
  'group.delivery': null
  'group.close': null
  'now.turn': { round: Value; rounds: Value; turn: Value }
  'now.offers': null
  'now.food': { due: number; ready: Value }
  'now.energy': { energy: number }
  'now.loans': { loans: number }
  'now.fortune': { francs: number }
  'now.ships': { ships: number; food: number }
  'now.special': { count: number }
  'now.harvest': { harvest: 'yes' | 'no' }
  'now.final': { rounds: number }
  'now.master': { player: Value }
  'now.money': { money: Value }
  'now.visits': { area: Value; count: number }
  'now.hand': { count: number }
}
