// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface StatisticsMessages {
  title: null
  hint: null
  counting: null
  none: null
  'filter.game': null
  'filter.all': null
  'filter.period': null
  'filter.recent': null
  'filter.ever': null
  'export.csv': null
  'export.json': null
  account: null
  games: { count: number }
  'games.won': { won: Value; others: Value }
  'best-moves': null
  'best-moves.of': { games: number }
  'best-moves.none': null
  streak: { days: number }
  'streak.longest': { days: Value }
  puzzles: null
  'puzzles.none': null
  'puzzles.solved': { count: number }
  results: null
  'results.count': { count: number }
  'column.game': null
  'column.games': null
  'column.places': null
  'column.average': null
  'column.best': null
  'column.mistakes': null
  solo: null
  'too-few': null
  'places.said': { place: Value; count: Value }
  'set-up': { version: string; players: number }
  'set-up.online': { setup: Value }
  'set-up.bots': { setup: Value; level: Value }
  'as-text': null
  mistakes: null
  'mistakes.reviewed': { count: Value }
  'mistakes.all': null
  'mistakes.big': null
  'mistakes.caption': null
  'mistakes.needs': { count: Value }
  'mistakes.text': { first: Value; last: Value; big: Value }
  'mistakes.marker': null
  'mistakes.puzzles': { date: Value }
  themes: null
  'themes.column': null
  'themes.text': { theme: Value; count: Value }
  scores: null
  'scores.points': null
  'scores.text': { first: Value; last: Value; average: Value }
  'scores.needs': { count: Value }
  date: null
  'effect.used': null
  'effect.against': null
  'effect.needs': { least: Value; with: Value; without: Value }
  'effect.caption': { setup: Value; count: number }
  'effect.none': null
  'wealth.you': null
  'wealth.best': null
  'wealth.text': { count: number; own: Value; best: Value }
  'wealth.text.solo': { count: number; own: Value }
  strong: null
  'strong.measure': null
  'strong.own': { measure: Value }
  'strong.theirs': { measure: Value }
  'strong.text': { own: Value; games: number; strong: Value; others: Value }
  'wealth.strong': { games: Value; points: Value }
  round: null
  'favorites.games': { count: number }
  'favorites.column': null
  'favorites.text': { list: Value }
  'favorites.item': { name: Value; times: Value }
  'glance.won': { games: number; won: number }
  'glance.average': { setup: Value }
  'glance.mistakes': null
  'glance.all': null
  'glance.weakest': { theme: Value }
  'glance.review': null
  'glance.curve': { count: Value; first: Value; last: Value }
  'glance.needs': null
  'even-match': { games: number; level: Value }
}
