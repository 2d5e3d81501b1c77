import type { Seat } from '@quayside/kernel'
import { AREAS } from '../catalogue/card.ts'
import { type Kind, kindOf, NO_CARD, of } from '../catalogue/catalogue.ts'
import type { Command } from '../commands.ts'
import type { Log } from '../events.ts'
import { because, type PacketRowRefusal } from '../refusals.ts'
import {
  AREA,
  ASKED,
  areaAt,
  at,
  earn,
  futureOf,
  gain,
  has,
  hasTaken,
  MASTER,
  money,
  NAMED,
  NAMING,
  PHASE,
  PIECE,
  type State,
  spacesOf,
  spend,
} from '../state.ts'
import { canPay, inCurrent, inFuture, isOpen } from './available-cards.ts'
import { askNext, endRound, masterGoesOn } from './round.ts'

/** Whether a seat may take a card or pass now. */
const isAsked = ({ cells }: State, seat: Seat): boolean =>
  at(cells, PHASE) !== NAMING && seat === at(cells, ASKED)

export const refuseToAnswer = (state: State, seat: Seat): PacketRowRefusal | null => {
  const { cells } = state
  if (isAsked(state, seat)) return null
  if (hasTaken(cells, seat)) return because('already-took', {})
  if (at(cells, PHASE) === NAMING) return because('name-an-area-first', {})
  return because('not-your-turn', { asked: at(cells, ASKED) + 1 })
}

/** All cards that the seat may take, each kind once for each board, first without and then with an assistant. */
export const listTakes = (state: State, seat: Seat, list: Command[]): void => {
  const { catalogue } = state.setting
  const assistant = has(state, seat, catalogue.assistant)
  for (let area = 0; area < AREAS.length; area++) {
    if (!isOpen(state, area)) continue
    listSpaces(state, seat, spacesOf(area), state.setting.current, catalogue.take, list)
    if (assistant) listSpaces(state, seat, futureOf(area), 2, catalogue.takeByAssistant, list)
  }
}

const listSpaces = (
  state: State,
  seat: Seat,
  from: number,
  spaces: number,
  commands: readonly Command[],
  list: Command[],
): void => {
  const { cells } = state
  for (let cell = from; cell < from + spaces; cell++) {
    const kind = at(cells, cell)
    if (kind > NO_CARD && canPay(state, seat, kind) && !liesBefore(cells, from, cell))
      list.push(commands[kind] as Command)
  }
}

/** Whether an equal card is on an earlier space. */
const liesBefore = (cells: readonly number[], from: number, cell: number): boolean => {
  for (let space = from; space < cell; space++) if (cells[space] === cells[cell]) return true
  return false
}

export const refuseToTake = (
  state: State,
  seat: Seat,
  card: string,
  assistant: boolean,
): PacketRowRefusal | null => {
  const { cells, setting } = state
  const { catalogue } = setting
  const kind = kindOf(catalogue, card)
  if (kind === NO_CARD) return because('unknown-card', { card })
  const area = of(catalogue.pile, kind)
  if (!spaceOf(state, kind, assistant))
    return because(assistant ? 'not-in-future-supply' : 'not-in-supply', { card })
  if (!isOpen(state, area)) return because('area-not-open', { card, area: areaAt(area) })
  if (assistant && !has(state, seat, catalogue.assistant)) return because('no-assistant', {})
  if (canPay(state, seat, kind)) return null
  return because('too-dear', { card, price: of(catalogue.price, kind), money: money(cells, seat) })
}

/** The cell of the card, or 0; every kind belongs to one board. */
const spaceOf = (state: State, kind: Kind, assistant: boolean): number => {
  const area = of(state.setting.catalogue.pile, kind)
  if (area >= AREAS.length) return 0
  return assistant ? inFuture(state, area, kind) : inCurrent(state, area, kind)
}

export const take = (state: State, seat: Seat, card: string, assistant: boolean, log: Log): void => {
  const { cells, setting } = state
  const { catalogue } = setting
  const kind = kindOf(catalogue, card)
  const area = of(catalogue.pile, kind)
  const price = of(catalogue.price, kind)
  const space = spaceOf(state, kind, assistant)
  if (assistant) spend(state, seat, catalogue.assistant)
  earn(cells, seat, -price)
  cells[space] = NO_CARD
  cells[PIECE + seat] = space
  cells[NAMED] = at(cells, NAMED) | (1 << area)
  gain(state, seat, kind)
  log?.push({ kind: 'took', seat, card, area: areaAt(area), price, assistant })
  if (seat === at(cells, MASTER)) endRound(state, log)
  else askNext(state, seat, log)
}

export const pass = (state: State, seat: Seat, log: Log): void => {
  log?.push({ kind: 'passed', seat, area: areaAt(at(state.cells, AREA)) })
  if (seat === at(state.cells, MASTER)) masterGoesOn(state, log)
  else askNext(state, seat, log)
}
