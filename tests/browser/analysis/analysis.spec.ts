import { expect, test } from '@playwright/test'
import { expectAccessible, linkedGame, THREE } from '../replay/replay-page.ts'
import { errorsOf, setSettings, table, tray } from '../table/open-game.ts'
import { advice, current, LAPTOP, moves } from './analysis-page.ts'

const AT = 60

test('an analysis of a game branches, is annotated, survives a reload and opens from a link', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await setSettings(page, {})
  await page.goto(`/#/analysis/${await linkedGame('short-3', THREE)}/${AT}`)
  await expect(table(page)).toHaveAttribute('data-at', `${AT}`)
  const suggestions = advice(page).locator('li button')
  await expect(suggestions.nth(1)).toBeVisible()
  // Each candidate has its share of wins, and those of all players are together one game.
  await expect(suggestions).toHaveText([/\d+% wins/, /\d+% wins/, /\d+% wins/])
  const shares = await advice(page).locator('[data-ui="expected"] li b:last-child').allInnerTexts()
  expect(shares).toHaveLength(3)
  expect(Math.abs(shares.reduce((sum, share) => sum + Number.parseInt(share, 10), 0) - 100)).toBeLessThan(3)
  await expectAccessible(page)

  // The second suggestion was not played, so it starts a variation.
  await suggestions.nth(1).click()
  await expect(moves(page).locator('li li [data-ui="move"]').first()).toHaveAttribute('aria-current', 'step')
  await moves(page).getByLabel('Note on this position').fill('Worth a look')
  await page.locator('h1').click()
  await page.keyboard.press(',')
  await expect(table(page)).toHaveAttribute('data-at', `${AT}`)
  await page.keyboard.press('.')
  await page.keyboard.press(']')
  await expect(current(page)).toHaveCount(1)

  await expect(page).toHaveURL(/#\/analysis\/last$/)
  await page.reload()
  await expect(moves(page)).toContainText('Worth a look')

  const share = page.locator('[data-ui="share"]')
  await share.locator('summary').click()
  await share.getByRole('button', { name: 'Link to the whole analysis' }).click()
  const link = await share.getByLabel('Link to copy').inputValue()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await page.goto(link)
  await expect(moves(page)).toContainText('Worth a look')
  expect(errors).toEqual([])
})

test('a new deal is analysed by moving for all seats, and continued against bots', async ({ page }) => {
  await setSettings(page, {})
  // A laptop shows the advice beside the table, too.
  await page.setViewportSize(LAPTOP)
  await page.goto('/#/analysis')
  await page.getByRole('button', { name: 'Packet Row, Players: 2' }).click()
  await expect(advice(page)).toBeVisible()
  const asked = tray(page).locator('[data-confirm]')
  await tray(page).locator('[data-option]').first().check({ force: true })
  await asked.click()
  await expect(moves(page).locator('[data-ui="move"]').first()).toBeVisible()
  await page.locator('[data-ui="play-on"] summary').click()
  await page.locator('[data-ui="play-on"]').getByRole('button', { name: 'Open game' }).click()
  await expect(page).toHaveURL(/#\/table\//)
  await expect(table(page)).toBeVisible()
})

test('the text board steps through an analysis and reads the advice', async ({ page }) => {
  await setSettings(page, { board: 'text' })
  await page.goto(`/#/analysis/${await linkedGame('short-3', THREE)}/${AT}`)
  const line = page.locator('#tb-command')
  const say = async (words: string): Promise<void> => {
    await line.fill(words)
    await line.press('Enter')
  }
  await say('forward')
  await expect(page.locator('[data-ui="reply"]')).toContainText(`Move ${AT + 1}`)
  await expect(advice(page).locator('li').first()).toBeVisible()
  await say('advice')
  await expect(page.locator('[data-ui="reply"]')).toContainText(/1: .*best, \d+% wins/)
  await expect(page.locator('[data-ui="reply"]')).toContainText(
    /Win rates: .*\d+%.*, from \d+ continuations?\./,
  )
  await say('note good')
  await expect(moves(page)).toContainText('good')
})
