import { expect, type Page, test } from '@playwright/test'
import { dress, SCENES } from './scenes.ts'
import { SIZES } from './sizes.ts'

const open = async (page: Page, name: string): Promise<void> => {
  await dress(page, 'light', 'en')
  await SCENES.find((scene) => scene.name === name)?.open(page)
}

/** What has the focus, and whether the eye can find it: an outline around it or around its label. */
const focused = (page: Page): Promise<{ name: string; zone: string; seen: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const around = [element, element.closest('label, .tb-line'), element.nextElementSibling]
    const hasOutline = (place: Element | null): boolean => {
      if (place === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(place)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    return {
      name: `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`,
      zone: element.closest('[data-zone]')?.getAttribute('data-zone') ?? '',
      seen: element === document.body || around.some(hasOutline),
    }
  })

test('F6 goes from zone to zone in the order in which a person looks', async ({ page }) => {
  await open(page, 'main-action')
  const zones: string[] = []
  for (let zone = 0; zone < 8; zone++) {
    await page.keyboard.press('F6')
    zones.push((await focused(page)).zone)
  }
  expect(zones).toEqual(['tray', 'offers', 'harbour', 'proposals', 'ships', 'mine', 'players', 'log'])
})

for (const name of ['home', 'new-game', 'main-action', 'feeding', 'text-board', 'text-lesson', 'text-replay'])
  test(`on ${name} every stop of the Tab key can be seen`, async ({ page }) => {
    await open(page, name)
    const unseen = new Set<string>()
    for (let stop = 0; stop < 50; stop++) {
      await page.keyboard.press('Tab')
      const { name: what, seen } = await focused(page)
      if (!seen) unseen.add(what)
    }
    expect([...unseen]).toEqual([])
  })

interface Opened {
  readonly opener: string
  readonly opened: string
}

/** What is opened by a key of its button shuts with Escape, and whoever opened it is where they were. */
const expectGivenBack = async (page: Page, { opener, opened }: Opened): Promise<void> => {
  const button = page.locator(opener)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(opened)).toBeVisible()
  await expect(page.locator(`${opened}:focus-within, ${opened}:focus`)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator(opened)).toBeHidden()
  await expect(button).toBeFocused()
}

const RULES: Opened = { opener: '.rl-button', opened: '.rl-drawer' }
const MENU: Opened = {
  opener: '.ib[popovertarget]:not(.rl-button) >> nth=-1',
  opened: '.sh-drawer:popover-open',
}
const CARD: Opened = { opener: '.acts .drawn >> nth=0', opened: '.side.open.card' }
const LOG: Opened = { opener: '.acts .drawn >> nth=1', opened: '.side.open.log' }

for (const name of ['main-action', 'packet-row-asked', 'text-board'])
  test(`on ${name} whatever is opened gives the focus back`, async ({ page }) => {
    await open(page, name)
    for (const one of [RULES, MENU]) await expectGivenBack(page, one)
  })

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true })
  for (const name of ['main-action', 'packet-row-asked'])
    test(`on ${name} the drawers at the edge give the focus back`, async ({ page }) => {
      await open(page, name)
      for (const one of [CARD, LOG, MENU]) await expectGivenBack(page, one)
    })
})

test('the sheet of keys gives the focus back to whatever had it', async ({ page }) => {
  await open(page, 'main-action')
  const offer = page.locator('[data-place^="offer-"]').first()
  await offer.focus()
  await page.keyboard.press('?')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(offer).toBeFocused()
})
