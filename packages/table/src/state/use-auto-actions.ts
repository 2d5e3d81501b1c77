/** What happens without asking: the rest of a longer choice, and whatever the person has settled in advance. */
import type { GameEvent, Seat } from '@quayside/kernel'
import { useEffect } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import type { GameStoreState } from '../session/current-game.ts'
import type { Choices } from './choices.ts'

/** `order` answers the next automatic command; it must be a stable function. */
export const useAutoActions = <State, Command, Event extends GameEvent>(
  useTable: UseBoundStore<StoreApi<GameStoreState<State, Command, Event>>>,
  { useChoices, continuePlan, actAutomatically }: Choices<State, Command>,
  order: (view: State, seat: Seat) => Command | null,
): void => {
  const shown = useTable(({ currentFrame }) => currentFrame)
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const motion = useTable(({ server }) => server?.status.vote ?? null)
  useEffect(() => {
    if (shown === null || isComing || shown.viewer === 'spectator' || shown.handOver !== null) return
    const { moveNumber, view, viewer } = shown
    const { automatic, undoneTo } = useChoices.getState()
    if (automatic.has(moveNumber)) return
    // A move cancels an open vote, so no automatic move is made before the person has read it.
    const isHeld = undoneTo === moveNumber || motion !== null
    const next = continuePlan(view, viewer, moveNumber) ?? (isHeld ? null : order(view, viewer))
    if (next !== null) actAutomatically(viewer, next)
  }, [shown, isComing, motion, order, useChoices, continuePlan, actAutomatically])
}
