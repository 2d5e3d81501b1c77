// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface ExplorerMessages {
  areas: null
  asked: null
  place: { place: number }
  money: null
  held: null
  round: null
  'by-assistant': { card: Value }
  'left-out': null
}
