/** Automatic actions: the rest of a multi-step choice, and the player's auto-action settings. */
import type { AnyRules, GameEvent, Seat } from '@quayside/kernel'
import { useEffect } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import { useLessonLock } from '../page/lesson-lock.ts'
import type { GameStoreState } from '../session/current-game.ts'
import type { Choices } from './choices.ts'

/** Whether a lesson locks the command; locked commands are not sent automatically either. */
const isLocked = (rules: AnyRules | null, command: unknown): boolean => {
  const { refuse } = useLessonLock.getState()
  return rules !== null && refuse !== null && refuse(rules.notation.print(command)) !== null
}

/** `order` returns the next automatic command; it must be a stable function. */
export const useAutoActions = <State, Command, Event extends GameEvent>(
  useTable: UseBoundStore<StoreApi<GameStoreState<State, Command, Event>>>,
  { useChoices, continuePlan, actAutomatically }: Choices<State, Command>,
  order: (view: State, seat: Seat) => Command | null,
): void => {
  const shown = useTable(({ currentFrame }) => currentFrame)
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const rules = useTable(({ rules }) => rules)
  const motion = useTable(({ server }) => server?.status.vote ?? null)
  useEffect(() => {
    if (shown === null || isComing || shown.viewer === 'spectator' || shown.handOver !== null) return
    const { moveNumber, view, viewer, isBrowsed = false } = shown
    const { automatic, undoneTo } = useChoices.getState()
    if (automatic.has(moveNumber)) return
    // A move cancels an open vote, so no automatic move is made before the player has seen it.
    const isHeld = isBrowsed || undoneTo === moveNumber || motion !== null
    const planned = continuePlan(view, viewer, moveNumber)
    const next = planned ?? (isHeld ? null : order(view, viewer))
    if (next === null || (planned === null && isLocked(rules, next))) return
    actAutomatically(viewer, next)
  }, [shown, isComing, motion, rules, order, useChoices, continuePlan, actAutomatically])
}
