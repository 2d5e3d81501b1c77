import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { errorsOf, setSettings } from '../table/open-game.ts'
import { openPast } from './stored-history.ts'

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name })

const PRESS: Readonly<Record<string, (button: Locator) => Promise<void>>> = {
  pointer: (button) => button.click(),
  touch: (button) => button.tap(),
  keyboard: async (button) => {
    await button.focus()
    await button.press('Enter')
  },
}

for (const [way, press] of Object.entries(PRESS))
  test.describe(`by ${way}`, () => {
    test.use(way === 'touch' ? { hasTouch: true, viewport: { width: 390, height: 844 } } : {})

    test('statistics are charts, texts and tables, and can be deleted', async ({ page }) => {
      const errors = errorsOf(page)
      await setSettings(page, {})
      await openPast(page, 12)
      await expect(panel(page, 'Results').getByRole('row')).toHaveCount(5)
      const mistakes = panel(page, 'Mistakes per game')
      await expect(mistakes.locator('[data-ui="line-chart"]')).toBeVisible()
      await press(mistakes.getByRole('button', { name: 'As text' }))
      await expect(mistakes.locator('[data-ui="line-chart"]')).toHaveCount(0)
      // Nine of twelve games are reviewed, and each point is the mean of three.
      await expect(mistakes.getByRole('row')).toHaveCount(8)
      await expect(mistakes).toContainText(/At first [\d.]+ mistakes per game/)
      await expect(panel(page, 'Result when you use a building')).toContainText(
        /Needs 10 games with and 10 without. You have \d+ and \d+\./,
      )
      await press(page.getByRole('button', { name: 'Delete', exact: true }))
      const finished = page.getByRole('switch', { name: '12 finished games' })
      if (way === 'keyboard') await finished.press(' ')
      else await press(page.getByText('12 finished games'))
      await expect(finished).toBeChecked()
      await press(page.getByRole('button', { name: 'Delete permanently' }))
      await expect(page.getByText('No finished games yet.')).toBeVisible()
      expect(errors).toEqual([])
    })
  })

test('only the chosen game is counted, and the numbers can be exported', async ({ page }) => {
  await setSettings(page, {})
  await openPast(page, 12)
  const choice = page.getByRole('group', { name: 'Games' })
  await choice.getByRole('radio', { name: 'Packet Row' }).check({ force: true })
  await expect(panel(page, 'Results').getByRole('row')).toHaveCount(3)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Statistics as CSV' }).click()
  const lines = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^ended,game,version,players/)
  expect(lines).toHaveLength(13)
})

test('own averages stand beside those of strong players, with the games behind both', async ({ page }) => {
  await setSettings(page, {})
  await openPast(page, 12)
  const strong = panel(page, 'Strong players')
  await expect(strong).toContainText(/over 9 games; bots at mate level reached [\d.]+ in \d+ games/)
  await expect(strong.getByText('Ships at the end: strong players')).toBeVisible()
  await strong.getByRole('button', { name: 'As text' }).click()
  await expect(strong.getByRole('row')).toHaveCount(5)
  await expect(strong.getByRole('row', { name: /^Ships at the end 3/ })).toBeVisible()
  const wealth = panel(page, 'Fortune over the game')
  await expect(wealth).toContainText(/Strong players \(bots at mate level, \d+ games\): \d+\./)
  await wealth.getByRole('button', { name: 'As text' }).click()
  await expect(wealth.getByRole('columnheader', { name: 'Strong players' })).toBeVisible()
})

for (const [locale, title] of [
  ['fr', 'Vos statistiques'],
  ['es', 'Tus estadísticas'],
  ['zh-Hant', '你的統計'],
] as const)
  test(`statistics are shown in ${locale}`, async ({ page }) => {
    await setSettings(page, { locale })
    await openPast(page, 12)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(5)
  })

test('the day of the first puzzles is marked in the mistakes over time', async ({ page }) => {
  await setSettings(page, {})
  await page.addInitScript(() => {
    const day = Math.floor((Date.now() - new Date().getTimezoneOffset() * 60_000) / 86_400_000) - 4
    const answer = { key: 'le-havre/x', themes: [], score: 1, hints: 0, before: 1500, after: 1510, day }
    localStorage.setItem('quayside.puzzles', JSON.stringify({ answers: [answer] }))
  })
  await openPast(page, 12)
  const mistakes = panel(page, 'Mistakes per game')
  await expect(mistakes.locator('[data-ui="marker"]')).toHaveText('first puzzles')
  await expect(mistakes).toContainText(/You solved your first puzzles on \w+ \d+\./)
})
