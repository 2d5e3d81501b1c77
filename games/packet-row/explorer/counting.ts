/**
 * What the opening explorer counts in Packet Row: every choice of an area and every answer. Cards are counted by kind,
 * because with all face-up cards no two deals would be equal.
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

/** Key of a set-up with default options, whichever seat begins; null for any other options. */
export const setUpOf = (options: unknown): string | null => {
  const { players: count } = options as Options
  const usual = packetRow.options({ players: count })
  const same =
    usual.ok && JSON.stringify(usual.value) === JSON.stringify({ ...(options as Options), start: 0 })
  return same ? `${count}-players` : null
}

/** The areas named so far, as one number. */
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

/** The seat's distance from the harbour master. */
export const placeOf = (state: State): number =>
  (askedSeat(state) - masterOf(state) + players(state)) % players(state)

export const position = (state: State): string =>
  [
    roundNumber(state),
    PHASES[phaseIndex(state)],
    placeOf(state),
    money(state, askedSeat(state)),
    ...areasOpen(state).map((area) => AREAS[area]),
    // The face-up cards of all four areas would make almost every deal different.
    ...(phaseIndex(state) === NAMING ? [] : areasOpen(state).flatMap((area) => kindsIn(state, area))),
  ].join('/')

const typeOf = (state: State, word: string): CardType | null => {
  const { kinds, cards } = catalogueOf(state)
  return cards[kinds.get(word) ?? NO_CARD]?.type ?? null
}

/** The key of a turn: an area, a kind of card or a pass. Deliveries and cashed money before it are left out. */
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

/** Money is public; points in a hand are not. */
export const publicWealth = (state: State, seat: Seat): number => money(state, seat)

/** Goods by the good; contracts and money cards by kind, because there are too many different ones. */
export const gains = (state: State, command: Command): readonly string[] => {
  if (command.verb !== 'take') return []
  const { kinds, cards } = catalogueOf(state)
  const card = cards[kinds.get(command.card) ?? NO_CARD]
  if (card === undefined) return []
  if (card.type === 'contract' || card.type === 'money') return [card.type]
  return [card.type === 'goods' ? card.good : command.card]
}

/** A card that was taken counts even after it was used. */
export const keeps = (): boolean => true
