import { expect, type Locator, type Page, test } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { FROZEN, inWorker, position, table, tray } from '../table/open-game.ts'
import { readSavedGame } from '../table/saved-games.ts'
import { ASKED, beginPacketRow, LAST, NAMING, openPacketRow } from './open-game.ts'

const confirm = (page: Page): Locator => tray(page).locator('[data-confirm]')

const card = (page: Page, word: string): Locator =>
  page.locator(`[data-place^="area-"] [data-place="card-${word}"]`).first()

const hand = (page: Page): Locator => page.locator('[data-zone="mine"]')

const asked = async (page: Page): Promise<void> => {
  await inWorker(page, FROZEN)
  await openPacketRow(page, ASKED, 3)
}

test('a card is selected on the table and taken from the tray', async ({ page }) => {
  await asked(page)
  await expect(tray(page).getByRole('heading')).toHaveText('Take a card or pass?')
  // Screen readers and forced colours see who is asked.
  await expect(page.locator('[data-place^="seat-"][aria-current="step"]')).toHaveText(/You/)
  await expect(confirm(page)).toBeDisabled()
  await card(page, 'fur-2').click()
  await confirm(page).click()
  await expect(table(page)).toHaveAttribute('data-at', '1')
  await expect(hand(page).getByRole('button', { name: /^2 fur\./ })).toBeVisible()
  await expect(page.locator('#zone-market [data-ui="taken"]').nth(1)).toContainText('You took 2 fur')
})

test('an unaffordable card shows how much is missing, and cannot be confirmed', async ({ page }) => {
  await asked(page)
  await expect(card(page, 'grand-hotel')).toContainText('$8 short')
  await card(page, 'grand-hotel').click()
  await expect(tray(page).locator('[data-ui="closed"]')).toContainText('costs $26; you have $18')
  await expect(confirm(page)).toBeDisabled()
})

test('a contract says what is still missing for it', async ({ page }) => {
  await inWorker(page, FROZEN)
  await openPacketRow(page, {
    players: 2,
    phase: 'asking',
    area: 'guildhall',
    named: ['guildhall'],
    master: 2,
    asked: 1,
    seats: [{ money: 5, hand: ['fur-1'] }, {}],
    boards: { guildhall: { current: ['cotton-2-fr'] } },
  })
  await expect(tray(page)).toContainText('2 cotton short and no ship.')
})

test('the assistant takes from the next supply', async ({ page }) => {
  await asked(page)
  await card(page, 'grain-3').click()
  await expect(confirm(page)).toHaveText(/assistant/)
  await confirm(page).click()
  await expect(hand(page).getByRole('button', { name: /^3 grain\./ })).toBeVisible()
  await expect(hand(page)).not.toContainText('Assistant')
})

test('the hand shows what can be delivered, how, and which contracts compete for cards', async ({ page }) => {
  await asked(page)
  await expect(hand(page)).toContainText('Can deliver now2 of 3')
  await expect(hand(page).locator('[data-state="ready"]')).toHaveCount(3)
  await expect(hand(page).getByRole('button', { name: /^3 cotton to the Netherlands/ })).toHaveAccessibleName(
    /Can be delivered: .*3 cotton to the Netherlands/,
  )
})

test('a delivery is put together, taken apart and made, and the question stays', async ({ page }) => {
  await asked(page)
  await page.keyboard.press('d')
  await expect(tray(page).getByRole('heading')).toHaveText('Deliver contracts')
  await expect(confirm(page)).toHaveText(/Deliver 2, get \$40/)
  await tray(page).locator('[data-lane="fur-4-es"]').click()
  await expect(tray(page)).toContainText('are not enough for all of these together')
  await expect(confirm(page)).toBeDisabled()
  await tray(page).locator('[data-lane="fur-4-es"]').click()
  await tray(page).locator('[data-lane="grain-2-de"]').click()
  await expect(confirm(page)).toHaveText(/Deliver 1, get \$25/)
  await confirm(page).click()
  await expect(page.locator('[data-place="seat-2"] [data-ui="money"]')).toHaveText('$43')
  await expect(tray(page).getByRole('heading')).toHaveText('Take a card or pass?')
})

