/** The text of an event, one line of the log. */
import type { Seat } from '@quayside/kernel'
import { playerName, type SeatNames } from '@quayside/texts'
import type { Event } from '../rules/index.ts'
import { cardLabels, cardsText, cardWithValue, ordersText } from './card-names.ts'
import type { Texts } from './texts.ts'

/** `you` is the seat of the reader. */
export const eventText = (
  event: Event,
  texts: Texts,
  seatNames: SeatNames = [],
  you: Seat | null = null,
): string => {
  const player = (seat: Seat): string => playerName(seat, texts, seatNames)
  const says = (seat: Seat): 'event.you' | 'event' => (seat === you ? 'event.you' : 'event')
  switch (event.kind) {
    case 'area-named':
      return texts.say(`${says(event.seat)}.area-named${event.forced ? '.forced' : ''}`, {
        player: player(event.seat),
        area: texts.area(event.area),
      })
    case 'took':
      return tookText(event, says(event.seat), player(event.seat), texts)
    case 'passed':
    case 'skipped':
      return texts.say(`${says(event.seat)}.${event.kind}`, {
        player: player(event.seat),
        area: texts.area(event.area),
      })
    case 'cashed':
      return texts.say(`${says(event.seat)}.cashed`, {
        player: player(event.seat),
        money: texts.count('dollar', event.amount),
      })
    case 'delivered':
      return texts.say(`${says(event.seat)}.delivered`, {
        player: player(event.seat),
        orders: ordersText(event.contracts, texts),
        cards: cardsText(event.cards, texts),
        reward: texts.count('dollar', event.reward),
      })
    case 'round-ended':
      return texts.say('event.round-ended', { round: event.round })
    case 'refilled':
      return texts.say(event.dry ? 'event.refilled.dry' : 'event.refilled', {
        area: texts.area(event.area),
        current: cardLabels(event.current, texts),
        future: cardLabels(event.future, texts),
      })
    case 'round-began':
      return texts.say(`${says(event.master)}.round-began`, {
        round: event.round,
        player: player(event.master),
      })
    case 'last-round-over':
      return texts.say('event.last-round-over', {
        areas: texts.list(
          event.dry.map((area) => texts.area(area).plain),
          'and',
        ),
      })
    case 'deliveries-done':
      return texts.say(`${says(event.seat)}.deliveries-done`, { player: player(event.seat) })
    case 'hands-shown':
    case 'game-over':
      return texts.say(`event.${event.kind}`)
  }
}

const tookText = (
  event: Extract<Event, { kind: 'took' }>,
  says: 'event.you' | 'event',
  player: string,
  texts: Texts,
): string => {
  const params = { player, card: cardWithValue(event.card, texts) }
  if (event.price === 0) return texts.say(`${says}.took${event.assistant ? '.assistant' : ''}`, params)
  const price = texts.count('dollar', event.price)
  return texts.say(`${says}.took.${event.assistant ? 'assistant-price' : 'price'}`, { ...params, price })
}
