/** The daily deals of Le Havre: a short game alone, and one against two Captains. */
import type { DailyDeal, DailyMoment, DailyTexts, GameDaily } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { formatTag, joinItems, type Locale, numberText } from '@quayside/texts'
import { roundIndex, rounds } from '../queries/index.ts'
import { type Event, type State, total, wealth } from '../rules/index.ts'
import { loadDailyMessages } from './daily-messages.ts'

const SOLO: DailyDeal = {
  kind: 'solo',
  options: { players: 1, version: 'short', start: 0 },
  seats: [null],
  rounds: 4,
  minutes: 15,
}

const BOTS: DailyDeal = {
  kind: 'bots',
  options: { players: 3, version: 'short', start: 0 },
  seats: [null, 'captain', 'captain'],
  rounds: 12,
  minutes: 40,
}

type Moments = readonly DailyMoment<State, Event>[]

/** The seat's wealth after each round; the last entry includes the final stage. */
const fortunes = (moments: Moments, seat: Seat): readonly number[] => {
  const course: number[] = []
  for (const [index, { state }] of moments.entries()) {
    const before = moments[index - 1]?.state ?? state
    const hasNext = roundIndex(state) < rounds(state).length
    if (hasNext && roundIndex(state) > roundIndex(before)) course.push(total(wealth(state, seat)))
  }
  const end = moments.at(-1)
  return end === undefined ? course : [...course, total(wealth(end.state, seat))]
}

const loansTaken = (moments: Moments, seat: Seat): number =>
  moments
    .flatMap(({ events }) => events)
    .reduce(
      (sum, event) => (event.kind === 'loans-taken' && event.seat === seat ? sum + event.loans : sum),
      0,
    )

const texts = async (locale: Locale): Promise<DailyTexts> => {
  const say = await loadDailyMessages(locale)
  return {
    title: (kind) => say(kind === SOLO.kind ? 'deal.solo' : 'deal.bots'),
    task: (kind) => say(kind === SOLO.kind ? 'task.solo' : 'task.bots'),
    points: (points) => say('points', { points }),
    pointsHead: say('head.points'),
    figureHead: say('head.figure'),
    course: (numbers) =>
      say('course', {
        numbers: joinItems(
          numbers.map((number) => numberText(number, formatTag(locale))),
          locale,
        ),
      }),
    figure: (loans) => say('figure', { loans }),
  }
}

export const daily: GameDaily<State, Event> = {
  deals: [SOLO, BOTS],
  step: 5,
  summary: (moments, seat) => ({ course: fortunes(moments, seat), figure: loansTaken(moments, seat) }),
  parts: async (moments, seat, locale) => (await import('./parts.ts')).parts(moments, seat, locale),
  texts,
}
