import { expect, test } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { record } from '../shell/home-page.ts'
import { setSettings } from '../table/open-game.ts'
import { readSavedGame, replayed } from '../table/saved-games.ts'
import { SIZES } from '../visual/appearance.ts'
import { findMisplaced } from '../visual/find-misplaced.ts'
import { expectAccessible, expectAt, linkedGame, TWO } from './replay-page.ts'
import { openReview } from './scenes.ts'

test('a game is reviewed to its end, and a mistake can be retried', async ({ page }) => {
  // Without auto-actions the new game stays at its first decision.
  await setSettings(page, { autoForced: false, preferences: { 'le-havre': { supply: false } } })
  await page.goto(`/#/replay/${await linkedGame('short-2', TWO)}/1`)
  await page.getByRole('button', { name: 'Quick review' }).click()
  // Turning points by standings are shown immediately; mistakes follow as they are confirmed.
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop the review' })).toBeHidden({ timeout: 120_000 })
  await expect(page.locator('[data-ui="totals"]')).toContainText('You: ')
  await expect(page.getByRole('button', { name: 'Expected result' })).toHaveAttribute('aria-pressed', 'true')
  const marks = await page.locator('[data-ui="turning-point"]').count()
  await expect(page.locator('[data-ui="turning-points"] li')).toHaveCount(marks)
  await page.locator('[data-ui="turning-point"]').last().click()
  await expect(page.locator('[data-at]')).not.toHaveAttribute('data-at', '1')
  const listed = page.getByRole('region', { name: 'Your mistakes' })
  const rows = listed.locator('[data-ui="mistake"]')
  const costs = (await rows.locator('b').allInnerTexts()).map((cost) => Number(cost.slice(1)))
  expect(costs.length).toBeGreaterThan(1)
  expect(costs).toEqual(costs.toSorted((one, other) => other - one))
  await expect(page.locator('[data-ui="mistake-mark"]')).toHaveCount(costs.length)
  const next = page.getByRole('button', { name: 'Next mistake' })
  await next.click()
  await expect(rows.first()).toHaveAttribute('aria-current', 'true')
  const finding = page.locator('[data-ui="finding"]')
  await expect(finding.getByText(/^(You|Mateo) played$/)).toBeVisible()
  await expect(finding.getByText('Better move')).toBeVisible()
  await expect(finding.getByText(/^better by \d+ francs? against the other players$/)).toBeVisible()
  await expect(finding.getByText(/^Confirmed: each of the two moves was played to the end/)).toBeVisible()
  await next.click()
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.locator('[data-ui="chart"]').hover({ position: { x: 200, y: 40 } })
  await expect(page.locator('[data-ui="curve-tooltip"]')).toContainText('Round')
  await expectAccessible(page)
  // The table at the same move, and back.
  const position = Number(await page.locator('[data-at]').getAttribute('data-at')) - 1
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page.locator('[data-zone="harbour"]')).toBeVisible()
  await expect(page.locator('[data-ui="move"][aria-current]')).toContainText(`−${costs[1]}`)
  await expect(page.getByText('Better move')).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Retry in a new game' }).click()
  await expect(page.locator('[data-at]:not(:has([data-ui="replay-tray"]))')).toHaveAttribute(
    'data-at',
    `${position}`,
  )
  await eventually(async () => (await replayed(await readSavedGame(page))).moveNumber).toBe(position)
})

test('a mistake that is pressed is in sight with its verdict at every size', async ({ page }) => {
  await setSettings(page, {})
  await openReview(page)
  const rows = page.locator('[data-ui="mistake"]')
  const finding = page.locator('[data-ui="finding"]')
  for (const viewport of [SIZES.phone, { width: 820, height: 1180 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(viewport)
    for (const place of [1, 2]) {
      await rows.nth(place).scrollIntoViewIfNeeded()
      await rows.nth(place).click()
      await expect(finding.getByText('Better move')).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: 'Next mistake' })).toBeInViewport({ ratio: 1 })
    }
    await expect.poll(() => findMisplaced(page)).toEqual([])
    await page.locator('[data-ui="turning-points"] button').last().click()
    await expect(page.locator('#finding-title')).toBeInViewport({ ratio: 1 })
  }
})

test('a stopped review keeps what it has found so far', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(record('full-3'))
  await page.getByRole('button', { name: 'Open game' }).click()
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByText(/^Reviewing: [1-9]/)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Stop the review' }).click()
  await expect(page.getByText(/^Stopped after \d+ of \d+ moves$/)).toBeVisible({ timeout: 60_000 })
})

test('a new game can be started from any position of a finished game', async ({ page }) => {
  await page.goto(`/#/replay/${await linkedGame('short-2', TWO)}/60`)
  await expectAt(page, 60)
  await page.getByRole('button', { name: 'Play from here' }).click()
  await page.locator('[data-at]:not(:has([data-ui="replay-tray"]))').waitFor()
  expect(page.url()).toContain('#/table/')
  await eventually(async () => (await readSavedGame(page)).at).toBeGreaterThanOrEqual(60)
  await page.goto(`/#/replay/${await linkedGame('short-2', TWO)}/253`)
  await expectAt(page, 253)
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled()
})
