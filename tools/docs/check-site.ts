/**
 * Checks the built pages: all links and pictures resolve, axe finds no violation, and everything can be read
 * offline.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { games } from '@quayside/games'
import { openSite, SITE } from '@quayside/web/serve'
import { siteFiles } from '../../packages/web/build/site-files.ts'
import { executablePath, FLAGS } from '../../tests/browser/chromium.ts'
import { findAccessibilityFaults } from '../../tests/browser/visual/find-accessibility-faults.ts'

const MANUALS = ['manual.html', 'fr/index.html', 'es/index.html', 'zh-Hant/index.html']

/** Pages of every kind; the others are generated in the same way. */
const CHECKED_PAGES = [
  'index.html',
  ...MANUALS,
  'protocol.html',
  ...games.ids.map((id) => `games/${id}/docs/rules.html`),
]

/** Words that the search must find. */
const SEARCHED: Readonly<Record<string, string>> = { 'zh-Hant/index.html': '遊戲' }

const BASE = 'http://site.test/docs/'

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The file and anchor that a link leads to; null if it leaves the documentation. */
const targetOf = (link: string, page: string): { readonly file: string; readonly id: string } | null => {
  const { href, pathname, hash } = new URL(unescaped(link), BASE + page)
  if (!href.startsWith(BASE)) return null
  const path = decodeURIComponent(pathname).slice('/docs/'.length)
  return {
    file: path === '' || path.endsWith('/') ? `${path}index.html` : path,
    id: decodeURIComponent(hash.slice(1)),
  }
}

/** Links and pictures without a target. */
const brokenLinks = async (folder: string): Promise<readonly string[]> => {
  const files = new Set(await siteFiles(folder))
  const pages = [...files].filter((file) => file.endsWith('.html'))
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]))
  const ids = new Map(
    [...texts].map(([page, text]) => [
      page,
      new Set([...text.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescaped(id))),
    ]),
  )
  const faults: string[] = []
  for (const [page, text] of texts) {
    if (page === '404.html') continue
    const links = new Set(
      [...text.matchAll(/<(?:a|img)\s[^>]*?(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link),
    )
    for (const link of links) {
      const target = targetOf(link, page)
      if (target === null) continue
      if (!files.has(target.file)) faults.push(`${page}: ${link} leads nowhere`)
      else if (target.id !== '' && ids.get(target.file)?.has(target.id) !== true)
        faults.push(`${page}: ${link} names no place of its page`)
    }
  }
  return faults
}

const lookAt = async (page: Page, site: string): Promise<readonly string[]> => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: ${message.text()}`)
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const file of CHECKED_PAGES) {
      await page.goto(site + file)
      faults.push(
        ...(await findAccessibilityFaults(page)).map((fault) => `${file}, ${colorScheme}: ${fault}`),
      )
    }
  }
  return faults
}

/** After one visit, every manual must be readable and searchable offline. */
const readOffline = async (context: BrowserContext, site: string): Promise<readonly string[]> => {
  const page = await context.newPage()
  await page.goto(site)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await context.setOffline(true)
  const faults: string[] = []
  for (const file of MANUALS) {
    await page.goto(site + file.replace('index.html', ''))
    if ((await page.locator('main h1').textContent())?.includes('Quayside') !== true)
      faults.push(`${file} cannot be read offline`)
    await page.locator('#local-search button').click()
    await page.locator('.VPLocalSearchBox input').fill(SEARCHED[file] ?? 'Quayside')
    await page.locator('.VPLocalSearchBox .result').first().waitFor()
  }
  return faults
}

/** Faults of the site in a folder. */
export const checkSite = async (folder: string): Promise<readonly string[]> => {
  const server = createServer(await openSite(SITE, { folder })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/`
  const browser = await chromium.launch({ executablePath: await executablePath(), args: FLAGS })
  try {
    const looking = await browser.newContext({ serviceWorkers: 'block' })
    return [
      ...(await brokenLinks(folder)),
      ...(await lookAt(await looking.newPage(), site)),
      ...(await readOffline(await browser.newContext(), site)),
    ]
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}
