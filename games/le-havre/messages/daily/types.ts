// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface DailyMessages {
  'deal.solo': null
  'deal.bots': null
  'task.solo': null
  'task.bots': null
  points: { points: number }
  'head.points': null
  'head.figure': null
  course: { numbers: Value }
  figure: { loans: number }
  'part.took': { tokens: Value }
  'part.used': { cards: Value }
  'part.built': { cards: Value }
  'part.bought': { cards: Value }
  'part.shipped': { francs: Value }
  'part.loans': { loans: number }
  'part.times': { count: number; card: Value }
}
