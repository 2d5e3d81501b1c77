/** Animated flights of cards for events. */

import type { Flight } from '@quayside/game'
import type { Event, State } from '../../rules/index.ts'
import { areaOf, cardOf, kindIcon } from './card-look.ts'

export const flightsOf = (events: readonly Event[], view: State): Flight[] =>
  events.flatMap((event) => {
    if (event.kind !== 'took') return []
    const card = cardOf(view, event.card)
    if (card === null) return []
    const from = [`card-${event.card}`, `area-${areaOf(view, event.card)}`]
    return [{ icon: kindIcon(card), from, to: [`seat-${event.seat}`, 'hand'] }]
  })
