/** The server leaves the view out where the page can work it out: by the same rules, from the view that it has. */
import { type AnyRules, applyMoves, parseSteps } from '@quayside/kernel'
import type { ServerMessage, ViewFrame } from '@quayside/protocol'

/** Null where the steps do not begin at the view that there is. */
export const frameAfter = (
  rules: AnyRules,
  { at: before, viewer, view: literal }: ViewFrame,
  { at, from, steps, undo }: Extract<ServerMessage, { kind: 'stepped' }>,
): ViewFrame | null => {
  const view = rules.position.read(literal)
  if (from !== before || !view.ok) return null
  const after = applyMoves(rules, view.value, parseSteps(rules, steps), viewer)
  return { at, viewer, view: rules.position.write(after), undo, steps, from }
}
