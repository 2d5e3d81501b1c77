/** A finished daily game in words: the cards that the seat took and what it delivered in some rounds. */
import type { DailyMoment, DailyPart } from '@quayside/game'
import { stretchesOf } from '@quayside/game/daily/stretches.ts'
import type { Seat } from '@quayside/kernel'
import { type Locale, sentence } from '@quayside/texts'
import { cardsText, ordersText } from '../language/card-names.ts'
import { loadTexts, type Texts } from '../language/index.ts'
import { roundNumber } from '../queries/index.ts'
import { type Event, pointsOf, type State } from '../rules/index.ts'
import { loadDailyMessages, type SayDailyDeal } from './daily-messages.ts'

interface Told {
  readonly events: readonly Event[]
  readonly seat: Seat
  readonly texts: Texts
  readonly say: SayDailyDeal
}

const sentencesOf = ({ events, seat, texts, say }: Told): readonly string[] => {
  const taken: string[] = []
  const delivered: string[] = []
  let reward = 0
  for (const event of events) {
    if (event.kind === 'took' && event.seat === seat) taken.push(event.card)
    if (event.kind !== 'delivered' || event.seat !== seat) continue
    delivered.push(...event.contracts)
    reward += event.reward
  }
  return [
    ...(taken.length === 0 ? [] : [say('part.took', { cards: cardsText(taken, texts) })]),
    ...(delivered.length === 0
      ? []
      : [
          say('part.delivered', {
            orders: ordersText(delivered, texts),
            reward: texts.count('dollar', reward),
          }),
        ]),
  ].map((text) => sentence(text, texts.locale))
}

export const parts = async (
  moments: readonly DailyMoment<State, Event>[],
  seat: Seat,
  locale: Locale,
): Promise<readonly DailyPart[]> => {
  const [texts, say] = await Promise.all([loadTexts(locale), loadDailyMessages(locale)])
  return stretchesOf(moments, roundNumber).map(({ first, last, events, end }) => ({
    first,
    last,
    sentences: sentencesOf({ events, seat, texts, say }),
    points: pointsOf(end, seat),
  }))
}
