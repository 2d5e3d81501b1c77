/** Push notifications in the browser. */
import { expect } from '@playwright/test'
import { pushDevice } from './fake-push.ts'
import { test } from './server-fixture.ts'

test('a push notification is shown, and one tap opens the decision', { tag: '@long' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/')
  const device = await pushDevice(page)
  const url = `${baseURL}/#/settings`
  const message = { title: 'Le Havre', text: 'A table waits for you.', url }
  expect(await device.deliver(JSON.stringify(message))).toEqual({
    title: 'Le Havre',
    body: 'A table waits for you.',
    data: url,
  })
  await device.tap()
  await page.waitForURL(url)
  await context.close()
})
