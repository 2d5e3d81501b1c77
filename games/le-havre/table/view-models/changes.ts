/** Changes on the table between two views, to highlight them. */
import type { Viewer } from '@quayside/kernel'
import {
  cardInPlay,
  discOf,
  inPlay,
  locationOf,
  offerAmount,
  players,
  shipLocation,
  stock,
} from '../../queries/index.ts'
import { OFFERS, SHIPS, type State, TOKENS } from '../../rules/index.ts'

export interface Changes {
  /** Increase of each offer, by its index. */
  readonly offers: ReadonlyMap<number, number>
  readonly tokens: ReadonlyMap<number, number>
  /** Cards that changed owner, were built, or were entered or left. */
  readonly buildings: ReadonlySet<number>
  readonly ships: ReadonlySet<number>
}

export const NO_CHANGES: Changes = {
  offers: new Map(),
  tokens: new Map(),
  buildings: new Set(),
  ships: new Set(),
}

const differing = (count: number, read: (place: number) => number): ReadonlyMap<number, number> =>
  new Map(
    Array.from({ length: count }, (_, place) => [place, read(place)] as const).filter(
      ([, change]) => change !== 0,
    ),
  )

const occupants = (state: State, card: number): string =>
  Array.from({ length: players(state) }, (_, seat) => (discOf(state, seat) === card ? seat : '')).join()

export const changesBetween = (before: State, after: State, viewer: Viewer): Changes => {
  const cards = Array.from({ length: inPlay(after) }, (_, place) => cardInPlay(after, place))
  return {
    offers: differing(OFFERS.length, (offer) => offerAmount(after, offer) - offerAmount(before, offer)),
    tokens:
      viewer === 'spectator'
        ? new Map()
        : differing(TOKENS.length, (token) => stock(after, viewer, token) - stock(before, viewer, token)),
    buildings: new Set(
      cards.filter(
        (card) =>
          locationOf(before, card) !== locationOf(after, card) ||
          occupants(before, card) !== occupants(after, card),
      ),
    ),
    ships: new Set(
      SHIPS.flatMap((_, ship) => (shipLocation(before, ship) === shipLocation(after, ship) ? [] : [ship])),
    ),
  }
}
