/** Players who share one screen cannot see each other's hands. */
import { expect, type Page, test } from '@playwright/test'
import { FROZEN, inWorker, position, tray } from '../table/open-game.ts'
import { beginPacketRow } from './open-game.ts'

/** The labels of the cards in the visible hand. */
const handOf = async (page: Page): Promise<readonly string[]> => {
  const cards = page.locator('[data-zone="mine"] button[data-state]')
  await cards.first().waitFor()
  return cards.evaluateAll((found) => found.map((card) => card.getAttribute('aria-label') ?? ''))
}

const everything = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML)

/** Answers so that the next player is asked. */
const answer = async (page: Page): Promise<void> => {
  const at = await position(page)
  await tray(page).locator('[data-option]').last().check({ force: true })
  await tray(page).locator('[data-confirm]').click()
  await expect(page.locator(`[data-at="${at}"]`)).toHaveCount(0)
  await page.locator('[data-ui="hand-over"], [data-zone="tray"] [data-option]').first().waitFor()
}

/** Until the screen in between is gone: it stays for a moment after the press. */
const takeScreen = async (page: Page): Promise<void> => {
  const between = page.locator('[data-ui="hand-over"]')
  await between.getByRole('button').click()
  await expect(between).toHaveCount(0)
}

test("a hand is never on another player's page, nor on the hand-over screen", async ({ page }) => {
  await beginPacketRow(page, { players: 3, people: 3, seed: 'privacy' })
  const seen = new Map<string, readonly string[]>()
  for (let turn = 0; turn < 6; turn++) {
    const who = (await page.locator('[data-ui="hand-over"] h1').textContent()) ?? ''
    const between = await everything(page)
    expect(between).not.toContain('data-zone="mine"')
    for (const [owner, cards] of seen)
      for (const card of cards) expect([owner, between.includes(card)]).toEqual([owner, false])
    await takeScreen(page)
    const ownHand = await handOf(page)
    expect(ownHand.length).toBeGreaterThan(0)
    const shown = await everything(page)
    for (const [owner, cards] of seen)
      if (owner !== who)
        for (const card of cards) expect([owner, card, shown.includes(card)]).toEqual([owner, card, false])
    seen.set(who, ownHand)
    await answer(page)
    // The harbour master may be asked twice in a row.
    while ((await page.locator('[data-ui="hand-over"]').count()) === 0) await answer(page)
  }
  expect(seen.size).toBe(3)
})

test("pressing Enter too often never opens the next player's view", async ({ page }) => {
  await beginPacketRow(page, { players: 2, people: 2, seed: 'enter' })
  const between = page.locator('[data-ui="hand-over"]')
  await page.keyboard.press('Enter')
  await expect(between.getByRole('heading')).toBeFocused()
  await takeScreen(page)
  while ((await between.count()) === 0) await answer(page)
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  await expect(between).toBeVisible()
  await expect(page.locator('[data-zone="mine"]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-zone="mine"]')).toBeVisible()
})

test('a spectator sees the number of cards but none of them', async ({ page }) => {
  await inWorker(page, FROZEN)
  await beginPacketRow(page, { players: 2, people: 0, seed: 'looking-on' })
  await expect(page.locator('[data-zone="mine"]')).toContainText('hand not shown')
  await expect(page.locator('[data-zone="mine"] button[data-state]')).toHaveCount(0)
})
