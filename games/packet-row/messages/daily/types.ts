// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface DailyMessages {
  'deal.packet': null
  'task.packet': null
  points: { points: number }
  'head.points': null
  'head.figure': null
  course: { numbers: Value }
  figure: { deliveries: number }
  'part.took': { cards: Value }
  'part.delivered': { orders: Value; reward: Value }
}
