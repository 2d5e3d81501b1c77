/** The messages that a spectator's page received, and those with hidden information. */
import type { Page } from '@playwright/test'
import type { Rules } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'

/** Must be called before the page is opened. */
export const receivedBy = (page: Page): string[] => {
  const received: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  )
  return received
}

/** The messages that contain more than the spectator's view. */
export const secretsIn = <State, Command, Options, Event extends { readonly kind: string }>(
  received: readonly string[],
  rules: Pick<Rules<State, Command, Options, Event>, 'position' | 'view' | 'viewEvent'>,
): string[] =>
  received.filter((text) => {
    const message = JSON.parse(text) as ServerMessage
    if (message.kind !== 'frame' && message.kind !== 'steps') return false
    const { steps } = message.kind === 'frame' ? message.frame : message
    const events = steps.flatMap((step) => step.events as readonly Event[])
    const maskedEvents = events.map((event) => rules.viewEvent(event, 'spectator'))
    if (JSON.stringify(maskedEvents) !== JSON.stringify(events)) return true
    if (message.kind === 'steps') return false
    const view = rules.position.read(message.frame.view)
    if (!view.ok) throw new Error(view.refusal.code)
    const masked = rules.position.write(rules.view(view.value, 'spectator'))
    return JSON.stringify(masked) !== JSON.stringify(message.frame.view)
  })
