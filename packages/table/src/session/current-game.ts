/** The store that the table is drawn from: the open game's, or that of a sandbox on top of it. */
import type { GameEvent } from '@quayside/kernel'
import { type StoreApi, type UseBoundStore, useStore } from 'zustand'
import { createGameStore, type GameStoreState } from './game-store.ts'
import { setLeaveHandler } from './leave-table.ts'

export type { Step } from '@quayside/game'
export { type Frame, readStep } from './frames.ts'
export type { GameStoreState } from './game-store.ts'

type Listener = (now: GameStoreState, before: GameStoreState) => void

const game = createGameStore()
const sandbox = createGameStore()

let current = game

/** Called when the sandbox is opened or closed. */
const switchListeners = new Set<Listener>()

const switchTo = (store: StoreApi<GameStoreState>): void => {
  const before = current.getState()
  current = store
  for (const listener of switchListeners) listener(store.getState(), before)
}

/** Shows a sandbox on top of the game; the game keeps receiving updates. */
export const showSandbox = (begin: (sandbox: GameStoreState) => void): void => {
  begin(sandbox.getState())
  switchTo(sandbox)
}

const { joinRoom, begin, resume, importText, openAnalysis, leave } = game.getState()
const { leave: leaveSandbox } = sandbox.getState()

/** Shows the game again, including updates received meanwhile. */
export const hideSandbox = (): void => {
  if (current === game) return
  switchTo(game)
  leaveSandbox()
}

/** Opening or leaving a game acts on the base game and closes the sandbox. */
const inGame =
  <Params extends unknown[]>(act: (...params: Params) => void) =>
  (...params: Params): void => {
    hideSandbox()
    act(...params)
  }

const gameActions: Partial<GameStoreState> = {
  joinRoom: inGame(joinRoom),
  begin: inGame(begin),
  resume: inGame(resume),
  importText: inGame(importText),
  openAnalysis: inGame(openAnalysis),
  leave: inGame(leave),
}
game.setState(gameActions)
sandbox.setState(gameActions)
setLeaveHandler(inGame(leave))

/** The base game, even while a sandbox is open. */
export const useBaseGame = <Slice>(select: (game: GameStoreState) => Slice): Slice => useStore(game, select)
export const realGame = (): GameStoreState => game.getState()

/** A normal sandbox; that of a puzzle has its own controls. */
export const isFreeSandbox = ({ sandboxSeat, isUnaided }: GameStoreState): boolean =>
  sandboxSeat !== null && !isUnaided

const currentStore: StoreApi<GameStoreState> = {
  getState: () => current.getState(),
  getInitialState: () => game.getInitialState(),
  setState: (change) => current.setState(change),
  subscribe: (listener) => {
    const stops = [game, sandbox].map((store) =>
      store.subscribe((now, before) => {
        if (store === current) listener(now, before)
      }),
    )
    switchListeners.add(listener)
    return () => {
      for (const stop of stops) stop()
      switchListeners.delete(listener)
    }
  },
}

function useCurrent(): GameStoreState
function useCurrent<Slice>(select: (table: GameStoreState) => Slice): Slice
function useCurrent(select: (table: GameStoreState) => unknown = (table) => table): unknown {
  return useStore(currentStore, select)
}

export const useTable: UseBoundStore<StoreApi<GameStoreState>> = Object.assign(useCurrent, currentStore)

/** The same store with the types of one game: only for components of that game's table. */
export const typedGameHook = <State, Command, Event extends GameEvent>() =>
  useTable as UseBoundStore<StoreApi<GameStoreState<State, Command, Event>>>
