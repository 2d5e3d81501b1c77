/** A finished daily game in words: what the seat took, used, built, bought and shipped in some rounds. */
import type { DailyMoment, DailyPart } from '@quayside/game'
import { stretchesOf } from '@quayside/game/daily/stretches.ts'
import type { Seat } from '@quayside/kernel'
import { type Locale, sentence } from '@quayside/texts'
import { loadTexts, type Texts } from '../language/index.ts'
import { roundIndex, rounds } from '../queries/index.ts'
import { BUILDINGS, type Event, SHIPS, type State, shipWord, total, wealth } from '../rules/index.ts'
import { loadDailyMessages, type SayDailyDeal } from './daily-messages.ts'

type Own<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

interface Told {
  readonly events: readonly Event[]
  readonly seat: Seat
  readonly texts: Texts
  readonly say: SayDailyDeal
}

const ownOf = <Kind extends Event['kind']>({ events, seat }: Told, kind: Kind): Own<Kind>[] =>
  events.filter((event): event is Own<Kind> => event.kind === kind && 'seat' in event && event.seat === seat)

/** Names with how often each occurs. */
const counted = (names: readonly string[], { texts, say }: Told): string =>
  texts.list(
    [...Map.groupBy(names, (name) => name)].map(([card, { length: count }]) =>
      count === 1 ? card : say('part.times', { card, count }),
    ),
    'and',
  )

const building = (card: number, { texts }: Told): string => texts.building(BUILDINGS[card]?.name ?? '').the

const ship = (card: number, { texts }: Told): string =>
  texts.ship(SHIPS[card] === undefined ? '' : shipWord(card)).the

/** All that was taken from the offer, one amount for each kind. */
const taken = (told: Told): string | null => {
  const offers = ownOf(told, 'offer-taken')
  const tokens = [...Map.groupBy(offers, ({ token }) => token)].map(([token, all]) => ({
    token,
    amount: all.reduce((sum, { amount }) => sum + amount, 0),
  }))
  return tokens.length === 0 ? null : told.say('part.took', { tokens: told.texts.tokens(tokens) })
}

const sentencesOf = (told: Told): readonly string[] => {
  const { texts, say } = told
  const used = ownOf(told, 'entered').map((event) => building(event.building, told))
  const built = [
    ...[...ownOf(told, 'built'), ...ownOf(told, 'modernised')].map((event) => building(event.building, told)),
    ...ownOf(told, 'ship-built').map((event) => ship(event.ship, told)),
  ]
  const bought = [
    ...ownOf(told, 'bought').map((event) => building(event.building, told)),
    ...ownOf(told, 'ship-bought').map((event) => ship(event.ship, told)),
  ]
  const shipped = ownOf(told, 'shipped').reduce((sum, { francs }) => sum + francs, 0)
  const loans = ownOf(told, 'loans-taken').reduce((sum, { loans: count }) => sum + count, 0)
  return [
    taken(told),
    used.length === 0 ? null : say('part.used', { cards: counted(used, told) }),
    built.length === 0 ? null : say('part.built', { cards: counted(built, told) }),
    bought.length === 0 ? null : say('part.bought', { cards: counted(bought, told) }),
    shipped === 0 ? null : say('part.shipped', { francs: texts.count('franc', shipped) }),
    loans === 0 ? null : say('part.loans', { loans }),
  ].flatMap((text) => (text === null ? [] : [sentence(text, texts.locale)]))
}

/** The turns after the last round belong to it. */
const roundOf = (state: State): number => Math.min(roundIndex(state) + 1, rounds(state).length)

export const parts = async (
  moments: readonly DailyMoment<State, Event>[],
  seat: Seat,
  locale: Locale,
): Promise<readonly DailyPart[]> => {
  const [texts, say] = await Promise.all([loadTexts(locale), loadDailyMessages(locale)])
  return stretchesOf(moments, roundOf).map(({ first, last, events, end }) => ({
    first,
    last,
    sentences: sentencesOf({ events, seat, texts, say }),
    points: total(wealth(end, seat)),
  }))
}
