// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Name, Value } from '../../nouns.ts'

export interface ReplayMessages {
  replay: null
  opening: null
  'knows.seat': { player: Value }
  'knows.all': null
  analyse: null
  back: null
  result: null
  'to-position': null
  at: { position: Value; moves: Value }
  'at.start': { moves: number }
  'when.over': null
  slider: null
  'slider.text': { at: Value; when: Value }
  first: null
  previous: null
  play: null
  pause: null
  next: null
  last: null
  speed: null
  'speed.times': { factor: Value }
  jump: null
  'jump.round': { round: Value }
  'jump.stop': { round: Value; stop: Value }
  'chart.fortune': null
  'chart.points': null
  'chart.money': null
  'chart.expected': null
  'chart.sentence': { what: Value; standings: Value }
  'chart.standing': { player: Value; points: Value }
  'chart.end': null
  link: null
  'link.copied': null
  'link.take': null
  'link.under-way': null
  retry: null
  'retry.hint': null
  'retry.this': null
  moves: null
  compare: null
  'compare.hint': null
  'compare.since': { position: Value }
  'compare.go': { position: Value }
  'compare.end': null
  'compare.same': null
  'compare.fortune': { before: Value; after: Value }
  'compare.points': { before: Value; after: Value }
  'compare.money': { before: Value; after: Value }
  'compare.town': null
  review: null
  'review.hint': null
  'review.quick': null
  'review.thorough': null
  'review.progress': { percent: Value }
  'review.stop': null
  'review.failed': null
  'review.under-way': null
  'review.totals': null
  'review.turning': null
  'review.turning.none': null
  'review.turning.at': { number: Value; round: Value }
  'review.turning.final': { number: Value }
  'review.turning.last': { number: Value }
  'review.played': { you: 'yes' | 'no'; player: Value }
  'review.better-was': null
  'review.best': null
  'review.even': { command: Value }
  'review.playouts': { games: number }
  'review.suspect': { command: Value }
  'review.costs': { rivals: number; points: Value }
  'review.costs.hint': null
  'mistakes.of': { you: 'yes' | 'no'; player: Name }
  'mistakes.all': null
  'mistakes.mine': null
  'mistakes.everybody': null
  'mistakes.none': null
  'mistakes.none.yet': null
  'mistakes.sum': { mistakes: number; decisions: number; points: Value }
  'mistakes.where': { round: Value; position: Value }
  'mistakes.better': null
  'mistakes.previous': null
  'mistakes.next': null
  'review.line': { line: Value }
  'chart.from-average': null
  table: null
  'review.pick': null
  'mistakes.mark': { number: Value; position: Value }
}
