import { expect, type Page } from '@playwright/test'
import { becomeQuiet } from './appearance.ts'
import { findMisplaced } from './find-misplaced.ts'
import { findOverflow } from './find-overflow.ts'

/** Below this width one zone is visible at a time. */
export const PHONE = 720

/** What a phone shows one after the other. */
const zonesOf = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-zone][id^="zone-"]').evaluateAll((zones) => zones.map(({ id }) => id))

const show = (page: Page, zone: string): Promise<void> =>
  page
    .locator(`#${zone}`)
    .evaluate((element) => element.scrollIntoView({ inline: 'start', block: 'nearest' }))

/** By how many pixels the page is larger than the window, and the table than its frame. */
const overhang = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const frame = document.querySelector('[data-at]')?.parentElement
    return [
      scrollWidth - innerWidth,
      scrollHeight - innerHeight,
      frame ? frame.scrollWidth - frame.clientWidth : 0,
      frame ? frame.scrollHeight - frame.clientHeight : 0,
    ]
  })

/** Nothing that is visible overlaps, overflows its card or is cut off. */
export const expectFit = async (page: Page, where: string): Promise<void> => {
  await becomeQuiet(page)
  expect.soft(await findOverflow(page), where).toEqual([])
  expect.soft(await findMisplaced(page), where).toEqual([])
  expect.soft(await overhang(page), where).toEqual([0, 0, 0, 0])
}

/** The same for a whole table; on a phone zone by zone. */
export const expectTableToFit = async (page: Page, where: string): Promise<void> => {
  const width = page.viewportSize()?.width ?? 0
  if (width >= PHONE) return expectFit(page, where)
  for (const zone of await zonesOf(page)) {
    await show(page, zone)
    await expectFit(page, `${where} ${zone}`)
  }
}
