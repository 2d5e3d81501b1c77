import { expect, type Page, test } from '@playwright/test'
import { openGame, setSettings, tray } from '../../tests/browser/table/open-game.ts'
import { goldenGame, MIDDLE_MOVE } from '../../tests/browser/visual/golden-games.ts'

const PRESSES = 60

/** The bot is fast, so several games are needed. */
const GAMES = 30

declare global {
  /** Milliseconds from a press until the screen shows its effect. */
  var pressed: number[]
}

/** The browser reports events above this threshold; all others are faster. */
const LISTED = 16

const record = (page: Page): Promise<void> =>
  page.evaluate((durationThreshold) => {
    globalThis.pressed = []
    const wanted = { type: 'event', durationThreshold }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'pointerup') globalThis.pressed.push(entry.duration)
    }).observe(wanted)
  }, LISTED)

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

const isWaiting = async (page: Page): Promise<boolean> =>
  (await tray(page).locator('[data-option]').count()) === 0

/** Takes an offer and ends the turn. */
const endTurn = async (page: Page): Promise<void> => {
  await page.locator('[data-zone="offers"] [data-place="offer-wood"]').click()
  await tray(page).locator('[data-confirm]').click()
  await tray(page).locator('[data-option="end"]').waitFor({ state: 'attached' })
  await tray(page).locator('[data-confirm]').click()
}

/** Ends the turn, and points at one item after the other until the bots have moved. */
const lookAround = async (page: Page, most: number): Promise<number[]> => {
  const things = await page.locator('[data-zone="offers"] button, [data-zone="harbour"] [data-place]').all()
  const boxes = (await Promise.all(things.map((thing) => thing.boundingBox()))).flatMap((box) => box ?? [])
  await endTurn(page)
  await record(page)
  let presses = 0
  for (; presses < most && (await isWaiting(page)); presses++) {
    const { x, y, width, height } = boxes[presses % boxes.length] ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
  }
  await page.waitForTimeout(300)
  const listed = await page.evaluate(() => globalThis.pressed)
  return [...Array.from({ length: Math.max(0, presses - listed.length) }, () => 0), ...listed]
}

test('presses while the strongest bot thinks', async ({ page }) => {
  test.setTimeout(300_000)
  const text = goldenGame('full-5', MIDDLE_MOVE)
  await setSettings(page, { motion: 'auto', silenced: ['ends-hungry', 'spends-food'] })
  const took: number[] = []
  for (let game = 0; took.length < PRESSES && game < GAMES; game++) {
    await openGame(page, text, 2, 'commodore')
    took.push(...(await lookAround(page, PRESSES - took.length)))
  }
  expect(took.length).toBe(PRESSES)
  const sorted = took.toSorted((one, other) => one - other)
  const [half, most, slowest] = [share(sorted, 0.5), share(sorted, 0.95), sorted.at(-1)]
  console.log(`\n${PRESSES} presses while a commodore thinks, until the next paint:`)
  console.log(`half within ${half} ms, 95 % within ${most} ms, the slowest ${slowest} ms`)
})
