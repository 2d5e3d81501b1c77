/** Messages that come to the browser when nobody looks at a table. */
import { expect } from '@playwright/test'
import { test } from './harbour.ts'

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

test('what the server pushes is shown, and one tap leads to the decision', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(WRITE_DOWN)
  const url = `${baseURL}/#/settings`
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: `${baseURL}/`,
    registrationId: await registered,
    data: JSON.stringify({ title: 'Le Havre', text: 'A table waits for you.', url }),
  })
  await expect
    .poll(() => worker?.evaluate('self.shown'))
    .toEqual([{ title: 'Le Havre', body: 'A table waits for you.', data: url }])
  await worker?.evaluate(TAP)
  await page.waitForURL(url)
  await context.close()
})
