/** Both lessons from their first step to their last in every language, at the real table. */
import { expect, test } from '@playwright/test'
import { games } from '@quayside/games'
import { LOCALES, type Locale } from '@quayside/texts'
import { errorsOf, position, table, tray } from '../table/open-game.ts'
import { coach, currentStep, findLesson, goTo, openLesson } from './lesson-page.ts'

/** The usual run plays each lesson once, the long run in every language. */
const OFTEN: Readonly<Record<string, Locale>> = { 'le-havre': 'en', 'packet-row': 'fr' }

for (const game of games.ids)
  for (const locale of LOCALES) {
    const tag = OFTEN[game] === locale ? [] : '@long'
    test(`the lesson of ${game} is finished in ${locale}`, { tag }, async ({ page }) => {
      const errors = errorsOf(page)
      const { steps } = await findLesson(game)
      await openLesson(page, game, locale)
      const titles = new Set<string>()
      for (const { id } of steps) {
        await goTo(page, id)
        titles.add(await coach(page).getByRole('heading').innerText())
        await expect(page.locator('[data-ui="coach-light"]')).toBeVisible()
      }
      expect(titles.size).toBe(steps.length)
      await coach(page).locator('[data-ui="primary"]').click()
      await expect(page.locator('[data-ui="lesson"] progress')).toHaveCount(0)
      await expect(page.locator('[data-ui="game"]')).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }

test('what is marked can be done at the table, and what comes later says so', async ({ page }) => {
  await openLesson(page, 'le-havre')
  await goTo(page, 'le-havre.offer')
  await page.locator('[data-place="offer-iron"]').click()
  await expect(tray(page).locator('[data-ui="closed"]').first()).toContainText('Not part of this tutorial.')
  await tray(page).locator('[data-confirm]').click()
  await expect(tray(page).getByRole('alert')).toContainText('Not part of this tutorial.')
  const before = await position(page)
  await page.locator('[data-place="offer-wood"]').click()
  await tray(page).locator('[data-confirm]').click()
  await expect(coach(page)).toHaveAttribute('data-step', 'le-havre.end-of-turn')
  expect(await position(page)).toBe(before + 1)
})

test('a step can be taken back and looked at again', async ({ page }) => {
  await openLesson(page, 'le-havre')
  await goTo(page, 'le-havre.end-of-turn')
  await coach(page).getByRole('button', { name: 'Back' }).click()
  expect(await currentStep(page)).toEqual({ step: 'le-havre.offer', mood: 'read' })
  await coach(page).getByRole('button', { name: 'Forward' }).click()
  expect(await currentStep(page)).toEqual({ step: 'le-havre.end-of-turn', mood: 'do' })
  await page.keyboard.press('u')
  await expect(coach(page)).toHaveAttribute('data-step', 'le-havre.offer')
})

test('a lesson goes on where it was left, after a reload and from home', async ({ page }) => {
  await openLesson(page, 'packet-row')
  await goTo(page, 'packet-row.ship')
  await page.reload()
  await expect(coach(page)).toHaveAttribute('data-step', 'packet-row.ship')
  await coach(page).getByRole('button', { name: 'Leave' }).click()
  const entry = page.getByRole('link', { name: /Packet Row tutorial/ })
  await expect(entry).toContainText('Step 5 of 11')
  await entry.click()
  await expect(coach(page)).toHaveAttribute('data-step', 'packet-row.ship')
})

test('a lesson by keyboard alone: the coach is the first zone, and it can be put away', async ({ page }) => {
  await openLesson(page, 'le-havre')
  await page.keyboard.press('F6')
  await expect(coach(page).locator(':focus')).toHaveCount(1)
  await coach(page).getByRole('button', { name: 'Got it' }).focus()
  await page.keyboard.press('Enter')
  await expect(coach(page)).toHaveAttribute('data-step', 'le-havre.rounds')
  await coach(page).getByRole('button', { name: 'Hide the tutorial' }).focus()
  await page.keyboard.press('Enter')
  await expect(coach(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the tutorial' }).click()
  await expect(coach(page)).toHaveAttribute('data-step', 'le-havre.rounds')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the coach leaves what it marks and the tray within reach', async ({ page }) => {
    await openLesson(page, 'le-havre', 'fr')
    await goTo(page, 'le-havre.offer')
    await page.locator('[data-place="offer-wood"]').tap()
    await tray(page).locator('[data-confirm]').tap()
    await expect(coach(page)).toHaveAttribute('data-step', 'le-havre.end-of-turn')
    await expect(table(page)).toBeVisible()
  })
})
