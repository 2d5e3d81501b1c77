import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type { Puzzle } from '@quayside/game'

const PACKS = join(import.meta.dirname, '..', '..', '..', '..', 'games', 'le-havre', 'puzzles', 'packs')
const pack = JSON.parse(readFileSync(join(PACKS, 'puzzles-le-havre-00.json'), 'utf8')) as Puzzle[]

const goodOf = (command: string | undefined): string => /^take (\w+)$/.exec(command ?? '')?.[1] ?? ''

/** One whose answer is an offer, with another offer that is wrong. */
const puzzle = pack.find(
  ({ right, values }) =>
    goodOf(right[0]) !== '' &&
    values.some(({ command }) => goodOf(command) !== '' && !right.includes(command)),
)
if (puzzle === undefined) throw new Error('the first pack has no puzzle about an offer')
const RIGHT = goodOf(puzzle.right[0])
const wrongValue = puzzle.values.find(
  ({ command }) => goodOf(command) !== '' && !puzzle.right.includes(command),
)
const WRONG = goodOf(wrongValue?.command)

const take = async (page: Page, good: string): Promise<void> => {
  await page.locator(`[data-place="offer-${good}"]`).click()
  await page.locator('[data-zone="tray"] [data-confirm]').click()
}

const banner = (page: Page) => page.locator('[data-ui="puzzle"]')

test('a wrong answer says what it costs, and the right one is explained and can be played on', async ({
  page,
}) => {
  await page.goto(`/#/puzzles/le-havre/${puzzle.id}`)
  await expect(banner(page).getByRole('heading', { name: 'What do you do?' })).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Answer', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  await take(page, WRONG)
  await banner(page).getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(banner(page).getByRole('heading').first()).toContainText('That costs')
  await take(page, RIGHT)
  await banner(page).getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(banner(page).getByRole('heading').first()).toHaveText('Right')
  const values = page.getByRole('table', { name: 'What the moves are worth' })
  await expect(values.locator('[data-right]')).toHaveCount(1)
  await expect(page.getByText(/Your rating: 1500 → \d+/).last()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  await banner(page).getByRole('button', { name: 'Play on from here' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await expect(banner(page)).toHaveCount(0)
})

test('hints come one after the other and name their price; the last one tells everything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/#/puzzles/le-havre/${puzzle.id}`)
  for (const share of ['75', '50', '25', '0'])
    await banner(page)
      .getByRole('button', { name: `counts ${share}%` })
      .click()
  await expect(page.locator(`[data-place="offer-${RIGHT}"][data-hinted]`)).toHaveCount(1)
  await banner(page).getByRole('button', { name: 'Give up' }).click()
  await expect(banner(page).getByRole('heading').first()).toContainText('The answer')
})

test('the text board solves with typed commands', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quayside.settings', '{"board":"text"}'))
  await page.goto(`/#/puzzles/le-havre/${puzzle.id}`)
  const command = page.getByRole('combobox').or(page.getByRole('textbox')).first()
  await command.fill('next hint')
  await command.press('Enter')
  await expect(page.locator('[data-state="shown"]')).toHaveCount(1)
  await command.fill('solution')
  await command.press('Enter')
  await expect(banner(page).getByRole('heading').first()).toContainText('The answer')
  await expect(page.getByRole('table', { name: 'What the moves are worth' })).toBeVisible()
})

test('the page of puzzles offers the day, training, themes and what was missed', async ({ page }) => {
  await page.goto('/#/puzzles')
  await expect(page.getByRole('heading', { name: 'Puzzle of the day' })).toBeVisible()
  for (const name of ['Training', 'Streak', 'Again'])
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  await page.getByRole('link', { name: 'Solve' }).click()
  await expect(banner(page)).toBeVisible()
})
