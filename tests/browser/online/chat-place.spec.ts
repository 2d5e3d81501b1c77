/** The open chat never covers the question, its answers, or an open list of them. */
import { expect, type Page } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { setSettings, table, tray } from '../table/open-game.ts'
import { commandLine } from '../text-board/screen-reader.ts'
import { openBrowser, openRoomByApi, takeSeatByApi } from './browser-players.ts'
import { test } from './server-fixture.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const

const chat = (page: Page) => page.locator('[data-ui="drawer"]:popover-open')

const openChat = async (page: Page): Promise<void> => {
  await page.locator('[data-ui="chat-button"]').click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused()
}

const closeChat = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-ui="drawer"]:popover-open')?.hidePopover())

/** The visible parts of the decision that anything else lies over, at a grid of points. */
const covered = (page: Page, decision: string): Promise<readonly string[]> =>
  page.locator(decision).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const box = part.getBoundingClientRect()
      const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
      const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)]
      const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
      return steps.flatMap((down) =>
        steps.flatMap((across) => {
          const [x, y] = [left + (right - left) * across, top + (bottom - top) * down]
          const found = document.elementFromPoint(x, y)
          return found?.closest('[data-ui="drawer"]') ? [`${part.className} at ${x}, ${y}`] : []
        }),
      )
    }),
  )

const sitDown = async (page: Page, company: Page, game?: 'packet-row'): Promise<void> => {
  const link = await openRoomByApi(page, { name: 'Lea', others: ['open'], ...(game ? { game } : {}) })
  await takeSeatByApi(company, link, 1, 'Mateo')
  await expect(table(page)).toBeVisible()
}

for (const game of [undefined, 'packet-row'] as const)
  test(`the chat lies beside every decision of ${game ?? 'le-havre'}, at every size`, async ({ browser }) => {
    const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
    await sitDown(lea, mateo, game)
    for (const size of SIZES) {
      await lea.setViewportSize(size)
      await openChat(lea)
      const where = `${size.width}x${size.height}`
      await eventually(() => covered(lea, '[data-zone="tray"]')).toEqual([])
      // There is room to read and to write.
      expect((await chat(lea).boundingBox())?.height, where).toBeGreaterThan(300)
      const unfold = tray(lea).locator('[data-key="fold"][aria-expanded="false"]')
      if (await unfold.isVisible()) await unfold.press('Enter')
      const list = tray(lea).locator('[data-key="all"]')
      if (await list.isVisible()) {
        await list.click()
        await eventually(() => covered(lea, '[data-zone="tray"], [data-more]')).toEqual([])
        // Opening the chat again, with the list still open, does not cover it either.
        await closeChat(lea)
        await lea.keyboard.press('t')
        await expect(chat(lea).getByRole('heading', { name: 'Chat' })).toBeVisible()
        await eventually(() => covered(lea, '[data-zone="tray"], [data-more]')).toEqual([])
      }
      await closeChat(lea)
      const close = lea.locator('[data-more] [data-key="close"]')
      if (await close.isVisible()) await close.click()
    }
  })

test('the text board flows around the chat', async ({ browser }) => {
  const [lea, mateo] = [await openBrowser(browser), await openBrowser(browser)]
  await setSettings(lea, { board: 'text' })
  await sitDown(lea, mateo)
  const answers = lea.locator('[data-ui="answers"] button')
  for (const size of SIZES) {
    await lea.setViewportSize(size)
    await openChat(lea)
    for (const part of [...(await answers.all()), commandLine(lea)]) {
      await part.scrollIntoViewIfNeeded()
      await expect(part).toBeVisible()
      const isOnTop = await part.evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' })
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
      expect(isOnTop, `${size.width}x${size.height}`).toBe(true)
    }
    await closeChat(lea)
  }
})
