import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { SITE } from '../../serve/build-if-stale.ts'
import { openSite, type Site } from '../../serve/open-site.ts'
import { eventually } from '../eventually.ts'
import { begin, table } from './home-page.ts'

test.use({ serviceWorkers: 'allow' })

test('everything works without a connection after the first visit, bots included', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await begin(page)
  await page.reload()
  await expect(table(page)).toBeVisible()
  await expect(page.getByText('is not responding')).toHaveCount(0)
})

test.describe('a new version', () => {
  let folder = ''
  let server: Server
  let site: Site

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quayside-update-'))
    await cp(SITE, folder, { recursive: true })
    site = await openSite(folder)
    server = createServer((request, response) => site(request, response))
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  })

  test.afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true })
  })

  /** The same site with another page and so with another list of files. */
  const publish = async (): Promise<void> => {
    for (const name of ['index.html', 'service-worker.js'])
      for (const ending of ['.br', '.gz']) await rm(join(folder, name + ending))
    const change = async (name: string, from: RegExp, to: string): Promise<void> =>
      writeFile(join(folder, name), (await readFile(join(folder, name), 'utf8')).replace(from, to))
    await change('index.html', /<body>/, '<body class="second">')
    await change('service-worker.js', /VERSION = "\w+"/, 'VERSION = "second"')
    site = await openSite(folder)
  }

  test('is offered, outlasts a reload and comes only when it is asked for', async ({ page }) => {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await publish()
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((known) => known?.update().then(() => undefined)),
    )
    const offer = page.getByText('A new version of Quayside is available.')
    await expect(offer).toBeVisible()
    await page.reload()
    await expect(offer).toBeVisible()
    await expect(page.locator('body')).not.toHaveClass('second')
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect(page.locator('body')).toHaveClass('second')
  })
})