test('several deliveries are made with one press', { tag: '@long' }, async ({ page }) => {
  await asked(page)
  await page.keyboard.press('d')
  await confirm(page).click()
  await expect(page.locator('[data-place="seat-2"] [data-ui="money"]')).toHaveText('$58')
  await expect(table(page)).toHaveAttribute('data-at', '2')
})

test('cards are chosen by hand, and an invalid choice says why', async ({ page }) => {
  await asked(page)
  await page.keyboard.press('d')
  await tray(page).locator('[data-lane="grain-2-de"]').click()
  await page.keyboard.press('o')
  await tray(page).getByRole('checkbox', { name: '2 cotton' }).uncheck({ force: true })
  await expect(tray(page)).toContainText('The contracts ask for 3 cotton; the goods cards bring 0.')
  await expect(confirm(page)).toBeDisabled()
  // Closing the list keeps the choice; on a phone the list covers everything else.
  await tray(page).locator('[data-more] [data-key="close"]').click()
  await expect(confirm(page)).toBeDisabled()
  await page.keyboard.press('o')
  await tray(page).getByRole('checkbox', { name: '2 cotton' }).check({ force: true })
  await expect(confirm(page)).toBeEnabled()
  await tray(page).getByRole('button', { name: 'Choose for me' }).click()
  await expect(tray(page).locator('[data-more]')).toHaveCount(0)
  await expect(confirm(page)).toBeEnabled()
})

test('a money card is cashed in without answering the question', async ({ page }) => {
  await asked(page)
  await page.keyboard.press('c')
  await tray(page).locator('[data-option="cash 4"]').check({ force: true })
  await confirm(page).click()
  await expect(page.locator('[data-place="seat-2"] [data-ui="money"]')).toHaveText('$22')
  await expect(tray(page).getByRole('heading')).toHaveText('Take a card or pass?')
})

test('the harbor master names an area on the table', async ({ page }) => {
  await inWorker(page, FROZEN)
  await openPacketRow(page, NAMING, 2)
  await expect(tray(page).locator('[data-option^="name "]')).toHaveCount(4)
  await page.locator('#zone-bank header button').click()
  await confirm(page).click()
  await expect(page.locator('#zone-bank')).toHaveClass(/now/)
})

test('a player who is not the decider can still deliver', async ({ page }) => {
  await inWorker(page, FROZEN)
  await openPacketRow(page, { ...ASKED, asked: 3 }, 4)
  await expect(tray(page)).toContainText('Waiting for')
  await expect(tray(page).locator('[data-key="deliver"]')).toHaveCount(0)
  await openPacketRow(
    page,
    {
      players: 2,
      phase: 'asking',
      area: 'bank',
      named: ['bank'],
      master: 2,
      asked: 1,
      seats: [{ hand: ['library'] }, { money: 1, hand: ['fur-2-gb', 'fur-2'], ships: ['ship-gb'] }],
    },
    2,
  )
  await tray(page).locator('[data-key="deliver"]').click()
  await confirm(page).click()
  await expect(page.locator('[data-place="seat-1"] [data-ui="money"]')).toHaveText('$16')
  await expect(tray(page)).toContainText('Waiting for')
})

test('a card is found by its name, by keyboard alone', async ({ page }) => {
  await asked(page)
  await page.keyboard.press('f')
  await page.keyboard.type('tobacco spain')
  await expect(page.locator('#find-card').getByRole('button')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-zone="inspector"]')).toContainText(/tobacco to Spain/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Find a card')
})

test('a player passes in advance for the round, and can change that while others decide', async ({
  page,
}) => {
  await inWorker(page, FROZEN)
  await openPacketRow(page, ASKED, 4)
  const passing = tray(page).locator('[data-key="pass-out"]')
  // The harbor master has to decide.
  await expect(tray(page)).toContainText('Waiting for')
  await expect(passing).toHaveCount(0)
  await openPacketRow(page, { ...ASKED, asked: 1, seats: [{ money: 9, hand: ['library'] }] }, 3)
  await page.keyboard.press('r')
  await expect(passing).toHaveAttribute('aria-pressed', 'true')
  await passing.click()
  await expect(passing).toHaveAttribute('aria-pressed', 'false')
})

