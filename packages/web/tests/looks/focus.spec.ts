import { expect, type Page, test } from '@playwright/test'
import { dress, SCENES } from './scenes.ts'

const open = async (page: Page, name: string): Promise<void> => {
  await dress(page, 'light', 'en')
  await SCENES.find((scene) => scene.name === name)?.open(page)
}

/** What has the focus, and whether the eye can find it: an outline around it or around its label. */
const focused = (page: Page): Promise<{ name: string; zone: string; seen: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const around = [element, element.closest('label'), element.nextElementSibling]
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

for (const name of ['home', 'new-game', 'main-action', 'feeding'])
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
