/** The server leaves the view out where the page can work it out: by the same rules, from the view that it has. */
import { type AnyRules, applyMoves, parseSteps } from '@quayside/kernel'
import type { ServerMessage, ViewFrame } from '@quayside/protocol'

/** Null where the steps do not begin at the view that there is. */
export const applyStepUpdate = (
  rules: AnyRules,
  { moveNumber: before, viewer, view: literal }: ViewFrame,
  { moveNumber: at, fromMove: from, steps, undo }: Extract<ServerMessage, { kind: 'steps' }>,
): ViewFrame | null => {
  const view = rules.position.read(literal)
  if (from !== before || !view.ok) return null
  const after = applyMoves(rules, view.value, parseSteps(rules, steps), viewer)
  return { moveNumber: at, viewer, view: rules.position.write(after), undo, steps, fromMove: from }
}
