import { expect, type Page, test } from '@playwright/test'
import { gameFile } from '../replay/replay-page.ts'
import { record, table } from './home-page.ts'

const importPanel = (page: Page) => page.getByRole('region', { name: 'Import a game' })

/** A first visitor sees only a link to it. */
const openImport = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open it' }).click()
  await importPanel(page).waitFor()
}

const take = async (page: Page, file: ReturnType<typeof record>): Promise<void> => {
  await openImport(page)
  await importPanel(page).locator('input[type=file]').setInputFiles(file)
}

test('a finished game is imported from a file and shows its result', async ({ page }) => {
  await take(page, record('full-4'))
  await expect(page.getByText('Le Havre with 4 players after 705 moves')).toBeVisible()
  await page.getByRole('button', { name: 'Open game' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wins with')
  await expect(page.getByRole('table', { name: 'Score by source' }).getByRole('row')).toHaveCount(5)
  await page.getByRole('button', { name: 'View the board' }).click()
  await expect(table(page)).toBeVisible()
  await page.getByRole('button', { name: 'Show the result' }).click()
  await page.getByRole('button', { name: 'Rematch, same seats' }).click()
  await expect(table(page)).toBeVisible()
})

test('a game is exported as it was imported', async ({ page }) => {
  const file = record('full-2', 2)
  await take(page, file)
  await page.getByRole('button', { name: 'Open game' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const chunks = await (await (await download).createReadStream()).toArray()
  expect(Buffer.concat(chunks).toString()).toBe(file.buffer.toString())
})

test('a file that is not a game is refused with the reason', async ({ page }) => {
  await take(page, { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear harbor master') })
  await expect(importPanel(page).getByText('This is not a saved game.')).toBeVisible()
})

test("a refused position or record of Packet Row is explained in the game's own terms", async ({ page }) => {
  const text = (written: string): ReturnType<typeof record> => ({
    name: 'a.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(written),
  })
  const seats = [{ hand: ['fur-2', 'moon'] }]
  await take(page, text(JSON.stringify({ options: { players: 2 }, seats })))
  await expect(importPanel(page).getByRole('status')).toHaveText('There is no card called “moon”.')
  const { buffer } = gameFile('two-players', 'packet-row')
  await take(page, text(buffer.toString().replace(/^0 1 .*$/m, '0 1 take library')))
  await expect(importPanel(page).getByRole('status')).toContainText('harbor master')
})

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a position is pasted, played on and copied with its moves', async ({ page }) => {
    await openImport(page)
    const position = { options: { players: 2 }, round: 5, seats: { 1: { stock: { wood: 7 } } } }
    await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(position))
    await page.getByRole('button', { name: 'Paste' }).click()
    await page.getByRole('button', { name: 'Open game' }).click()
    await expect(table(page)).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect(page.getByText('Game copied to the clipboard.')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(JSON.parse(copied)).toMatchObject({ position, record: expect.stringContaining('seed position') })
  })
})

test('a file can be dropped anywhere on the page', async ({ page }) => {
  await page.goto('/')
  // Hidden until something is dropped.
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await expect(importPanel(page)).toBeHidden()
  const drag = (kind: string): Promise<void> =>
    page.evaluate(
      ([kind, text]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], 'game.txt', { type: 'text/plain' }))
        window.dispatchEvent(new DragEvent(kind, { dataTransfer, cancelable: true }))
      },
      [kind, record('short-2').buffer.toString()] as const,
    )
  await drag('dragover')
  await expect(page.getByText('Drop the file to import the game')).toBeVisible()
  await drag('drop')
  await expect(page.getByText('Who is playing?')).toBeVisible()
})

test('the language changes in the middle of a game and nothing is lost', async ({ page }) => {
  await page.goto('/#/new')
  await page.getByRole('group', { name: 'Players' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Start game' }).click()
  // A solo game: after the supply nothing moves until the player decides.
  await expect(table(page)).toHaveAttribute('data-at', '1')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('radio', { name: '繁體中文' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  await expect(page.getByRole('heading', { name: '選單' })).toBeVisible()
  await expect(table(page)).toHaveAttribute('data-at', '1')
})

test('on a shared screen nothing is shown before the hand-over is confirmed', async ({ page }) => {
  await page.goto('/#/new')
  await page.getByRole('group', { name: 'Seats' }).waitFor()
  for (const seat of await page.getByRole('group', { name: 'Seats' }).getByRole('combobox').all())
    await seat.selectOption('')
  await page.getByRole('group', { name: 'Seats' }).getByRole('textbox').first().fill('Léa')
  await page.getByRole('radio', { name: 'Léa' }).check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page.getByRole('heading', { name: 'Pass the device to Léa' })).toBeVisible()
  await expect(table(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'I am Léa' }).click()
  await expect(table(page)).toBeVisible()
})
