/** The drawn table fills the window at every size, and the page never scrolls. */
import { expect, type Page, test } from '@playwright/test'
import { before } from '@quayside/le-havre/testing'
import { goldenGame } from '../visual/golden-games.ts'
import { FROZEN, inWorker, openGame, openPosition, setSettings } from './open-game.ts'

const SIZES = [
  [1440, 900],
  [1920, 1080],
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const

/** The last decisions of a whole game with five players. */
const LAST_MOVES = 676

/** How many pixels the page, or the table in it, is larger than the window. */
const overhang = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const stage = document.querySelector('[data-at]')?.parentElement
    return [document.documentElement, document.body, stage].flatMap((element) =>
      element ? [element.scrollWidth - innerWidth, element.scrollHeight - innerHeight] : [1],
    )
  })

test('the page never scrolls, however long the log is and whichever drawer is open', async ({ page }) => {
  await setSettings(page, {})
  await inWorker(page, FROZEN)
  await openGame(page, goldenGame('full-5', LAST_MOVES), 'asked')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const where = `${width} x ${height}`
    const log = page.locator('[data-zone="log"]')
    const drawn = await log.isVisible()
    if (!drawn)
      await page
        .locator('[data-ui="opens-drawer"], main ~ * [aria-expanded]')
        .locator('visible=true')
        .last()
        .click()
    const all = log.getByRole('button', { name: 'All rounds' })
    if (await all.isVisible()) await all.click()
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.wheel(0, 400)
    expect.soft(await overhang(page), `${where}, whole log`).toEqual([0, 0, 0, 0, 0, 0])
    if (!drawn) await page.keyboard.press('Escape')
    const menu = page.locator('header button[popovertarget]').last()
    await menu.click()
    expect.soft(await overhang(page), `${where}, menu`).toEqual([0, 0, 0, 0, 0, 0])
    await page.keyboard.press('Escape')
    expect.soft(await overhang(page), where).toEqual([0, 0, 0, 0, 0, 0])
  }
})

const LONG = ['joinery', 'bakehouse', 'abattoir', 'clay-mound', 'wharf-1']

/** In the order of their numbers; more than eight cards lie side by side. */
const PILES = {
  full: [LONG, ['fishery', 'tannery', 'ironworks', 'cokery'], ['sawmill', 'smokehouse', 'brickworks']],
  'one empty': [LONG, [], ['sawmill', 'smokehouse', 'brickworks', 'tannery', 'church']],
  'one card each': [['bakehouse'], [], ['sawmill']],
}

test('used-up piles of proposals leave their room to the harbour', async ({ page }) => {
  const widths: Record<string, readonly number[]> = {}
  for (const [name, piles] of Object.entries(PILES)) {
    await openPosition(page, before('marketplace', {}, { piles }).state)
    const found: number[] = []
    for (const [width, height] of SIZES.slice(0, 4)) {
      await page.setViewportSize({ width, height })
      const [proposals, harbour] = await Promise.all(
        ['proposals', 'harbour'].map((zone) => page.locator(`[data-zone="${zone}"]`).boundingBox()),
      )
      found.push((proposals?.width ?? 0) / (harbour?.width ?? 1))
    }
    widths[name] = found
    const [empty] = await page.getByText(/^Pile 2 is empty/).all()
    if (name !== 'full') expect((await empty?.boundingBox())?.height ?? 99).toBeLessThan(32)
  }
  for (const [place, full] of (widths['full'] ?? []).entries()) {
    const where = SIZES[place]?.join(' x ')
    expect.soft(widths['one empty']?.[place], where).toBeLessThan(full * 0.85)
    expect.soft(widths['one card each']?.[place], where).toBeLessThan(0.35)
  }
})
