/** A fake push service, and notifications that a headless browser can show and click. */
import type { Page } from '@playwright/test'
import { eventually } from '../eventually.ts'

/** A headless browser shows no notifications, so they are recorded. */
const WRITE_DOWN = `
  self.shown = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
    self.shown.push({ title, body, data })
  }
  WindowClient.prototype.focus = async function () { return this }
`

/** Clicks the last notification. */
const TAP = `
  const event = new Event('notificationclick')
  Object.assign(event, { notification: { close: () => undefined, data: self.shown.at(-1).data }, waitUntil: () => undefined })
  self.dispatchEvent(event)
`

interface Shown {
  readonly title: string
  readonly body: string
  /** The address that a click opens. */
  readonly data: string
}

export interface PushDevice {
  /** Delivers a push message; returns the notification shown for it. */
  deliver(message: string): Promise<Shown>
  /** Clicks the last notification. */
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
