/** The daily deal of Packet Row: a game against two Captains, who both choose before the player in the first round. */
import type { DailyDeal, DailyMoment, DailyTexts, GameDaily } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { joinItems, type Locale } from '@quayside/texts'
import { roundNumber } from '../queries/index.ts'
import type { Event, State } from '../rules/index.ts'
import { loadDailyMessages } from './daily-messages.ts'

const PACKET: DailyDeal = {
  kind: 'packet',
  options: { players: 3, start: 0 },
  seats: ['captain', 'captain', null],
  rounds: 0,
  minutes: 20,
}

const THIRDS = 3

/** Contracts delivered in each third of the rounds. */
const deliveries = (moments: readonly DailyMoment<State, Event>[], seat: Seat): readonly number[] => {
  const rounds = Math.max(1, ...moments.map(({ state }) => roundNumber(state)))
  const course = Array.from({ length: THIRDS }, () => 0)
  for (const [index, { events }] of moments.entries()) {
    // An event belongs to the round in which it happened, even if it ended the round.
    const { state } = moments[index - 1] ?? { state: null }
    if (state === null) continue
    const third = Math.min(THIRDS - 1, Math.floor(((roundNumber(state) - 1) * THIRDS) / rounds))
    for (const event of events)
      if (event.kind === 'delivered' && event.seat === seat)
        course[third] = (course[third] ?? 0) + event.contracts.length
  }
  return course
}

const texts = async (locale: Locale): Promise<DailyTexts> => {
  const say = await loadDailyMessages(locale)
  return {
    title: () => say('deal.packet'),
    task: () => say('task.packet'),
    points: (points) => say('points', { points }),
    pointsHead: say('head.points'),
    figureHead: say('head.figure'),
    course: (numbers) => say('course', { numbers: joinItems(numbers.map(String), locale) }),
    figure: (delivered) => say('figure', { deliveries: delivered }),
  }
}

export const daily: GameDaily<State, Event> = {
  deals: [PACKET],
  step: 1,
  summary: (moments, seat) => {
    const course = deliveries(moments, seat)
    return { course, figure: course.reduce((sum, count) => sum + count, 0) }
  },
  parts: async (moments, seat, locale) => (await import('./parts.ts')).parts(moments, seat, locale),
  texts,
}
