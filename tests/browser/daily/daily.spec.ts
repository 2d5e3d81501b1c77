import { expect, type Page, test } from '@playwright/test'
import { TEN_DATES } from '@quayside/game/daily/testing/ten-dates.ts'
import { FROZEN, inWorker, setSettings } from '../table/open-game.ts'
import { readSavedGame } from '../table/saved-games.ts'
import { answered, say } from '../text-board/screen-reader.ts'
import { findAccessibilityFaults } from '../visual/find-accessibility-faults.ts'
import { keepEndedTry, keepPlayedTry } from './tries.ts'

const deal = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`)

const table = (page: Page) => page.locator('[data-at]')

test.describe('on the other side of the earth', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('ten dates deal the same as in Node, and the day is the local date', async ({ page }) => {
    await inWorker(page, FROZEN)
    await page.clock.setFixedTime('2031-04-01T11:00:00Z')
    await page.goto('/#/daily')
    await expect(page.getByText('Wednesday, April 2', { exact: true })).toBeVisible()
    const dealt: unknown[] = []
    for (const { date, kind } of TEN_DATES) {
      await page.goto(`/#/daily/${date}`)
      await deal(page, kind).getByRole('button', { name: 'Practice' }).click()
      await table(page).waitFor()
      const { record, id } = await readSavedGame(page)
      expect(id).toContain(`practice-${date}-${kind}-`)
      dealt.push({ date, kind, deal: /^deal (\w+)$/m.exec(record)?.[1] })
    }
    expect(dealt).toEqual(TEN_DATES)
  })
})

test('the counted attempt has no hints, can be resumed, and can be given up', async ({ page }) => {
  // Bots need not play the deal for this.
  await page.route('**/comparison-worker*', (route) => route.abort())
  await setSettings(page, {})
  await page.goto('/#/daily')
  await expect(deal(page, 'solo').getByText('You can practice after your attempt')).toBeVisible()
  await deal(page, 'solo').getByRole('button', { name: 'Start your attempt' }).focus()
  await page.keyboard.press('Enter')
  await table(page).waitFor()
  await expect(page.locator('[data-key="hint"]')).toHaveCount(0)
  await expect(page.locator('[data-key="try-moves"]')).toHaveCount(0)
  await page.keyboard.press('p')
  await expect(page.locator('[data-ui="sandbox"]')).toHaveCount(0)
  const address = page.url()
  await page.goto(address.replace('/table/', '/replay/'))
  await expect(page.getByText('This attempt still counts.')).toBeVisible()

  await page.goto('/#/')
  const today = page.getByRole('region', { name: 'Today’s harbor' })
  await today.getByRole('button', { name: 'Continue: Le Havre solo' }).click()
  await table(page).waitFor()
  expect(page.url()).toBe(address)
  await page.goto('/#/daily')
  await deal(page, 'solo').getByRole('button', { name: 'Continue your attempt' }).click()
  await table(page).waitFor()
  expect(page.url()).toBe(address)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByText('This attempt counts: no hints')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save to file' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Keep playing' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Given up, no rank' })).toBeVisible()
  await page.getByRole('button', { name: 'Practice this deal' }).click()
  await table(page).waitFor()
  await expect(page.locator('[data-key="hint"]').first()).toBeVisible()
})

