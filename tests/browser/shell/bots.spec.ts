import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { SITE } from '../../../packages/web/serve/build-if-stale.ts'
import { openSite } from '../../../packages/web/serve/open-site.ts'

/** The network of the default set-up. */
const NETWORK = /\/le-havre-full-3-[\w-]{8}\.js$/

test('a bot that cannot load its network says so, and plays after a retry', async ({ page }) => {
  const site = await openSite(SITE)
  let isAway = true
  const server = createServer((request, response) => {
    if (isAway && NETWORK.test(request.url ?? '')) response.writeHead(503).end()
    else site(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/#/new`)
  // A bot must start, or no bot is asked yet.
  await page.getByRole('group', { name: 'Starting player' }).getByRole('radio').nth(2).check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page.getByText('is not responding')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('is not responding')).toHaveCount(0)
  await expect(page.getByText('Take an offer or use a building')).toBeVisible()
  server.close()
  server.closeAllConnections()
})
