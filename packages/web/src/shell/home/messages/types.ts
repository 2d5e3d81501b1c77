// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface HomeMessages {
  continue: null
  'continue.none': null
  'all-games': null
  more: { count: number }
  'more.others': { count: number }
  lately: null
  'finished.won': { date: Value; points: Value }
  'finished.turns': { count: number }
  'finished.first': null
  'finished.place': { place: number; players: Value }
  'standing.first': { distance: Value }
  'standing.level': null
  'standing.behind': { place: number; distance: Value }
  'clock.of': { player: Value }
  'last-time': null
  'offline.title': null
  offline: null
  unreachable: { time: Value }
  import: null
  'import.hint': null
  'import.file': null
  'import.paste': null
  'import.paste.blocked': null
  'import.text': null
  'import.read': null
  'import.drop': null
  'import.found': { game: Value; players: number; at: number }
  'import.seats': null
  'import.go': null
  damaged: null
  'damaged.hint': null
  'damaged.found': { date: Value }
}