test('a decider who passes for the round passes immediately; a player who can take nothing is not asked', async ({
  page,
}) => {
  await asked(page)
  await page.keyboard.press('x')
  await page.keyboard.press('r')
  await expect(table(page)).toHaveAttribute('data-at', '1')
  await expect(page.locator('[data-zone="log"]')).toContainText('You pass (Market)')
  const seats = [{}, {}, { money: 1, hand: ['library'] }, {}]
  await openPacketRow(page, { ...ASKED, boards: { market: { current: ['fur-2'] } }, seats }, 3)
  await expect(table(page)).toHaveAttribute('data-at', '1')
  await expect(page.locator('[data-zone="log"]')).toContainText('You pass (Market)')
})

test('after the last round contracts are delivered, then the game is over', async ({ page }) => {
  await openPacketRow(page, LAST)
  await expect(tray(page)).toContainText('The last round is over')
  await confirm(page).click()
  await expect(confirm(page)).toHaveText(/Done|Finish/)
  await confirm(page).click()
  await expect(page.locator('main:has(#sources) h1')).toHaveText('You win by 4 VP')
  await expect(page.getByRole('row', { name: /^You/ })).toBeVisible()
  await expect(page.locator('[aria-labelledby="fulfilled"]')).toContainText('University')
})

test('after a reload in the middle of a round the same question is asked', async ({ page }) => {
  await asked(page)
  await page.keyboard.press('d')
  await confirm(page).click()
  await expect(table(page)).toHaveAttribute('data-at', '2')
  await eventually(async () => (await readSavedGame(page)).at).toBe(2)
  await page.reload()
  await expect(table(page)).toHaveAttribute('data-at', '2')
  await expect(tray(page).getByRole('heading')).toHaveText('Take a card or pass?')
  await expect(page.locator('[data-place="seat-2"] [data-ui="money"]')).toHaveText('$58')
})

test("a delivery can be undone; another player's move cannot", async ({ page }) => {
  await asked(page)
  const undo = tray(page).locator('[data-key="undo"]')
  await expect(undo).toHaveCount(0)
  await page.keyboard.press('d')
  await tray(page).locator('[data-lane="grain-2-de"]').click()
  await confirm(page).click()
  await expect(table(page)).toHaveAttribute('data-at', '1')
  await undo.click()
  await expect(table(page)).toHaveAttribute('data-at', '0')
  await expect(undo).toHaveCount(0)
})

test('undo does not go beyond a new supply, and the log says so', async ({ page }) => {
  await beginPacketRow(page, { players: 2, seed: 'undo' })
  const log = page.locator('[data-zone="log"]')
  await expect(async () => {
    // For any other question the last answer continues the game.
    await tray(page).locator('[data-option]').last().check({ force: true, timeout: 1000 })
    await confirm(page).click({ timeout: 1000 })
    await expect(log).toContainText('Undo stops here', { timeout: 500 })
  }).toPass({ timeout: 40_000 })
})

test('a hint names an answer and its reason', { tag: '@long' }, async ({ page }) => {
  await beginPacketRow(page, { players: 2, seed: 'hint' })
  await tray(page).locator('[data-option]').first().waitFor({ state: 'attached' })
  await page.keyboard.press('h')
  // The suggested answer is marked and selected where it is, and its reason is read.
  const suggested = tray(page).locator('label', { has: page.getByText('Hint', { exact: true }) })
  await expect(suggested).toBeVisible()
  await expect(suggested.locator('[data-option]')).toBeChecked()
  await expect(tray(page).getByRole('status')).not.toBeEmpty()
  const at = await position(page)
  await confirm(page).click()
  await eventually(() => position(page)).toBeGreaterThan(at)
})

test('the form starts games with options, and a corrected deck that does not fit is refused with its name', async ({
  page,
}) => {
  await page.goto('/#/new')
  await page.getByRole('group', { name: 'Game' }).getByRole('radio').nth(1).check()
  await page.getByText('House rules and options').click()
  await page.getByLabel('Areas not refilled that end the game').selectOption('4')
  await page.locator('[data-ui="rulings"] input[type="file"]').setInputFiles({
    name: 'deck.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ bank: [] })),
  })
  await expect(page.locator('[data-ui="rulings"] [role="status"]')).toContainText('“bank” has 0 cards')
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page.locator('[data-ui="closing"]')).toContainText('Areas not refilled: 0 of 4')
})
