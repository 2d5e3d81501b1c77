import { type Rules, stateHash } from '@quayside/kernel'
import type { Command } from './commands.ts'
import type { Event } from './events.ts'
import { refuse } from './explain/refuse.ts'
import { parse } from './notation/parse.ts'
import { print } from './notation/print.ts'
import { type Options, readOptions } from './options.ts'
import { readPosition } from './position/read.ts'
import { writePosition } from './position/write.ts'
import { outcome } from './scoring.ts'
import { LATEST_RULES, setup } from './setup.ts'
import { copy } from './state/copy-state.ts'
import { at, type State } from './state/state.ts'
import { players } from './state/table.ts'
import { applyCommand } from './turn/apply.ts'
import { deciders } from './turn/deciders.ts'
import { listCommands } from './turn/list-commands.ts'
import { sampleState, view, viewCommand, viewEvent } from './view.ts'

/** FNV-1a over the numbers directly, because comparing states takes most of the time of a fuzz run. */
const digestOf = (state: State): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < state.length; index++) hash = Math.imul(hash ^ at(state, index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Uses card names, so that a record stays valid when the catalogue or the layout of the state grows. */
const dealOf = (state: State): string => {
  const { start, tiles, piles, special, seats = {} } = writePosition(state)
  const hands = Object.values(seats).flatMap(({ hand }) => (hand === undefined ? [] : [hand]))
  return stateHash(JSON.stringify([start, tiles, piles, special, ...(hands.length > 0 ? [hands] : [])]))
}

const rulesOfVersion = (version: number): Rules<State, Command, Options, Event> => ({
  game: 'le-havre',
  version,
  options: readOptions,
  setup: (options, seed) => setup(options, seed, version),
  copy,
  seatCount: players,
  deciders,
  commands(state, seat, list = []) {
    // Popped one by one: setting the length would release the memory, and the next list would have to allocate it
    // again.
    while (list.length > 0) list.pop()
    listCommands(state, seat, list)
    return list
  },
  refuse,
  apply: applyCommand,
  outcome,
  view,
  viewCommand,
  viewEvent,
  sampleState,
  notation: { print, parse },
  position: { write: writePosition, read: (literal) => readPosition(literal, version) },
  hash: digestOf,
  deal: dealOf,
})

const VERSION_1 = rulesOfVersion(1)

/** Version 2 deals from a cryptographic stream and lets a player trade between the actions of a turn. */
export const leHavre: Rules<State, Command, Options, Event> = {
  ...rulesOfVersion(LATEST_RULES),
  earlier: [VERSION_1],
}

export const leHavreVersions = { 1: VERSION_1, 2: leHavre } as const
