/** The game on the table, or the rehearsal that lies on top of it: whoever draws the table need not know which. */
import type { GameEvent, Rules } from '@quayside/kernel'
import { type StoreApi, type UseBoundStore, useStore } from 'zustand'
import { createGameStore, type GameStoreState } from './game-store.ts'
import { setLeaveHandler } from './leave-table.ts'

export type { Step } from '@quayside/game'
export type { GameStoreState } from './game-store.ts'
export { type Frame, readStep } from './game-store.ts'

type Listener = (now: GameStoreState, before: GameStoreState) => void

const game = createGameStore()
const rehearsal = createGameStore()

let top = game

const listeners = new Set<Listener>()

for (const table of [game, rehearsal])
  table.subscribe((now, before) => {
    if (table === top) for (const listener of listeners) listener(now, before)
  })

const lay = (table: StoreApi<GameStoreState>): void => {
  const before = top.getState()
  top = table
  for (const listener of listeners) listener(top.getState(), before)
}

/** Lays a rehearsal on top of the game, which goes on hearing below what really happens. */
export const showSandbox = (begin: (rehearsal: GameStoreState) => void): void => {
  begin(rehearsal.getState())
  lay(rehearsal)
}

const { sit, begin, resume, importText, leave } = game.getState()
const { leave: throwAway } = rehearsal.getState()

/** The game comes back as it has become meanwhile. */
export const hideSandbox = (): void => {
  if (top === game) return
  lay(game)
  throwAway()
}

/** Whoever opens or leaves a game means the one that is played. */
const forGood =
  <Told extends unknown[]>(act: (...told: Told) => void) =>
  (...told: Told): void => {
    hideSandbox()
    act(...told)
  }

const doors = {
  sit: forGood(sit),
  begin: forGood(begin),
  resume: forGood(resume),
  importText: forGood(importText),
  leave: forGood(leave),
}
game.setState(doors)
rehearsal.setState(doors)
setLeaveHandler(doors.leave)

/** The game itself, also while a rehearsal lies on top of it. */
export const useBaseGame = <Slice>(select: (game: GameStoreState) => Slice): Slice => useStore(game, select)
export const realGame = (): GameStoreState => game.getState()

const onTop: StoreApi<GameStoreState> = {
  getState: () => top.getState(),
  getInitialState: () => game.getInitialState(),
  setState: (change) => top.setState(change),
  subscribe: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const useTop = (select: (table: GameStoreState) => unknown = (table) => table): unknown =>
  useStore(onTop, select)

export const useTable = Object.assign(useTop, onTop) as UseBoundStore<StoreApi<GameStoreState>>

/** The same table for what draws one game and is only there when that game lies on it. */
export const typedGameHook = <State, Command, Event extends GameEvent>(
  _rules: Pick<Rules<State, Command, unknown, Event>, 'view' | 'viewCommand' | 'viewEvent'>,
): UseBoundStore<StoreApi<GameStoreState<State, Command, Event>>> =>
  useTable as unknown as UseBoundStore<StoreApi<GameStoreState<State, Command, Event>>>
