/** What can be asked about. */
import type { Thing } from '@quayside/game/outline/telling.ts'
import type { Speaker } from '../speaker.ts'
import { cardThings } from './cards.ts'
import { seatThings, topics } from './counted.ts'
import { tokenThings } from './tokens.ts'

export const thingsOf = (speaker: Speaker): readonly Thing[] => [
  ...topics(speaker),
  ...tokenThings(speaker),
  ...cardThings(speaker),
  ...seatThings(speaker),
]
