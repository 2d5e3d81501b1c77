/** The rules drawer, the rules pages, the card index and the glossary. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { beginGame, setSettings } from '../table/open-game.ts'

const drawer = (page: Page): Locator => page.getByRole('complementary', { name: 'Rules for this' })

test('the rules open by key at the selected item, quote numbers of the game and link to others', async ({
  page,
}) => {
  await beginGame(page, { players: 1, length: 'short' })
  await page.locator('[data-place="offer-wood"]').click()
  await page.keyboard.press('l')
  await expect(drawer(page).getByRole('heading', { name: 'Taking an offer' })).toBeVisible()
  await expect(drawer(page)).toContainText('In this game now')
  await page.locator('[data-zone="harbour"] [data-place]').first().click()
  await expect(drawer(page)).toContainText('On the card')
  await expect(drawer(page).getByRole('heading', { name: 'Building Firm' })).toBeVisible()
  await drawer(page).getByRole('list', { name: 'See also' }).getByRole('button').first().click()
  await expect(drawer(page).getByRole('button', { name: 'Back' })).toBeVisible()
  await page.locator('[data-place="offer-clay"]').click()
  await expect(drawer(page).getByRole('heading', { name: 'Taking an offer' })).toBeVisible()
  await drawer(page).getByRole('searchbox').focus()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toHaveCount(0)
})

test('the search in the drawer finds topics and cards', async ({ page }) => {
  await beginGame(page, { players: 1, length: 'short' })
  await page.getByRole('button', { name: 'Rules', exact: true }).click()
  await drawer(page).getByRole('searchbox').fill('bread')
  await expect(drawer(page).getByRole('button', { name: /^Food/ })).toBeVisible()
  await drawer(page).locator('summary', { hasText: 'Bakehouse' }).click()
  await expect(drawer(page).locator('details[open] p')).toContainText('bread')
  await drawer(page).getByRole('searchbox').fill('nothing of the kind')
  await expect(drawer(page).getByRole('status')).toHaveText('Nothing found')
})

test('every card of Le Havre is in the index, with search and filter', async ({ page }) => {
  await setSettings(page, {})
  await page.goto('/#/cards/le-havre')
  const cards = page.locator('[data-card]')
  await expect(cards).toHaveCount(134)
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Special buildings')
  await expect(cards).toHaveCount(36)
  await page.getByRole('searchbox').fill('zoo')
  await expect(cards).toHaveCount(1)
  await expect(cards.getByRole('heading', { name: 'Zoo' })).toBeVisible()
})

test('the page Learn has the next step, the contents and the rules of each game', async ({ page }) => {
  await setSettings(page, {})
  await page.goto('/#/learn')
  const [leHavre, packetRow] = ['Le Havre', 'Packet Row'].map((name) => page.getByRole('region', { name }))
  if (leHavre === undefined || packetRow === undefined) throw new Error('two games')
  for (const course of [leHavre, packetRow]) {
    await expect(course.getByRole('link', { name: /tutorial.*Start/ })).toBeVisible()
    await expect(course.getByRole('heading', { name: 'What it covers' })).toBeVisible()
    await expect(course.getByRole('link', { name: /rules$/ })).toBeVisible()
  }
  await expect(leHavre.getByRole('link', { name: 'Energy and shipping' })).toBeVisible()
  await expect(packetRow.getByText('Contract, goods and ship')).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem(
      'quayside.lessonProgress',
      JSON.stringify({ 'packet-row': { id: 'a', step: 3, steps: 9, done: false } }),
    ),
  )
  await page.reload()
  await expect(packetRow.getByRole('link', { name: /Step 4 of 9.*Continue/ })).toBeVisible()
})

test('the terms of Packet Row are listed side by side in four languages', async ({ page }) => {
  await setSettings(page, {})
  await page.goto('/#/learn')
  await page.getByRole('link', { name: 'Packet Row cards and glossary' }).click()
  await expect(
    page.getByRole('row', { name: 'Harbor master Maître du port Jefe del puerto 港務長' }),
  ).toBeVisible()
  await expect(page.getByRole('row', { name: '港務長 The harbor master chooses the area' })).toBeVisible()
  await page.locator('summary', { hasText: 'Goods and symbols' }).click()
  await expect(page.getByRole('row', { name: 'Cotton Coton Algodón 棉花' })).toBeVisible()
})

test('every topic has its own address', async ({ page }) => {
  await setSettings(page, { locale: 'es' })
  await page.goto('/#/rules/packet-row/captains')
  await expect(page.getByRole('heading', { name: 'Capitanes' })).toBeVisible()
  await page.getByRole('button', { name: 'Barcos mercantes' }).first().click()
  await expect(page).toHaveURL(/rules\/packet-row\/ships$/)
})

test('on a phone the drawer opens without the keyboard; on a laptop it begins below the header', async ({
  page,
}) => {
  await beginGame(page, { players: 1, length: 'short' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('l')
  await expect(drawer(page).getByRole('heading', { name: 'Rules for this step' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1180, height: 820 })
  await page.keyboard.press('l')
  await expect(drawer(page).getByRole('searchbox')).toBeFocused()
  const bar = await page.locator('header').first().boundingBox()
  await expect
    .poll(async () => (await drawer(page).boundingBox())?.y)
    .toBe((bar?.y ?? 0) + (bar?.height ?? 0))
})
