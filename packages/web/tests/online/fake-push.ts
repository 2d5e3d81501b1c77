/** Messages in a browser that are shown and tapped on, where there is no push service and no screen. */
import type { Page } from '@playwright/test'
import { eventually } from '../eventually.ts'

/** A browser without a screen shows no messages: what would be shown is written down. */
const WRITE_DOWN = `
  self.shown = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
    self.shown.push({ title, body, data })
  }
  WindowClient.prototype.focus = async function () { return this }
`

/** Somebody taps the last message. */
const TAP = `
  const event = new Event('notificationclick')
  Object.assign(event, { notification: { close: () => undefined, data: self.shown.at(-1).data }, waitUntil: () => undefined })
  self.dispatchEvent(event)
`

interface Shown {
  readonly title: string
  readonly body: string
  /** Where a tap leads. */
  readonly data: string
}

export interface PushDevice {
  /** A push service hands the browser a message; what it shows the person for it. */
  deliver(message: string): Promise<Shown>
  /** Taps the message that came last. */
  tap(): Promise<void>
}

/** The page must have been opened, in a context that allows service workers. */
export const pushDevice = async (page: Page): Promise<PushDevice> => {
  const context = page.context()
  await page.evaluate(() => navigator.serviceWorker.ready)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('no service worker')
  await worker.evaluate(WRITE_DOWN)
  const shown = (): Promise<Shown[]> => worker.evaluate<Shown[]>('self.shown')
  return {
    deliver: async (data) => {
      const before = (await shown()).length
      const origin = `${new URL(page.url()).origin}/`
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      await eventually(async () => (await shown()).length).toBe(before + 1)
      const last = (await shown()).at(-1)
      if (last === undefined) throw new Error('nothing was shown')
      return last
    },
    tap: async () => {
      await worker.evaluate(TAP)
    },
  }
}
