/**
 * Runs Lighthouse on the built site: the front page and a table with a game, as a phone on a slow network and
 * as a desktop. Fails if a score is below 95.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { chromium, type Page } from '@playwright/test'
import { buildIfStale, openSite, SITE } from '@quayside/web/serve'
import lighthouse, { desktopConfig } from 'lighthouse'
import { executablePath, FLAGS } from '../../tests/browser/chromium.ts'
import { readOptions } from '../options.ts'

readOptions('lighthouse', {})

const MIN_SCORE = 95
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const DEVICES = { phone: undefined, desk: desktopConfig } as const

/** A port that is not in use. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts a game and returns its address, so that it can be opened again. */
const beginGame = async (page: Page, site: string): Promise<string> => {
  await page.goto(`${site}#/new`)
  await page.locator('button[type="submit"]').click()
  await page.locator('[data-zone="tray"] [data-confirm]').first().waitFor()
  const address = page.url()
  await page.close()
  return address
}

await buildIfStale()
const server = createServer(await openSite(SITE)).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
const port = await freePort()
const browser = await chromium.launchPersistentContext('', {
  executablePath: await executablePath(),
  args: [...FLAGS, `--remote-debugging-port=${port}`],
})

let isBelow = false
try {
  const table = await beginGame(await browser.newPage(), site)
  for (const [name, address] of [
    ['front page', site],
    ['table', table],
  ] as const)
    for (const [device, config] of Object.entries(DEVICES)) {
      const flags = {
        port,
        onlyCategories: CATEGORIES,
        disableStorageReset: true,
        logLevel: 'error',
      } as const
      const result = await lighthouse(address, flags, config)
      if (result === undefined) throw new Error(`no report on the ${name}`)
      const { categories, audits } = result.lhr
      const scores = CATEGORIES.map(
        (category) => [category, Math.round(100 * (categories[category]?.score ?? 0))] as const,
      )
      console.log(
        `${name}, ${device}: ${scores.map(([category, score]) => `${category} ${score}`).join(', ')}`,
      )
      isBelow ||= scores.some(([, score]) => score < MIN_SCORE)
      for (const [category, score] of scores)
        for (const { id } of score < 100 ? (categories[category]?.auditRefs ?? []) : []) {
          const audit = audits[id]
          if (audit !== undefined && audit.score !== null && audit.score < 0.9)
            console.log(`  ${category}: ${audit.title} ${audit.displayValue ?? ''}`)
        }
    }
} finally {
  await browser.close()
  server.close()
}
if (isBelow) process.exitCode = 1