test('a finished attempt shows its rank, a text to share and the streak; the text board links to it', async ({
  page,
}) => {
  await setSettings(page, { board: 'text' })
  const id = await keepPlayedTry(page)
  await page.goto(`/#/table/${id}`)
  await page.getByRole('link', { name: 'See your daily result' }).click()
  const card = page.getByRole('region', { name: /francs$/ })
  await expect(card.getByText('Mate', { exact: true })).toBeVisible()
  await expect(
    card.getByText('You match the Mate on this deal (60 francs). Next rank: Captain'),
  ).toBeVisible()
  const text = await card.locator('pre').innerText()
  expect(text).toMatch(/^Quayside, harbor of .+\nLe Havre solo: \d+ francs, rank Mate\nAfter each round: /)
  expect(text).toContain('1 day in a row')
  expect(text).toMatch(/#\/daily\/\d{4}-\d\d-\d\d$/)
  await page.goto('/#/daily')
  await expect(deal(page, 'solo')).toContainText('rank Mate')
  await deal(page, 'solo').getByRole('link', { name: 'See result' }).click()
  await expect(page.getByRole('link', { name: 'Review my attempt' })).toBeVisible()
  await expect(page.locator('li[data-own="true"]')).toHaveText('Mate1')
})

test('on the text board the counted attempt gives no hint', async ({ page }) => {
  await page.route('**/comparison-worker*', (route) => route.abort())
  await setSettings(page, { board: 'text' })
  await page.goto('/#/daily')
  await deal(page, 'solo').getByRole('button', { name: 'Start your attempt' }).click()
  await say(page, 'hint')
  await expect(answered(page)).toContainText('no hint', { ignoreCase: true })
})

test('when a day is over, the best line is shown beside the own one and can be watched', async ({ page }) => {
  await setSettings(page, {})
  await page.goto('/#/daily')
  const panel = page.getByRole('region', { name: /^Best game of/ })
  await expect(panel).toContainText('once the day is over everywhere')
  const date = await keepEndedTry(page)
  await page.goto('/#/')
  const best = page.getByRole('link', {
    name: /^Best of .+ francs by Commodore\. You had \d+ francs\.$|Your game is the best: it ends \d+ francs ahead\.$/,
  })
  await expect(best).toHaveAttribute('href', `#/daily/${date}/solo`)
  await page.goto('/#/daily')
  const lines = panel.locator('[data-ui="best-line"] li')
  await expect(lines).toHaveCount(2)
  await expect(panel.locator('li[data-own="true"]')).toContainText('You')
  await expect(lines.filter({ hasText: 'Commodore' })).toContainText('After each round: ')
  await expect(panel).toContainText(/diverge at move \d+/)
  const parts = panel.locator('[data-ui="best-parts"] li')
  await expect(parts).toHaveCount(4)
  await expect(parts.first()).toContainText(/^Round 1.*: \d+You: \d+(Took|Used)/)
  await expect(panel.locator('[data-ui="best-gap"]')).toHaveText(/^Your game is the best|^The best game ends/)
  await panel.getByRole('button', { name: 'Compare with mine' }).focus()
  await page.keyboard.press('Enter')
  await expect(parts.last().locator('[data-own="true"]')).toHaveText(/^You: (Took|Used)/)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await expect(panel.getByRole('link', { name: 'Review my attempt' })).toHaveAttribute(
    'href',
    `#/replay/daily-${date}-solo/review`,
  )
  await panel.getByRole('button', { name: 'Replay with review' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/replay\/record=/)
})

for (const [way, use] of Object.entries({
  pointer: {},
  touch: { hasTouch: true, viewport: { width: 390, height: 844 } },
}))
  test.describe(`the calendar by ${way}`, () => {
    test.use(use)

    test('leads from month to month, to past days for practice, and lists own results', async ({ page }) => {
      await page.route('**/comparison-worker*', (route) => route.abort())
      await setSettings(page, {})
      await page.goto('/#/daily')
      await page.locator('main h1').waitFor()
      const date = await keepEndedTry(page)
      await page.reload()
      const press = (name: string | RegExp) => {
        const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
        return way === 'touch' ? link.tap() : link.click()
      }
      await press('Calendar')
      await page.goto(`/#/daily/${date.slice(0, 7)}`)
      const month = page.getByRole('region', { name: /^[A-Z][a-z]+ 20\d\d$/ })
      await expect(month.getByRole('link', { name: /: (played|missed), 1 of 3 deals$/ })).toHaveText(/1\/3$/)
      const results = page.getByRole('region', { name: 'Your results' })
      await expect(results.getByRole('link')).toHaveCount(2)
      const days = page.getByRole('region', { name: 'Your days' })
      await expect(days.getByRole('link')).toHaveText(['Today’s harbor'])
      await press(
        /^(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/,
      )
      await expect(page.locator('main table a').first()).toBeVisible()
      await expect(results.getByText('The days you have played will be listed here.')).toBeVisible()
      const earlier = page.locator('main table a').last()
      await (way === 'touch' ? earlier.tap() : earlier.click())
      await expect(page.getByText('This day is over')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Practice' }).first()).toBeVisible()
    })
  })

test('the calendar is used by keyboard, in every language and without accessibility faults', async ({
  page,
}) => {
  await setSettings(page, { locale: 'fr' })
  await page.goto('/#/daily/2026-11')
  await expect(page.getByRole('heading', { level: 1, name: 'novembre 2026' })).toBeVisible()
  // The week begins on Monday there.
  await expect(page.getByRole('columnheader').first()).toHaveText('lun.')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.locator('main table a').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /1 novembre/ })).toBeVisible()
})
