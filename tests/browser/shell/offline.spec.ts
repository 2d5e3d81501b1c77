import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { writeServiceWorker } from '../../../packages/web/build/offline-plugin.ts'
import { SITE } from '../../../packages/web/serve/build-if-stale.ts'
import { openSite, type Site } from '../../../packages/web/serve/open-site.ts'
import { eventually } from '../eventually.ts'
import { begin, table } from './home-page.ts'

test.use({ serviceWorkers: 'allow' })

const workerReady = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

test('everything works offline after the first visit, bots included', async ({ page, context }) => {
  await page.goto('/')
  await workerReady(page)
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

  test('is offered, still waits after a reload, and is loaded only on request', async ({ page }) => {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
    await workerReady(page)
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

test.describe('the documentation', () => {
  let folder = ''
  let server: Server

  const REGISTER = "<script>navigator.serviceWorker.register('/docs/service-worker.js')</script>"

  /** As its generator leaves them: a page for everyone, and the manual in French. */
  const build = async (): Promise<void> => {
    await mkdir(join(folder, 'fr'))
    const page = (title: string): string =>
      `<!doctype html><title>${title}</title>${REGISTER}<h1>${title}</h1>`
    await writeFile(join(folder, 'index.html'), page('Quayside'))
    await writeFile(join(folder, 'manual.html'), page('Playing with Quayside'))
    await writeFile(join(folder, 'fr', 'index.html'), page('Jouer avec Quayside'))
    await writeServiceWorker(folder, 'docs-worker.ts', () => true)
  }

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quayside-docs-'))
    const sayNotBuilt = () => Promise.resolve({ language: 'en', title: 'Documentation', text: 'Not yet.' })
    server = createServer(await openSite(SITE, { folder, sayNotBuilt }))
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  })

  test.afterAll(async () => {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true })
  })

  test('is linked from the home page, available as soon as it is built, and then readable offline', async ({
    page,
    context,
  }) => {
    const address = `http://localhost:${(server.address() as AddressInfo).port}`
    await page.goto(`${address}/`)
    await workerReady(page)
    await page.getByRole('link', { name: 'Learn' }).click()
    await page.getByRole('link', { name: 'Manual and documentation' }).click()
    await expect(page.getByText('Not yet.')).toBeVisible()
    await build()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Playing with Quayside' })).toBeVisible()
    await eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${address}/docs/service-worker.js`,
    )
    await context.setOffline(true)
    await page.goto(`${address}/docs/fr/`)
    await expect(page.getByRole('heading', { name: 'Jouer avec Quayside' })).toBeVisible()
    await page.goto(`${address}/`)
    await expect(page.getByRole('link', { name: 'Play your first game' })).toBeVisible()
  })
})
