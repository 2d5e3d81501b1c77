/** Checks whether the parts of a position are consistent, so that the game can continue from it. */
import { AREAS, PILES } from '../catalogue/card.ts'
import { NO_CARD, UNKNOWN } from '../catalogue/catalogue.ts'
import { holesIn, unseenCards } from '../sample-state.ts'
import {
  AREA,
  ASKED,
  ASKING,
  AWAITING,
  at,
  DRY,
  FUTURE_SPACES,
  futureOf,
  HAND,
  hasTaken,
  held,
  isNamed,
  isVeiled,
  LAST_CHOICE,
  LAST_DELIVERIES,
  LEFT,
  MASTER,
  NAMED,
  NAMING,
  OVER,
  PHASE,
  PIECE,
  ROUND,
  SPACE_CELLS,
  type State,
  spacesOf,
} from '../state.ts'
import { isDone } from '../turn/last-deliveries.ts'
import type { Reading } from './parse-fields.ts'
import { MOST_ROUNDS } from './round-fields.ts'

export const checkPossible = (reading: Reading, state: State): void => {
  checkPieces(reading, state)
  checkBoards(reading, state)
  checkSight(reading, state)
  if (at(state.cells, PHASE) >= LAST_DELIVERIES) checkEnd(reading, state)
  else checkRound(reading, state)
  if (isAwaiting(state)) state.cells[AWAITING] = 1
}

const impossible = (reading: Reading, place: string): void => reading.refuse('impossible-position', { place })

const checkPieces = (reading: Reading, { cells, setting }: State): void => {
  const pieces = cells.slice(PIECE, PIECE + setting.players)
  for (const [seat, cell] of pieces.entries()) {
    if (cell === 0) continue
    const place = `seats.${seat + 1}.piece`
    if (pieces.indexOf(cell) < seat) reading.refuse('two-pieces-on-a-space', { place })
    const area = Math.floor((cell - spacesOf(0)) / SPACE_CELLS)
    if (at(cells, cell) !== NO_CARD || !isNamed(cells, area)) impossible(reading, place)
  }
}

/** A board runs dry if its deck is empty and cannot fill its current supply, so its future supply is empty too. */
const checkBoards = (reading: Reading, { cells, setting }: State): void => {
  for (const [area, name] of AREAS.entries()) {
    if (((at(cells, DRY) >> area) & 1) === 0) continue
    const current = cells.slice(spacesOf(area), spacesOf(area) + setting.current)
    const future = cells.slice(futureOf(area), futureOf(area) + FUTURE_SPACES)
    if (at(cells, LEFT + area) > 0 || !current.includes(NO_CARD) || future.some((card) => card !== NO_CARD))
      impossible(reading, `boards.${name}.dry`)
  }
}

/** A view hides all hands, or all but one, until the game is over; nothing else may hide cards. */
const checkSight = (reading: Reading, state: State): void => {
  const { cells, setting } = state
  const hidden = [...Array(setting.players).keys()].filter((seat) => isVeiled(cells, seat)).length
  if (hidden > 0 && hidden < setting.players - 1) impossible(reading, 'seats')
  for (const [pile, name] of PILES.entries()) {
    const place = pile < AREAS.length ? `boards.${name}` : 'undealt'
    const holes = holesIn(state, pile)
    if (holes > 0 && hidden === 0 && at(cells, PHASE) !== OVER) impossible(reading, place)
    // Cards that are neither shown nor face down are in hidden hands, which contain no ships.
    const unseen = unseenCards(state, pile)
    const ships = unseen.filter((kind) => setting.catalogue.isShip[kind]).length
    if (holes > unseen.length || holes < ships)
      reading.refuse('wrong-card-total', { place, cards: holes, least: ships, most: unseen.length })
  }
}

const checkRound = (reading: Reading, { cells, setting }: State): void => {
  const [phase, master, asked] = [at(cells, PHASE), at(cells, MASTER), at(cells, ASKED)]
  const others = [...Array(setting.players).keys()].filter((seat) => seat !== master)
  const waiting = others.filter((seat) => !hasTaken(cells, seat))
  const dry = AREAS.filter((_, area) => (at(cells, DRY) >> area) & 1)
  const done = [master, ...others].find((seat) => isDone(cells, seat))
  if (done !== undefined) impossible(reading, `seats.${done + 1}.done`)
  if (at(cells, ROUND) > MOST_ROUNDS - cardsLeft(cells)) impossible(reading, 'round')
  if (dry.length >= setting.options.dryAreas) impossible(reading, 'boards')
  if (hasTaken(cells, master)) impossible(reading, `seats.${master + 1}.piece`)
  if (phase === ASKING ? !waiting.includes(asked) : asked !== master) impossible(reading, 'asked')
  if (phase === LAST_CHOICE ? waiting.length > 0 : waiting.length === 0) impossible(reading, 'phase')
  if (phase === NAMING) {
    // The last remaining area is named automatically.
    if (AREAS.filter((_, area) => !isNamed(cells, area)).length < 2) impossible(reading, 'named')
  } else if (!isNamed(cells, at(cells, AREA))) impossible(reading, 'named')
}

/** Every round takes at least one card, so the number of cards left limits the number of rounds. */
const cardsLeft = (cells: readonly number[]): number =>
  AREAS.reduce(
    (sum, _, area) =>
      sum +
      at(cells, LEFT + area) +
      cells.slice(spacesOf(area), spacesOf(area + 1)).filter((card) => card !== NO_CARD).length,
    0,
  )

/** After the last round the pieces have been returned and no area is named. */
const checkEnd = (reading: Reading, { cells, setting }: State): void => {
  const seats = [...Array(setting.players).keys()]
  const over = at(cells, PHASE) === OVER
  const piece = seats.find((seat) => hasTaken(cells, seat))
  if (piece !== undefined) impossible(reading, `seats.${piece + 1}.piece`)
  if (at(cells, NAMED) !== 0) impossible(reading, 'named')
  if (over !== seats.every((seat) => isDone(cells, seat))) impossible(reading, 'phase')
  const uncashed = seats.find((seat) => setting.catalogue.money.some((kind) => held(cells, seat, kind) > 0))
  if (over && uncashed !== undefined) impossible(reading, `seats.${uncashed + 1}.hand`)
}

/** A view waits while it does not know a face-up card, or a hand that was revealed at the end. */
const isAwaiting = ({ cells, setting }: State): boolean => {
  const boards = cells.slice(spacesOf(0), spacesOf(AREAS.length))
  const over = at(cells, PHASE) === OVER
  const hidden = [...Array(setting.players).keys()].some(
    (seat) => isVeiled(cells, seat) && at(cells, HAND + seat) > 0,
  )
  return boards.includes(UNKNOWN) || (over && hidden)
}
