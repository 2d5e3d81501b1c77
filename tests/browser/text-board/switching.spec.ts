/** Switching between drawn table and text board leaves the layout of both unchanged. */
import { expect, type Page, test } from '@playwright/test'
import { ASKED, packetRowText } from '../packet-row/open-game.ts'
import { errorsOf, FROZEN, inWorker, openGame, setSettings } from '../table/open-game.ts'
import { SIZES } from '../visual/appearance.ts'
import { goldenGame, MIDDLE_MOVE } from '../visual/golden-games.ts'

/** Position and size of every element of the table or the text board. */
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

/** Changes the setting through a storage event, as another tab would, so the page is not reloaded. */
const change = async (page: Page, board: 'text' | 'visual'): Promise<void> => {
  await page.evaluate((wanted) => {
    const key = 'quayside.settings'
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    const newValue = JSON.stringify({ ...stored, board: wanted })
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }, board)
  await page.locator(board === 'text' ? '#tb-situation' : '[data-zone="players"]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const OPEN = {
  'le-havre': (page: Page) => openGame(page, goldenGame('full-5', MIDDLE_MOVE), 'asked'),
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
      await page.locator('[data-zone="tray"] h2').first().waitFor()
      await expect.poll(async () => (await layout(page)).length).toBeGreaterThan(20)
      const drawn = await layout(page)
      await change(page, 'text')
      const asText = await layout(page)
      expect(asText).not.toEqual(drawn)
      await change(page, 'visual')
      await expect.poll(() => layout(page)).toEqual(drawn)
      await change(page, 'text')
      await expect.poll(() => layout(page)).toEqual(asText)
      expect(errors).toEqual([])
    })
