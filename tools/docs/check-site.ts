/** Opens the built pages in a browser: every link between them leads somewhere, and axe finds nothing. */
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sep } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { openSite, SITE } from '@quayside/web/serve'
import { executablePath, FLAGS } from '../../packages/web/tests/chromium.ts'
import { findAccessibilityFaults } from '../../packages/web/tests/visual/find-accessibility-faults.ts'

/** Pages of every kind; the rest is made in the same way. */
const LOOKED_AT = [
  'index.html',
  'manual.html',
  'fr/index.html',
  'es/index.html',
  'zh-Hant/index.html',
  'protocol.html',
]

const linksOf = (page: Page): Promise<readonly string[]> =>
  page.locator('a[href]').evaluateAll((links) => links.map((link) => Reflect.get(link, 'href') as string))

/** What is wrong with the site in a folder. */
export const checkSite = async (folder: string): Promise<readonly string[]> => {
  const server = createServer(await openSite(SITE, folder)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/`
  const browser = await chromium.launch({ executablePath: await executablePath(), args: FLAGS })
  const faults: string[] = []
  const wanted = new Map<string, string>()
  try {
    const page = await browser.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`)
    })
    for (const file of globSync('**/*.html', { cwd: folder }).map((path) => path.split(sep).join('/'))) {
      if (file === '404.html') continue
      await page.goto(site + file, { waitUntil: 'domcontentloaded' })
      for (const link of await linksOf(page))
        if (link.startsWith(site)) wanted.set(link.split('#')[0] ?? link, file)
      if (LOOKED_AT.includes(file))
        faults.push(...(await findAccessibilityFaults(page)).map((fault) => `${file}: ${fault}`))
    }
    for (const [link, file] of wanted) {
      const { status } = await fetch(link)
      if (status !== 200) faults.push(`${file}: ${link} answers ${status}`)
    }
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  return faults
}
