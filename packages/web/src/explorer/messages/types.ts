// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface ExplorerMessages {
  title: { game: Value }
  game: null
  players: null
  whose: null
  'whose.bots': null
  'whose.people': null
  'whose.mine': null
  counting: null
  'about.mine': { games: number }
  'about.people': { games: number }
  'bands.few': { games: number }
  about: { games: Value }
  source: { games: Value; players: Value }
  'source.network': null
  'source.person': null
  'source.level': { level: Value }
  licence: null
  data: null
  'no-data': null
  closed: { game: Value }
  'closed.table': null
  'first-turns': null
  'came-here': { games: number }
  'as-text': null
  path: null
  turn: { turn: Value; seat: Value }
  'missing.position': { games: number }
  'missing.move': { games: number }
  instead: null
  'instead.choice': { what: Value; games: number }
  moves: null
  move: null
  'how-often': null
  average: null
  wins: { fair: Value }
  'wins.short': null
  games: null
  best: null
  others: { kinds: number }
  'too-few': null
  colon: null
  sentence: { share: Value; games: Value; mean: Value; band: Value; wins: Value; low: Value; high: Value }
  'sentence.few': { share: Value; games: Value }
  'go-on': { move: Value }
  play: null
  bands: null
  mine: null
  'mine.games': { games: number }
  'mine.favorite': null
  'mine.of': { times: Value; games: Value }
  'mine.result': null
  'mine.few': { games: number }
  cards: null
  'games.counted': { games: number; players: number }
  card: null
  got: null
  owned: null
  'owner-wins': null
  difference: null
  'cards.all': { cards: Value }
  'cards.fewer': null
  caution: null
  'sentence.card': { round: Value; share: Value; games: Value; wins: Value; difference: Value; band: Value }
}
