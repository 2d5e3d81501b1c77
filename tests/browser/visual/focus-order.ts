/** Checks of the focus: its order, its visibility, and where it returns. */
import { expect, type Page } from '@playwright/test'
import type { SIZES } from './appearance.ts'

/** The focused element, and whether it or its label has a visible outline. */
const focused = (page: Page): Promise<{ name: string; zone: string; seen: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const around = [element, element.closest('label, [data-ui="command-line"]'), element.nextElementSibling]
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

type FocusCheck = (page: Page) => Promise<void>

/** Every Tab stop has a visible focus. */
const stopsAreSeen: FocusCheck = async (page) => {
  const unseen = new Set<string>()
  for (let stop = 0; stop < 50; stop++) {
    await page.keyboard.press('Tab')
    const { name, seen } = await focused(page)
    if (!seen) unseen.add(name)
  }
  expect([...unseen], 'stops of the Tab key that cannot be seen').toEqual([])
}

/** F6 moves from zone to zone in visual order. */
const zonesFollow: FocusCheck = async (page) => {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  const zones: string[] = []
  for (let zone = 0; zone < 8; zone++) {
    await page.keyboard.press('F6')
    zones.push((await focused(page)).zone)
  }
  expect(zones, 'the order of zones by F6').toEqual([
    'tray',
    'offers',
    'harbour',
    'proposals',
    'ships',
    'mine',
    'players',
    'log',
  ])
}

interface Opened {
  readonly opener: string
  readonly opened: string
}

/** A drawer opened by keyboard closes with Escape and returns the focus to its button. */
const givenBack =
  (...all: readonly Opened[]): FocusCheck =>
  async (page) => {
    for (const { opener, opened } of all) {
      const button = page.locator(opener)
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(page.locator(opened)).toBeVisible()
      await expect(page.locator(`${opened}:focus-within, ${opened}:focus`)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(page.locator(opened)).toBeHidden()
      await expect(button).toBeFocused()
    }
  }

/** The list of shortcuts returns the focus to the element that had it. */
const keysGiveBack: FocusCheck = async (page) => {
  const offer = page.locator('[data-place^="offer-"]').first()
  await offer.focus()
  await page.keyboard.press('?')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(offer).toBeFocused()
}

const RULES: Opened = { opener: '[data-key="rules"]', opened: '[data-ui="rules-drawer"]' }
const MENU: Opened = {
  opener: 'header button[popovertarget]:not([popovertargetaction], [data-key="rules"]) >> nth=-1',
  opened: '[data-ui="drawer"]:popover-open',
}
const CARD: Opened = { opener: '[data-ui="opens-drawer"] >> nth=0', opened: '[data-open="card"]' }
const LOG: Opened = { opener: '[data-ui="opens-drawer"] >> nth=1', opened: '[data-open="log"]' }

type FocusChecks = Readonly<Partial<Record<keyof typeof SIZES, readonly FocusCheck[]>>>

/** By scene and screen size. */
export const FOCUS_CHECKS: Readonly<Record<string, FocusChecks>> = {
  home: { desktop: [stopsAreSeen] },
  'new-game': { desktop: [stopsAreSeen] },
  'main-action': {
    desktop: [stopsAreSeen, zonesFollow, givenBack(RULES, MENU), keysGiveBack],
    phone: [givenBack(CARD, LOG, MENU)],
  },
  feeding: { desktop: [stopsAreSeen] },
  'packet-row-asked': { desktop: [givenBack(RULES, MENU)], phone: [givenBack(CARD, LOG, MENU)] },
  'text-board': { desktop: [stopsAreSeen, givenBack(RULES, MENU)] },
  'text-lesson': { desktop: [stopsAreSeen] },
  'text-replay': { desktop: [stopsAreSeen] },
}
