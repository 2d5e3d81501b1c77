/** The drawn table and the text board share a page: neither leaves anything behind that changes how the other looks. */
import { expect, type Page, test } from '@playwright/test'
import { ASKED, packetRowText } from '../packet-row/open-game.ts'
import { errorsOf, FROZEN, inWorker, openGame, setSettings } from '../table/open-game.ts'
import { SIZES } from '../visual/appearance.ts'
import { golden, MIDDLE } from '../visual/golden-games.ts'

/** Everything that is drawn in the zones of the table, and everything that is told on the board. */
const REGIONS = '[data-zone], [data-zone] *, header, header *, main, main *'

const layout = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (regions) =>
      [...document.querySelectorAll(regions)].map((region) => {
        const { x, y, width, height } = region.getBoundingClientRect()
        const { id, tagName, dataset } = region as HTMLElement
        const name = dataset['zone'] ?? dataset['place'] ?? (id.startsWith('tb-') ? id : tagName)
        return `${name}: ${[x, y, width, height].map(Math.round).join(' ')}`
      }),
    REGIONS,
  )

/** As if it had been chosen in another tab; the page stays where it is. */
const change = async (page: Page, board: 'text' | 'visual'): Promise<void> => {
  await page.evaluate((wanted) => {
    const key = 'quayside.settings'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    const newValue = JSON.stringify({ ...kept, board: wanted })
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }, board)
  await page.locator(board === 'text' ? '#tb-situation' : '[data-zone="players"]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const OPEN = {
  'le-havre': (page: Page) => openGame(page, golden('full-5', MIDDLE), 'asked'),
  'packet-row': (page: Page) => openGame(page, packetRowText(ASKED), 2),
}

for (const [game, open] of Object.entries(OPEN))
  for (const size of ['desktop', 'phone'] as const)
    test(`the table of ${game} looks the same before and after the text board, ${size}`, async ({ page }) => {
      const errors = errorsOf(page)
      await page.setViewportSize(SIZES[size])
      await setSettings(page, {})
      await inWorker(page, FROZEN)
      await open(page)
      await page.locator('[data-zone="tray"] [data-confirm]').first().waitFor()
      await expect.poll(async () => (await layout(page)).length).toBeGreaterThan(20)
      const drawn = await layout(page)
      await change(page, 'text')
      const told = await layout(page)
      expect(told).not.toEqual(drawn)
      await change(page, 'visual')
      await expect.poll(() => layout(page)).toEqual(drawn)
      await change(page, 'text')
      await expect.poll(() => layout(page)).toEqual(told)
      expect(errors).toEqual([])
    })
