/** Which cards a seat can take, shared by commands, refusals and skipping. */
import type { Seat } from '@quayside/kernel'
import { AREAS } from '../catalogue/card.ts'
import { type Kind, NO_CARD, of } from '../catalogue/catalogue.ts'
import { FUTURE_SUPPLY } from '../catalogue/tables.ts'
import {
  AREA,
  at,
  futureOf,
  HAND,
  isNamed,
  LAST_CHOICE,
  money,
  PHASE,
  type State,
  spacesOf,
} from '../state.ts'

/** The area being asked about; when all others have taken a card, also every area that was not named this round. */
export const isOpen = ({ cells }: State, area: number): boolean =>
  area === at(cells, AREA) || (at(cells, PHASE) === LAST_CHOICE && !isNamed(cells, area))

/** The cell of a card in the current supply, or 0. */
export const inCurrent = ({ cells, setting }: State, area: number, kind: Kind): number =>
  spaceWith(cells, spacesOf(area), setting.current, kind)

/** The cell of a card in the future supply, or 0. */
export const inFuture = ({ cells }: State, area: number, kind: Kind): number =>
  spaceWith(cells, futureOf(area), FUTURE_SUPPLY, kind)

const spaceWith = (cells: readonly number[], from: number, spaces: number, kind: Kind): number => {
  for (let cell = from; cell < from + spaces; cell++) if (cells[cell] === kind) return cell
  return 0
}

export const canPay = ({ cells, setting }: State, seat: Seat, kind: Kind): boolean =>
  of(setting.catalogue.price, kind) <= money(cells, seat)

/**
 * Ruling: a seat is skipped only if all players can see that it cannot take a card. Any card in hand might be an
 * assistant, money or a contract, and skipping based on it would reveal the hand.
 */
export const canReachNothing = (state: State, seat: Seat): boolean => {
  for (let area = 0; area < AREAS.length; area++)
    if (isOpen(state, area) && mightTakeIn(state, seat, area)) return false
  return true
}

const mightTakeIn = (state: State, seat: Seat, area: number): boolean => {
  const { cells, setting } = state
  const holdsCards = at(cells, HAND + seat) > 0
  const current = spacesOf(area)
  const future = futureOf(area)
  for (let cell = current; cell < current + setting.current; cell++) {
    const kind = at(cells, cell)
    if (kind !== NO_CARD && (holdsCards || canPay(state, seat, kind))) return true
  }
  return holdsCards && (at(cells, future) !== NO_CARD || at(cells, future + 1) !== NO_CARD)
}
