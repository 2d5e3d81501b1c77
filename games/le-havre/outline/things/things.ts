/** What can be asked about. */
import type { TextTopic } from '@quayside/game/outline/text-view.ts'
import type { TextContext } from '../speaker.ts'
import { cardThings } from './cards.ts'
import { seatThings, topics } from './counted.ts'
import { tokenThings } from './tokens.ts'

export const thingsOf = (speaker: TextContext): readonly TextTopic[] => [
  ...topics(speaker),
  ...tokenThings(speaker),
  ...cardThings(speaker),
  ...seatThings(speaker),
]
