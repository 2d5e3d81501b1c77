/** What happens without asking: the rest of a longer choice, and whatever the person has settled in advance. */
import type { AnyRules, GameEvent, Seat } from '@quayside/kernel'
import { useEffect } from 'react'
import type { StoreApi, UseBoundStore } from 'zustand'
import { useLessonLock } from '../page/lesson-lock.ts'
import type { GameStoreState } from '../session/current-game.ts'
import type { Choices } from './choices.ts'

/** Whether a lesson holds the command back, which then does not happen by itself either. */
const isLocked = (rules: AnyRules | null, command: unknown): boolean => {
  const { refuse } = useLessonLock.getState()
  return rules !== null && refuse !== null && refuse(rules.notation.print(command)) !== null
}

/** `order` answers the next automatic command; it must be a stable function. */
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
    // A move cancels an open vote, so no automatic move is made before the person has read it.
    const isHeld = isBrowsed || undoneTo === moveNumber || motion !== null
    const planned = continuePlan(view, viewer, moveNumber)
    const next = planned ?? (isHeld ? null : order(view, viewer))
    if (next === null || (planned === null && isLocked(rules, next))) return
    actAutomatically(viewer, next)
  }, [shown, isComing, motion, rules, order, useChoices, continuePlan, actAutomatically])
}
