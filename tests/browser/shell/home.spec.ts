/** The home page for first visitors and returning players, and the site's menu. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { loadGame } from '../../../packages/web/src/backend/game-text.ts'
import { openPast } from '../statistics/stored-history.ts'
import { errorsOf, openGame, setSettings } from '../table/open-game.ts'
import { goToStorage, savedGame, storeGame } from '../table/saved-games.ts'
import { goldenGame, MIDDLE_MOVE } from '../visual/golden-games.ts'
import { begin, goHome, savedGames } from './home-page.ts'

const PHONE = { hasTouch: true, viewport: { width: 390, height: 844 } }

test('a first visitor gets one start button, and a returning player the other home page', async ({
  page,
}) => {
  const errors = errorsOf(page)
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await setSettings(page, {})
  await page.goto('/')
  await expect(page.locator('main').getByRole('button')).toHaveText(['Open it'])
  await expect(page.getByRole('region', { name: 'Import a game' })).toBeHidden()
  await page.getByRole('link', { name: 'Play your first game' }).click()
  await page.locator('[data-ui="coach-light"]').waitFor()
  await goHome(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Continue' })).toBeVisible()
  await expect(page.locator('[data-ui="lesson"]').first()).toContainText('Continue')
  await expect(page.getByText('Play five games to see your first numbers.')).toBeVisible()
  expect([...errors, ...logged]).toEqual([])
})

test('whoever has only solved puzzles is no first visitor', async ({ page }) => {
  await setSettings(page, {})
  await page.goto('/')
  await page.getByRole('link', { name: 'Play your first game' }).waitFor()
  await page.evaluate(() => localStorage.setItem('quayside.puzzles', '{}'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Continue' })).toBeVisible()
})

test('the text board link is the first tab stop, then the menu, and both work', async ({ page }) => {
  await setSettings(page, {})
  await page.goto('/')
  await page.getByRole('link', { name: 'Play your first game' }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Switch to the text board' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Switch to the graphical board' })).toBeFocused()
  const learn = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Learn' })
  while (!(await learn.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeFocused()
  await expect(learn).toHaveAttribute('aria-current', 'page')
})

const WAYS: Readonly<Record<string, { use: object; press: (link: Locator) => Promise<void> }>> = {
  pointer: { use: {}, press: (link) => link.click() },
  touch: { use: PHONE, press: (link) => link.tap() },
}

for (const [way, { use, press }] of Object.entries(WAYS))
  test.describe(`by ${way}`, () => {
    test.use(use)

    test('a returning player finds games to continue, results and statistics', async ({ page }) => {
      const errors = errorsOf(page)
      await openGame(page, goldenGame('full-5', MIDDLE_MOVE), 'asked')
      await openPast(page, 12, '/#/')
      const game = savedGames(page)
      await expect(game).toContainText(/You (?:lead|share|are)/)
      // The pending question is shown, also in the link's accessible name.
      await expect(game).toHaveAccessibleName(/, Choose a main action$/)
      await expect(page.locator('[data-ui="finished"] a')).toHaveCount(2)
      await expect(page.getByRole('region', { name: 'Your statistics' })).toContainText('12')
      await press(page.getByRole('link', { name: 'Your statistics: See all' }))
      await expect(page.getByRole('heading', { level: 1, name: 'Your statistics' })).toBeVisible()
      await press(page.getByRole('navigation').getByRole('link', { name: 'Play' }))
      await press(savedGames(page))
      await page.locator('[data-at]').waitFor()
      expect(errors).toEqual([])
    })
  })

for (const [locale, more] of [
  ['en', '2 more games, not waiting for you'],
  ['fr', '2\u00a0autres parties, qui ne vous attendent pas'],
] as const)
  test(`in ${locale} a phone shows the games that wait for the player, and how many others there are`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE.viewport)
    await setSettings(page, { locale })
    const loaded = await loadGame(goldenGame('full-5', MIDDLE_MOVE), null)
    if (!loaded.ok) throw new Error(loaded.refusal.code)
    const { rules, state } = loaded.value.game
    const [next = 0] = rules.deciders(state)
    await goToStorage(page)
    for (const own of [next, (next + 1) % 5, (next + 2) % 5]) {
      const seats = Array.from({ length: 5 }, (_, seat) => ({ name: '', bot: seat === own ? null : 'mate' }))
      await storeGame(page, savedGame(loaded.value, seats))
    }
    await page.goto('/')
    await expect(page.locator('[data-ui="game"]:visible')).toHaveCount(1)
    await page.getByRole('button', { name: more }).click()
    await expect(page.locator('[data-ui="game"]:visible')).toHaveCount(3)
  })

test('offline, the home page says that local games still work', async ({ page, context }) => {
  await begin(page)
  await goHome(page)
  await expect(savedGames(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline. You can still play the games on this device.')).toBeVisible()
})

const texts = async (page: Page, locale: string): Promise<string> => {
  await setSettings(page, { locale })
  await openPast(page, 6, '/#/')
  return page.getByRole('region').first().getByRole('heading').first().innerText()
}

for (const [locale, title] of [
  ['fr', 'Continuer'],
  ['es', 'Continuar'],
  ['zh-Hant', '繼續'],
] as const)
  test(`the home page of a returning player is in ${locale}`, async ({ page }) => {
    expect(await texts(page, locale)).toBe(title)
    await expect(page.locator('[data-ui="finished"] a')).toHaveCount(2)
  })
