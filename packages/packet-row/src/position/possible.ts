/** Whether the parts of a position fit together, so that the game can go on from it. */
import { AREAS } from '../catalogue/card.ts'
import { NO_CARD, UNKNOWN } from '../catalogue/catalogue.ts'
import {
  AREA,
  ASKED,
  ASKING,
  AWAITING,
  at,
  DRY,
  HAND,
  hasTaken,
  held,
  isNamed,
  isVeiled,
  LAST_CHOICE,
  LAST_DELIVERIES,
  LEFT,
  MASTER,
  NAMING,
  OVER,
  PHASE,
  PIECE,
  SPACE_CELLS,
  type State,
  spacesOf,
} from '../state.ts'
import { isDone } from '../turn/last-deliveries.ts'
import type { Reading } from './reading.ts'

export const checkPossible = (reading: Reading, state: State): void => {
  checkPieces(reading, state)
  checkBoards(reading, state)
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

/** A board runs dry only when its deck is empty. */
const checkBoards = (reading: Reading, { cells }: State): void => {
  for (const [area, name] of AREAS.entries())
    if ((at(cells, DRY) >> area) & 1 && at(cells, LEFT + area) > 0) impossible(reading, `boards.${name}.dry`)
}

const checkRound = (reading: Reading, { cells, setting }: State): void => {
  const [phase, master, asked] = [at(cells, PHASE), at(cells, MASTER), at(cells, ASKED)]
  const others = [...Array(setting.players).keys()].filter((seat) => seat !== master)
  const waiting = others.filter((seat) => !hasTaken(cells, seat))
  const dry = AREAS.filter((_, area) => (at(cells, DRY) >> area) & 1)
  if (dry.length >= setting.options.dryAreas) impossible(reading, 'boards')
  if (hasTaken(cells, master)) impossible(reading, `seats.${master + 1}.piece`)
  if (phase === ASKING ? !waiting.includes(asked) : asked !== master) impossible(reading, 'asked')
  if (phase === LAST_CHOICE ? waiting.length > 0 : waiting.length === 0) impossible(reading, 'phase')
  if (phase === NAMING) {
    // With one area left to name, it names itself.
    if (AREAS.filter((_, area) => !isNamed(cells, area)).length < 2) impossible(reading, 'named')
  } else if (!isNamed(cells, at(cells, AREA))) impossible(reading, 'named')
}

const checkEnd = (reading: Reading, { cells, setting }: State): void => {
  const seats = [...Array(setting.players).keys()]
  const over = at(cells, PHASE) === OVER
  if (over !== seats.every((seat) => isDone(cells, seat))) impossible(reading, 'phase')
  const uncashed = seats.find((seat) => setting.catalogue.money.some((kind) => held(cells, seat, kind) > 0))
  if (over && uncashed !== undefined) impossible(reading, `seats.${uncashed + 1}.hand`)
}

/** A view waits while it does not know a card that lies face up, or a hand that was shown at the end. */
const isAwaiting = ({ cells, setting }: State): boolean => {
  const boards = cells.slice(spacesOf(0), spacesOf(AREAS.length))
  const over = at(cells, PHASE) === OVER
  const hidden = [...Array(setting.players).keys()].some(
    (seat) => isVeiled(cells, seat) && at(cells, HAND + seat) > 0,
  )
  return boards.includes(UNKNOWN) || (over && hidden)
}
