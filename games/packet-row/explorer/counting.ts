/**
 * What the explorer counts in Packet Row: every choice of an area and every answer. So many cards lie open that no two
 * deals are alike, so cards count by their kind.
 */
import type { ExplorerTurn } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import {
  areaAsked,
  askedSeat,
  CURRENT_SPACES,
  catalogueOf,
  currentCard,
  isNamed,
  LAST_DELIVERIES,
  masterOf,
  money,
  NAMING,
  NO_CARD,
  PHASES,
  phaseIndex,
  players,
  roundNumber,
} from '../queries/index.ts'
import { AREAS, type CardType, type Command, type Options, packetRow, type State } from '../rules/index.ts'

/** The usual game of so many players, whoever begins. */
export const setUpOf = (options: unknown): string | null => {
  const { players: count } = options as Options
  const usual = packetRow.options({ players: count })
  const same =
    usual.ok && JSON.stringify(usual.value) === JSON.stringify({ ...(options as Options), start: 0 })
  return same ? `${count}-players` : null
}

/** The areas that have been chosen, as one number. */
const named = (state: State): number =>
  AREAS.reduce((bits, _, area) => bits | (isNamed(state, area) ? 1 << area : 0), 0)

export const turn = (state: State): ExplorerTurn | null => {
  const phase = phaseIndex(state)
  if (phase >= LAST_DELIVERIES) return null
  const seat = askedSeat(state)
  return { id: [roundNumber(state), phase, named(state), seat].join('.'), seat }
}

/** The kinds of cards in the current supply of an area, sorted. */
export const kindsIn = (state: State, area: number): CardType[] =>
  Array.from({ length: CURRENT_SPACES }, (_, space) => currentCard(state, area, space))
    .flatMap((kind) => {
      const card = kind === NO_CARD ? undefined : catalogueOf(state).cards[kind]
      return card === undefined ? [] : [card.type]
    })
    .sort()

/** The areas that can be chosen, or the one that is asked about. */
export const areasOpen = (state: State): readonly number[] =>
  phaseIndex(state) === NAMING
    ? [...AREAS.keys()].filter((area) => !isNamed(state, area))
    : [areaAsked(state)]

/** How far the seat sits from the harbour master. */
export const placeOf = (state: State): number =>
  (askedSeat(state) - masterOf(state) + players(state)) % players(state)

export const position = (state: State): string =>
  [
    roundNumber(state),
    PHASES[phaseIndex(state)],
    placeOf(state),
    money(state, askedSeat(state)),
    ...areasOpen(state).map((area) => AREAS[area]),
    // All that lies open in four areas would tell almost every deal from every other.
    ...(phaseIndex(state) === NAMING ? [] : areasOpen(state).flatMap((area) => kindsIn(state, area))),
  ].join('/')

const typeOf = (state: State, word: string): CardType | null => {
  const { kinds, cards } = catalogueOf(state)
  return cards[kinds.get(word) ?? NO_CARD]?.type ?? null
}

/** An area, a kind of card or a pass; deliveries and money on the way are not part of it. */
export const move = (state: State, commands: readonly Command[]): string | null => {
  for (const command of commands) {
    if (command.verb === 'name') return `name ${command.area}`
    if (command.verb === 'pass') return 'pass'
    if (command.verb === 'take')
      return `take ${typeOf(state, command.card)}${command.assistant ? ' by assistant' : ''}`
  }
  return null
}

export const round = roundNumber

/** Everybody can count the money, nobody the points in a hand. */
export const publicWealth = (state: State, seat: Seat): number => money(state, seat)

/** Contracts and money cards are too many to count one by one; goods count by the good. */
export const gains = (state: State, command: Command): readonly string[] => {
  if (command.verb !== 'take') return []
  const { kinds, cards } = catalogueOf(state)
  const card = cards[kinds.get(command.card) ?? NO_CARD]
  if (card === undefined) return []
  if (card.type === 'contract' || card.type === 'money') return [card.type]
  return [card.type === 'goods' ? card.good : command.card]
}

/** A card that was taken counts, also when it has been used. */
export const keeps = (): boolean => true
