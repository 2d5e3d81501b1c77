/** The drawn table fits: nothing overlaps, no price or name is cut off, and the tray keeps its height. */
import { expect, type Page, test } from '@playwright/test'
import type { Sparse } from '@quayside/packet-row/testing'
import { LOCALES } from '@quayside/texts'
import { FROZEN, inWorker, openGame, setSettings, tray } from '../table/open-game.ts'
import { changeLocale } from '../visual/appearance.ts'
import { expectFit, expectTableToFit, PHONE } from '../visual/expect-fit.ts'
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

/** The usual run takes the fullest table at the most error-prone sizes, in the language with the longest words. */
const OFTEN = {
  tag: [],
  locales: ['fr'],
  sizes: SIZES.filter(([width]) => width === 1280 || width === 820 || width === 390),
  positions: { FIVE },
}

const ALL = { tag: ['@long'], locales: LOCALES, sizes: SIZES, positions: { FIVE, ASKED, NAMING, LAST } }

/** Describes cards whose price or picture is cut off, and zones and seats outside the viewport. */
const incomplete = (page: Page): Promise<readonly string[]> =>
  page.evaluate((phone) => {
    const SLACK = 1.5
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          element,
          name: `${selector} ${element.textContent?.trim().slice(0, 24)}`,
          box: element.getBoundingClientRect(),
        }))
    const area =
      innerWidth < phone
        ? '[data-place^="area-"]:has([data-ui="price"]):is([class*="now"])'
        : '[data-place^="area-"]'
    const prices = boxes(`${area} [data-ui="price"]`)
    const cut = prices.filter(({ element, box }) => {
      const card = element.closest('button')?.getBoundingClientRect()
      return !(
        card !== undefined &&
        box.height >= 18 &&
        box.bottom <= card.bottom + SLACK &&
        box.right <= card.right + SLACK &&
        element.scrollWidth <= element.clientWidth + SLACK
      )
    })
    const zones = boxes(`${area}, [data-zone="mine"], [data-zone="tray"], [data-place^="seat-"]`)
    const outside = [...zones, ...prices].filter(
      ({ box }) =>
        box.left < -SLACK ||
        box.top < -SLACK ||
        box.right > innerWidth + SLACK ||
        box.bottom > innerHeight + SLACK,
    )
    const picturesMissing = boxes(`${area} button[data-type] > span > svg[viewBox]`).filter(
      ({ box, element }) => box.height < 24 && (element.closest('button')?.clientHeight ?? 0) > 70,
    )
    return [
      ...outside.map(({ name }) => `${name} is out of sight`),
      ...cut.map(({ name }) => `${name} is cut`),
      ...picturesMissing.map(({ name }) => `${name} has no picture`),
    ]
  }, PHONE)

const trayHeight = async (page: Page): Promise<number> => (await tray(page).boundingBox())?.height ?? 0

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < PHONE

const expectComplete = async (page: Page, where: string): Promise<void> =>
  expect.soft(await incomplete(page), where).toEqual([])

const open = async (page: Page, position: Sparse, locale: string | undefined): Promise<void> => {
  await setSettings(page, { locale })
  await inWorker(page, FROZEN)
  await openGame(page, packetRowText(position), 'asked')
  await tray(page).locator('[data-confirm]').waitFor()
}

/** On a phone one area is visible at a time. */
const showArea = (page: Page, area: string): Promise<void> =>
  page
    .locator(`#zone-${area}`)
    .evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'nearest' }))

/** The cards of chosen contracts that do not fit into their contract. */
const cutCardsOfDelivery = (page: Page): Promise<readonly (string | null)[]> =>
  tray(page)
    .locator('[data-lane][aria-pressed="true"] ~ ul li')
    .evaluateAll((cards) =>
      cards
        .filter((card) => {
          const SLACK = 1.5
          const { right, bottom } = card.getBoundingClientRect()
          const row = card.parentElement?.getBoundingClientRect()
          const lane = card.parentElement?.parentElement?.getBoundingClientRect()
          return !row || !lane || right > row.right + SLACK || bottom > lane.bottom + SLACK
        })
        .map((card) => card.textContent),
    )

/** The five players' decider selects a card and puts a delivery together. */
const expectSteadyTray = async (page: Page, where: string): Promise<void> => {
  await showArea(page, 'guildhall')
  await expectComplete(page, `${where}, asked`)
  const asked = await trayHeight(page)
  // Deliverable contracts are visible with their button.
  await expect(page.locator('[data-zone="mine"] [data-state="ready"] + button').first()).toBeInViewport({
    ratio: 0.99,
  })
  await page.locator('#zone-guildhall [data-place="card-cotton-2-fr"]').click()
  await expectFit(page, `${where}, chosen`)
  await expectComplete(page, `${where}, chosen`)
  expect.soft(await trayHeight(page), `${where}, chosen`).toBe(asked)
  await page.keyboard.press('d')
  await expectFit(page, `${where}, delivery`)
  expect.soft(await cutCardsOfDelivery(page), `${where}, delivery`).toEqual([])
  if (!isPhone(page)) expect.soft(await trayHeight(page), `${where}, delivery`).toBe(asked)
  await page.keyboard.press('Escape')
}

for (const { tag, locales, sizes, positions } of [OFTEN, ALL])
  for (const [name, position] of Object.entries<Sparse>(positions))
    test(`${position.players} players fit, ${name}, in ${locales.join(', ')}`, { tag }, async ({ page }) => {
      test.setTimeout(300_000)
      await open(page, position, locales[0])
      for (const locale of locales) {
        await changeLocale(page, locale)
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          const where = `${width}x${height} ${locale}, ${name}`
          await expectTableToFit(page, where)
          if (position === FIVE) await expectSteadyTray(page, where)
        }
      }
    })

test('a flag has the letters of its country next to it', async ({ page }) => {
  await open(page, FIVE, 'en')
  const flags = page.locator('[data-zone="players"] svg:has(use[href^="#d-"])')
  expect(await flags.count()).toBe(9)
  const letters = await flags.evaluateAll((found) =>
    found.map((flag) => flag.nextElementSibling?.textContent),
  )
  expect(new Set(letters)).toEqual(new Set(['FR', 'GB', 'ES', 'DE', 'NL', 'SE']))
})
