/** The drawn table fits: nothing overlaps, no price or name is cut off, and the tray keeps its height. */
import { expect, type Page, test } from '@playwright/test'
import type { Sparse } from '@quayside/packet-row/testing'
import { LOCALES } from '@quayside/texts'
import { FROZEN, inWorker, openGame, setSettings, tray } from '../table/open-game.ts'
import { findOverflow } from '../visual/find-overflow.ts'
import { ASKED, FIVE, LAST, NAMING, packetRowText } from './open-game.ts'

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1180, 820],
  [820, 1180],
  [390, 844],
] as const

/** Below this width only the area of the current question is visible. */
const PHONE = 720

/** Overlapping and cut-off elements, as texts. */
const misplaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate((phone) => {
    const SLACK = 1.5
    const isPhone = innerWidth < phone
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          element,
          name: `${selector} ${element.textContent?.trim().slice(0, 24)}`,
          box: element.getBoundingClientRect(),
        }))
    type Box = ReturnType<typeof boxes>[number]
    const overlap = ({ box: one }: Box, { box: other }: Box): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
    const pairs = (things: readonly Box[]): string[] =>
      things.flatMap((one, place) =>
        things
          .slice(place + 1)
          .filter((other) => overlap(one, other))
          .map((other) => `${one.name} lies over ${other.name}`),
      )
    const outside = ({ box, name }: Box): string[] =>
      box.left < -SLACK ||
      box.top < -SLACK ||
      box.right > innerWidth + SLACK ||
      box.bottom > innerHeight + SLACK
        ? [`${name} is out of sight`]
        : []
    const area = isPhone
      ? '[data-place^="area-"]:has([data-ui="price"]):is([class*="now"])'
      : '[data-place^="area-"]'
    const prices = boxes(`${area} [data-ui="price"]`)
    const cut = prices.flatMap(({ element, name, box }) => {
      const card = element.closest('button')?.getBoundingClientRect()
      const isWhole =
        card !== undefined &&
        box.height >= 18 &&
        box.bottom <= card.bottom + SLACK &&
        box.right <= card.right + SLACK &&
        element.scrollWidth <= element.clientWidth + SLACK
      return isWhole ? [] : [`${name} is cut`]
    })
    const zones = boxes(`${area}, [data-zone="mine"], [data-zone="tray"], [data-place^="seat-"]`)
    const cards = boxes(`${area} button[data-type]`)
    const picturesMissing = boxes(`${area} button[data-type] > span > svg[viewBox]`).filter(
      ({ box, element }) => box.height < 24 && (element.closest('button')?.clientHeight ?? 0) > 70,
    )
    return [
      ...pairs(zones),
      ...pairs(cards),
      ...[...zones, ...prices].flatMap(outside),
      ...cut,
      ...picturesMissing.map(({ name }) => `${name} has no picture`),
    ]
  }, PHONE)

/** Styles and the hand's edges settle within a few frames. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  })

const trayHeight = async (page: Page): Promise<number> => (await tray(page).boundingBox())?.height ?? 0

const fits = async (page: Page, where: string): Promise<void> => {
  await settle(page)
  expect.soft(await misplaced(page), where).toEqual([])
  expect.soft(await findOverflow(page), where).toEqual([])
}

const open = async (page: Page, position: Sparse, locale: string): Promise<void> => {
  await setSettings(page, { locale })
  await inWorker(page, FROZEN)
  await openGame(page, packetRowText(position), 'asked')
  await tray(page).locator('[data-confirm]').waitFor()
}

for (const locale of LOCALES) {
  // French has the longest words.
  const tag = locale === 'fr' ? [] : ['@long']

  test(`five players fit at every size in ${locale}`, { tag }, async ({ page }) => {
    await open(page, FIVE, locale)
    for (const [width, height] of SIZES) {
      const size = `${width}x${height} ${locale}`
      await page.setViewportSize({ width, height })
      await fits(page, `${size}, asked`)
      const asked = await trayHeight(page)
      // Deliverable contracts are visible with their button.
      await expect(page.locator('[data-zone="mine"] [data-state="ready"] + button').first()).toBeInViewport({
        ratio: 0.99,
      })
      await page.locator('#zone-guildhall [data-place="card-cotton-2-fr"]').click()
      await fits(page, `${size}, chosen`)
      expect.soft(await trayHeight(page), `${size}, chosen`).toBe(asked)
      await page.keyboard.press('d')
      await fits(page, `${size}, delivery`)
      if (width >= PHONE) expect.soft(await trayHeight(page), `${size}, delivery`).toBe(asked)
      await page.keyboard.press('Escape')
    }
  })

  for (const [name, position] of Object.entries({ ASKED, NAMING, LAST }))
    test(`${position.players} players fit at every size in ${locale}: ${name}`, { tag: '@long' }, async ({
      page,
    }) => {
      await open(page, position, locale)
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await fits(page, `${width}x${height} ${locale}, ${name}`)
      }
    })
}

test('a flag has the letters of its country next to it', async ({ page }) => {
  await open(page, FIVE, 'en')
  const flags = page.locator('[data-zone="players"] svg:has(use[href^="#d-"])')
  expect(await flags.count()).toBe(9)
  const letters = await flags.evaluateAll((found) =>
    found.map((flag) => flag.nextElementSibling?.textContent),
  )
  expect(new Set(letters)).toEqual(new Set(['FR', 'GB', 'ES', 'DE', 'NL', 'SE']))
})
