/** Opens a sandbox from the current game. */
import type { Seat } from '@quayside/kernel'
import { isCountedTry } from '@quayside/table/session/counted-try.ts'
import {
  type Frame,
  type GameStoreState,
  realGame,
  showSandbox,
} from '@quayside/table/session/current-game.ts'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { create } from 'zustand'
import { createId, defaultLevel } from '../state/new-game-draft.ts'

export interface SandboxStart {
  /** The game's frame when the sandbox was opened. */
  readonly from: Frame | null
}

export const useSandboxStart = create<SandboxStart>()(() => ({ from: null }))

/** The viewer plays their seat; bots keep their level and play the seats of the other players. */
export const initialSandboxSeats = (
  game: string,
  seats: readonly SeatOccupant[],
  viewer: Seat,
): readonly SeatOccupant[] =>
  seats.map(({ name, bot }, seat) => ({ name, bot: seat === viewer ? null : (bot ?? defaultLevel(game)) }))

/** A sandbox needs a seat of the viewer in an unfinished game, and is not allowed in a counted try. */
export const canOpenSandbox = ({
  id,
  rules,
  currentFrame,
  sandboxSeat,
  isAnalysis,
}: GameStoreState): boolean =>
  id !== null &&
  !isAnalysis &&
  rules !== null &&
  currentFrame !== null &&
  currentFrame.viewer !== 'spectator' &&
  sandboxSeat === null &&
  rules.outcome(currentFrame.view) === null &&
  !isCountedTry(id)

export const openSandbox = (): void => {
  realGame().showAll()
  const { id, rules, currentFrame, seats, server } = realGame()
  if (!canOpenSandbox(realGame()) || id === null || rules === null || currentFrame === null) return
  const { viewer } = currentFrame
  if (viewer === 'spectator') return
  useSandboxStart.setState({ from: currentFrame })
  showSandbox((table) =>
    table.openSandbox(id, {
      game: rules.game,
      view: rules.position.write(currentFrame.view),
      viewer,
      seats: initialSandboxSeats(rules.game, seats, viewer),
      seed: createId(),
      // Estimates would be an unfair advantage against other players.
      estimates: server === null,
    }),
  )
}
