// Written by `npm run tool -- messages` from the JSON files beside it.
import type { Value } from '@quayside/texts'

export interface ExplorerMessages {
  tile: null
  offer: null
  held: null
  buildings: null
  due: null
  rival: { seat: Value; ahead: number }
  nothing: null
  'left-out': null
}
