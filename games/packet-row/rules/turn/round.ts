/**
 * The course of a round: whom the harbour master asks next, when the harbour master decides, and when the round ends.
 */
import type { Seat } from '@quayside/kernel'
import { AREAS } from '../catalogue/card.ts'
import type { Log } from '../events.ts'
import {
  AREA,
  ASKED,
  ASKING,
  areaAt,
  at,
  DECIDING,
  DRY,
  hasTaken,
  isNamed,
  LAST_CHOICE,
  MASTER,
  NAMED,
  NAMING,
  PHASE,
  PIECE,
  ROUND,
  type State,
} from '../state.ts'
import { canReachNothing } from './available-cards.ts'
import { beginLastDeliveries } from './last-deliveries.ts'
import { refill } from './refill.ts'

export const nameArea = (state: State, area: number, forced: boolean, log: Log): void => {
  const { cells } = state
  cells[AREA] = area
  cells[NAMED] = at(cells, NAMED) | (1 << area)
  log?.push({ kind: 'area-named', seat: at(cells, MASTER), area: areaAt(area), forced })
  askNext(state, at(cells, MASTER), log)
}

/** Asks the next seat clockwise that still has its piece, until the harbour master decides. */
export const askNext = (state: State, last: Seat, log: Log): void => {
  const { cells } = state
  cells[PHASE] = ASKING
  for (let seat = nextSeat(state, last); seat !== at(cells, MASTER); seat = nextSeat(state, seat)) {
    if (hasTaken(cells, seat)) continue
    if (!canReachNothing(state, seat)) {
      cells[ASKED] = seat
      return
    }
    log?.push({ kind: 'skipped', seat, area: areaAt(at(cells, AREA)) })
  }
  letMasterDecide(state, log)
}

const nextSeat = ({ setting }: State, seat: Seat): Seat => (seat + 1 === setting.players ? 0 : seat + 1)

const letMasterDecide = (state: State, log: Log): void => {
  const { cells } = state
  const master = at(cells, MASTER)
  cells[ASKED] = master
  cells[PHASE] = allOthersHaveTaken(state) ? LAST_CHOICE : DECIDING
  if (!canReachNothing(state, master)) return
  log?.push({ kind: 'skipped', seat: master, area: areaAt(at(cells, AREA)) })
  masterGoesOn(state, log)
}

const allOthersHaveTaken = ({ cells, setting }: State): boolean => {
  for (let seat = 0; seat < setting.players; seat++)
    if (seat !== at(cells, MASTER) && !hasTaken(cells, seat)) return false
  return true
}

/**
 * The harbour master has not taken a card here: another area is named, unless this was the last choice or the last
 * area.
 */
export const masterGoesOn = (state: State, log: Log): void => {
  const { cells } = state
  const last = at(cells, PHASE) === LAST_CHOICE
  const unnamed = UNNAMED[at(cells, NAMED)] as readonly number[]
  if (last || unnamed.length === 0) endRound(state, log)
  else if (unnamed.length === 1) nameArea(state, unnamed[0] as number, true, log)
  else {
    cells[PHASE] = NAMING
    cells[ASKED] = at(cells, MASTER)
  }
}

/** The unnamed areas for each set of named ones. */
const UNNAMED: readonly (readonly number[])[] = Array.from({ length: 1 << AREAS.length }, (_, named) =>
  [...AREAS.keys()].filter((area) => ((named >> area) & 1) === 0),
)

export const endRound = (state: State, log: Log): void => {
  const { cells, setting } = state
  log?.push({ kind: 'round-ended', round: at(cells, ROUND) })
  for (let seat = 0; seat < setting.players; seat++) cells[PIECE + seat] = 0
  for (let area = 0; area < AREAS.length; area++) if (isNamed(cells, area)) refill(state, area, log)
  cells[NAMED] = 0
  if (dryAreas(cells) >= setting.options.dryAreas) beginLastDeliveries(state, log)
  else beginRound(state, log)
}

const dryAreas = (cells: readonly number[]): number => AREAS.length - (UNNAMED[at(cells, DRY)]?.length ?? 0)

const beginRound = (state: State, log: Log): void => {
  const { cells } = state
  const master = nextSeat(state, at(cells, MASTER))
  cells[ROUND] = at(cells, ROUND) + 1
  cells[MASTER] = master
  cells[ASKED] = master
  cells[PHASE] = NAMING
  log?.push({ kind: 'round-began', round: at(cells, ROUND), master })
}
