/** What a page that only looks on was sent, and whether anything in it is not for everybody. */
import type { Page } from '@playwright/test'
import type { Rules } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'

/** Must be called before the page is opened. */
export const heardBy = (page: Page): string[] => {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

/** The frames that hold more than a spectator may know, as texts. */
export const secretsIn = <State, Command, Options, Event extends { readonly kind: string }>(
  heard: readonly string[],
  rules: Pick<Rules<State, Command, Options, Event>, 'position' | 'view' | 'viewEvent'>,
): string[] =>
  heard.filter((text) => {
    const message = JSON.parse(text) as ServerMessage
    if (message.kind !== 'frame' && message.kind !== 'steps') return false
    const { steps } = message.kind === 'frame' ? message.frame : message
    const events = steps.flatMap((step) => step.events as readonly Event[])
    const shown = events.map((event) => rules.viewEvent(event, 'spectator'))
    if (JSON.stringify(shown) !== JSON.stringify(events)) return true
    if (message.kind === 'steps') return false
    const view = rules.position.read(message.frame.view)
    if (!view.ok) throw new Error(view.refusal.code)
    const told = rules.position.write(rules.view(view.value, 'spectator'))
    return JSON.stringify(told) !== JSON.stringify(message.frame.view)
  })
