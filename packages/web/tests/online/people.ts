/** People who meet at a table of the server, each with a browser of their own. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { nextMove } from '../table/moves.ts'
import { mouse } from '../table/player.ts'
import { setSettings, table, tray } from '../table/sitting.ts'

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Somebody with a browser, who has not gone anywhere yet. */
export const somebody = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await setSettings(page, {})
  return page
}

interface TableWish {
  readonly name: string
  /** The seats after the person's own: open, or the level of a bot. */
  readonly others: readonly string[]
  readonly seed?: string
}

/** Opens a short game at the server and gives the link that invites to it. */
export const openTable = async (page: Page, { name, others, seed = '' }: TableWish): Promise<string> => {
  await page.goto('/#/new')
  await page.getByRole('group', { name: 'Where' }).getByRole('radio', { name: 'Online' }).check()
  await page.getByRole('group', { name: 'Players' }).getByRole('radio').nth(others.length).check()
  await page.getByRole('group', { name: 'Length' }).getByRole('radio').nth(1).check()
  const asked = page.getByLabel('Your name')
  if (await asked.isVisible()) await asked.fill(name)
  // Whoever opens it begins, so that the tests know whom the table waits for.
  await page.getByRole('group', { name: 'Starting player' }).getByRole('radio').nth(1).check()
  const seats = page.getByRole('group', { name: 'Seats' }).getByRole('combobox')
  for (const [index, wish] of ['me', ...others].entries()) await seats.nth(index).selectOption(wish)
  await page.getByText('Rulings and options').click()
  await page.getByLabel('Seed', { exact: true }).fill(seed)
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.waitForURL(/#\/join\//)
  return page.url()
}

/** Opens the link and takes the first free seat. */
export const join = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link)
  const sit = page.getByRole('button', { name: 'Sit here' }).first()
  await sit.waitFor()
  const asked = page.getByLabel('Your name')
  if (await asked.isVisible()) await asked.fill(name)
  await sit.click()
  await page.locator('.on-mine').or(table(page)).waitFor()
}

/** The position that a page shows. */
export const positionOf = async (page: Page): Promise<number> =>
  Number(await table(page).getAttribute('data-at'))

/** Answers the question on the screen, the first way there is. */
export const answer = async (page: Page): Promise<void> => {
  let chosen = false
  for (let press = 0; press < 20; press++) {
    const { move } = await nextMove(page, { roll: 0, haste: 0, chosen }, '')
    if (move.kind !== 'press') throw new Error(JSON.stringify(move))
    await mouse(page, move)
    if (move.final) return
    chosen = true
  }
}

/** Whether the person at a page is asked something. */
export const isAsked = async (page: Page): Promise<boolean> =>
  (await tray(page).locator('[data-confirm]').count()) > 0
