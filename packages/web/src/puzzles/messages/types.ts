// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface PuzzlesMessages {
  title: null
  puzzle: null
  none: null
  all: null
  day: null
  'day.easy': null
  'day.medium': null
  'day.hard': null
  'day.any': null
  'day.about': { game: Value; points: Value }
  'day.found': null
  'day.missed': null
  'card.standing': { count: number; rating: Value }
  solve: null
  'look-again': null
  training: null
  'training.hint': null
  streak: null
  'streak.hint': { best: Value }
  'streak.now': { count: Value }
  'streak.over': { count: Value }
  again: null
  'again.hint': { count: number }
  'again.none': null
  themes: null
  'themes.count': { count: number }
  'themes.hidden': null
  'games.all': null
  theme: null
  'theme.first': null
  'theme.level': null
  'theme.right': { right: Value; answers: Value }
  'theme.train': { theme: Value }
  train: null
  weakest: { theme: Value }
  rating: null
  'rating.error': { deviation: Value }
  'rating.none': null
  'rating.change': { before: Value; after: Value }
  unrated: null
  'puzzle-rating': { rating: Value }
  'others.first': null
  'others.solved': { share: Value; count: number }
  'others.rating': { rating: Value; deviation: Value }
  'others.later': null
  vote: null
  'vote.yes': null
  'vote.no': null
  'vote.count': { good: Value; count: number }
  solved: { answers: Value }
  'in-a-row': null
  'as-text': null
  curve: { count: number; from: Value; to: Value }
  lately: null
  'result.first': null
  'result.hint': null
  'result.wrong': null
  device: null
  'device.base': { count: number }
  'device.failed': { count: Value }
  'device.all': { count: number }
  'device.own': null
  'device.server': null
  ask: null
  'ask.hint': { points: Value }
  answer: null
  'answer.none': null
  chosen: { move: Value }
  undo: null
  undone: null
  'give-up': null
  skip: { left: Value }
  'hint.1': null
  'hint.2': null
  'hint.3': null
  'hint.4': null
  'hint.price': { share: Value }
  'hint.none': null
  'hint.look': null
  'hint.kind': { kind: Value }
  'hint.place': { move: Value }
  wrong: { points: Value }
  'wrong.again': { move: Value }
  right: null
  ahead: { move: Value; points: Value }
  'answer-was': { move: Value }
  cost: { move: Value; points: Value }
  why: null
  line: null
  refutation: null
  worth: null
  plan: null
  yours: null
  'worth.points': null
  'worth.behind': null
  'worth.note': { worlds: Value }
  source: null
  next: null
  'play-on': null
  analyse: null
  link: null
  'link.copied': null
  'say.how': { answer: Value; hint: Value; solution: Value }
  'say.answer': null
  'say.hint': null
  'say.undo': null
  'say.give-up': null
  'say.next': null
  'say.leave': null
  'help.answer': null
  'help.hint': null
  'help.undo': null
  'help.give-up': null
  'help.next': null
  'help.leave': null
}
