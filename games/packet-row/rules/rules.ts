import { type Rules, type Seat, stateHash } from '@quayside/kernel'
import { AREAS } from './catalogue/card.ts'
import { wordAt } from './catalogue/catalogue.ts'
import { type Command, DONE, PASS } from './commands.ts'
import { isUnlisted, listDeliveries } from './delivery/deliveries.ts'
import { fulfil } from './delivery/fulfil.ts'
import { refuseDelivery } from './delivery/legal.ts'
import type { Event, Log } from './events.ts'
import { parse, print } from './notation.ts'
import { type Options, options } from './options.ts'
import { read } from './position/read.ts'
import { write } from './position/write.ts'
import { because, type PacketRowRefusal } from './refusals.ts'
import { sampleState } from './sample-state.ts'
import { outcome } from './scoring.ts'
import { LATEST_RULES, setup } from './setup.ts'
import {
  ASKED,
  AWAITING,
  at,
  copy,
  LAST_DELIVERIES,
  MASTER,
  NAMING,
  OVER,
  PHASE,
  pileSize,
  type State,
} from './state.ts'
import { cash, listCashing, refuseToCash } from './turn/cashing.ts'
import { finishDeliveries, isDone } from './turn/last-deliveries.ts'
import { listNames, refuseToName } from './turn/naming.ts'
import { nameArea } from './turn/round.ts'
import { listTakes, pass, refuseToAnswer, refuseToTake, take } from './turn/taking.ts'
import { view } from './view.ts'

const NOBODY: readonly Seat[] = []
const ONLY: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]

const deciders = ({ cells, setting }: State): readonly Seat[] => {
  const phase = at(cells, PHASE)
  if (phase === OVER || at(cells, AWAITING) === 1) return NOBODY
  if (phase !== LAST_DELIVERIES) return ONLY[at(cells, ASKED)] ?? NOBODY
  return Array.from({ length: setting.players }, (_, seat) => seat).filter((seat) => !isDone(cells, seat))
}

const commands = (state: State, seat: Seat, list: Command[] = []): Command[] => {
  empty(list)
  const { cells } = state
  const phase = at(cells, PHASE)
  if (phase === OVER || at(cells, AWAITING) === 1) return list
  if (phase === LAST_DELIVERIES) {
    if (isDone(cells, seat)) return list
    listDeliveries(state, seat, list)
    list.push(DONE)
    return list
  }
  if (seat === at(cells, ASKED)) {
    if (phase === NAMING) listNames(state, list)
    else {
      listTakes(state, seat, list)
      list.push(PASS)
    }
  }
  listCashing(state, seat, list)
  listDeliveries(state, seat, list)
  return list
}

/**
 * Popped one by one: setting the length would release the memory, and the next list would have to allocate it again.
 */
const empty = (list: Command[]): void => {
  while (list.length > 0) list.pop()
}

const refuse = (state: State, seat: Seat, command: Command): PacketRowRefusal | null => {
  const { cells, setting } = state
  if (!Number.isInteger(seat) || seat < 0 || seat >= setting.players)
    return because('no-such-seat', { seat: seat + 1, seats: setting.players })
  const phase = at(cells, PHASE)
  if (phase === OVER) return because('game-over', {})
  if (at(cells, AWAITING) === 1) return because('awaiting-reveal', {})
  return phase === LAST_DELIVERIES
    ? refuseLastDelivery(state, seat, command)
    : refuseInRound(state, seat, command)
}

const refuseInRound = (state: State, seat: Seat, command: Command): PacketRowRefusal | null => {
  switch (command.verb) {
    case 'name':
      return refuseToName(state, seat, command.area)
    case 'take':
      return refuseToAnswer(state, seat) ?? refuseToTake(state, seat, command.card, command.assistant)
    case 'pass':
      return refuseToAnswer(state, seat)
    case 'cash':
      return refuseToCash(state, seat, command.amount)
    case 'deliver':
      return refuseDelivery(state, seat, command)
    case 'done':
      return because('not-over-yet', {})
  }
}

const refuseLastDelivery = (state: State, seat: Seat, command: Command): PacketRowRefusal | null => {
  if (command.verb !== 'deliver' && command.verb !== 'done') return because('last-deliveries', {})
  if (isDone(state.cells, seat)) return because('already-done', {})
  return command.verb === 'done' ? null : refuseDelivery(state, seat, command)
}

const apply = (state: State, seat: Seat, command: Command, log?: Log): void => {
  switch (command.verb) {
    case 'name':
      nameArea(state, AREAS.indexOf(command.area), false, log)
      break
    case 'take':
      take(state, seat, command.card, command.assistant, log)
      break
    case 'pass':
      pass(state, seat, log)
      break
    case 'cash':
      cash(state, seat, command.amount, log)
      break
    case 'deliver':
      fulfil(state, seat, command, log)
      break
    case 'done':
      finishDeliveries(state, seat, log)
      break
  }
}

/** States are equal if everything that can still affect the game is equal. */
const digestOf = (state: State): string => {
  const { decks, cells, setting } = state
  const unseen = decks.map((cards, pile) => cards.slice(0, pileSize(state, pile)))
  return stateHash(JSON.stringify([setting.options, cells, unseen]))
}

/** The shuffled piles as words, which do not depend on the layout of the state. */
const dealOf = ({ decks, cells, setting }: State): string => {
  const piles = decks.map((cards) => cards.map((kind) => wordAt(setting.catalogue, kind)))
  return stateHash(JSON.stringify([setting.options, at(cells, MASTER), piles]))
}

export interface PacketRow extends Rules<State, Command, Options, Event> {
  /**
   * Whether a command is legal although `commands` does not list it. Only deliveries without waste are listed, but any
   * legal one may be made; the list is complete for other commands.
   */
  unlisted(state: State, seat: Seat, command: Command): boolean
}

const unlisted = (state: State, seat: Seat, command: Command): boolean =>
  command.verb === 'deliver' && refuse(state, seat, command) === null && isUnlisted(state, seat, command)

const rulesOfVersion = (version: number): PacketRow => ({
  game: 'packet-row',
  version,
  options,
  setup: (settled, seed) => setup(settled, seed, version),
  copy,
  seatCount: ({ setting }) => setting.players,
  deciders,
  commands,
  refuse,
  unlisted,
  apply,
  outcome,
  view,
  // All commands are public, and all cards they touch are shown.
  viewCommand: (command) => command,
  viewEvent: (event) => event,
  sampleState,
  notation: { print, parse },
  position: { write, read: (literal) => read(literal, version) },
  hash: digestOf,
  deal: dealOf,
})

const VERSION_1 = rulesOfVersion(1)

/** Version 2 deals from a cryptographic stream; otherwise it equals version 1. */
export const packetRow: PacketRow = { ...rulesOfVersion(LATEST_RULES), earlier: [VERSION_1] }

export const packetRowVersions = { 1: VERSION_1, 2: packetRow } as const
