import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { PUZZLE, RIGHT, take, WRONG } from './sample-puzzle.ts'

const banner = (page: Page) => page.locator('[data-ui="puzzle"]')

test('a wrong answer shows its cost, and the right one is explained and can be continued as a game', async ({
  page,
}) => {
  await page.goto(`/#/puzzles/le-havre/${PUZZLE.id}`)
  await expect(banner(page).getByRole('heading', { name: 'What would you play?' })).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Answer', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await take(page, WRONG)
  await banner(page).getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(banner(page).getByRole('heading').first()).toContainText('That costs')
  await take(page, RIGHT)
  await banner(page).getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(banner(page).getByRole('heading').first()).toHaveText('Correct')
  const values = page.getByRole('table', { name: 'What the moves are worth' })
  await expect(values.locator('[data-right]')).toHaveCount(1)
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(values).toBeInViewport()
  await expect(page.getByText(/Your rating: 1500 → \d+/).last()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  await banner(page).getByRole('button', { name: 'Play from here' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await expect(banner(page)).toHaveCount(0)
})

test('hints are shown one by one with their cost; the last one gives the solution', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/puzzles/le-havre/${PUZZLE.id}`)
  for (const share of ['75', '50', '25', '0'])
    await banner(page)
      .getByRole('button', { name: `counts ${share}%` })
      .click()
  await expect(page.locator(`[data-place="offer-${RIGHT}"][data-hinted]`)).toHaveCount(1)
  await banner(page).getByRole('button', { name: 'Give up' }).click()
  await expect(banner(page).getByRole('heading').first()).toContainText('The answer')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await banner(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(banner(page).getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`#/puzzles/le-havre/${PUZZLE.id}$`),
  )
  await banner(page).getByRole('button', { name: 'Analyze' }).click()
  await expect(page).toHaveURL(/#\/analysis\/position=/)
  await expect(page.locator('[data-ui="analysis-heading"]')).toBeVisible()
})

test('a puzzle is solved on the text board by typed commands', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quayside.settings', '{"board":"text"}'))
  await page.goto(`/#/puzzles/le-havre/${PUZZLE.id}`)
  const command = page.getByRole('combobox').or(page.getByRole('textbox')).first()
  await command.fill('next hint')
  await command.press('Enter')
  await expect(page.locator('[data-state="shown"]')).toHaveCount(1)
  await command.fill('solution')
  await command.press('Enter')
  await expect(banner(page).getByRole('heading').first()).toContainText('The answer')
  await expect(page.getByRole('table', { name: 'What the moves are worth' })).toBeVisible()
})

test('the puzzles page offers the puzzle of the day, training, themes and missed puzzles', async ({
  page,
}) => {
  await page.goto('/#/puzzles')
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible()
  for (const name of ['Training', 'Streak', 'Retry'])
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  await page.getByRole('link', { name: 'Solve' }).click()
  await expect(banner(page)).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a puzzle is answered on a phone: nothing covers the button', async ({ page }) => {
    await page.goto(`/#/puzzles/le-havre/${PUZZLE.id}`)
    await page.locator(`[data-place="offer-${RIGHT}"]`).tap()
    await page.locator('[data-zone="tray"] [data-confirm]').tap()
    await banner(page).getByRole('button', { name: 'Answer', exact: true }).tap()
    await expect(banner(page).getByRole('heading').first()).toHaveText('Correct')
    await banner(page).getByText('Why', { exact: true }).tap()
    await expect(page.getByRole('table', { name: 'What the moves are worth' })).toBeVisible()
  })
})

test('the card of the day shows its position in short, and every theme has its icon', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quayside.puzzles', '{}'))
  await page.clock.setFixedTime('2026-11-19T12:00:00Z')
  await page.goto('/')
  const card = page.locator('[data-ui="puzzle-card"]')
  const rows = card.locator('[data-ui="sketch"] [role="img"]')
  await expect(rows.first()).toHaveAccessibleName(/\d/)
  // A label stands beside its pieces, also where these take two lines.
  const besides = await card
    .locator('dl > div')
    .evaluateAll((lines) =>
      lines.map(({ children: [label, pieces] }) =>
        label && pieces ? label.getBoundingClientRect().right <= pieces.getBoundingClientRect().left : false,
      ),
    )
  expect(new Set(besides)).toEqual(new Set([true]))
  await page.goto('/#/puzzles')
  await expect(page.locator('[data-ui="day-puzzle"] [data-ui="sketch"]')).toBeVisible()
  const icons = page.locator('tbody th svg use')
  await expect(icons.first()).toHaveAttribute('href', /^#\w-/)
  const missing = await icons.evaluateAll((uses) =>
    uses
      .map((use) => use.getAttribute('href') ?? '')
      .filter((href) => document.querySelector(`symbol${href}`) === null),
  )
  expect(missing).toEqual([])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
})
