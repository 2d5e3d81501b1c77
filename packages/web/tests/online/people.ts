/** People who meet at a table of the server, each with a browser of their own. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { random } from '@quayside/kernel'
import { nextMove } from '../table/moves.ts'
import { mouse } from '../table/player.ts'
import { setSettings, table, tray } from '../table/sitting.ts'
import { commandLine } from '../text-board/reader.ts'

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
  /** A short game of Le Havre unless it is said otherwise. */
  readonly game?: 'packet-row'
  readonly full?: boolean
  /** Whether everybody finds it on the home page. */
  readonly listed?: boolean
  /** Over days, with so many free ones. */
  readonly vacation?: number
  /** Over days, by day only, and a bot decides for whoever does not come. */
  readonly byDay?: boolean
}

/** Opens a table at the server and gives the link that invites to it. */
export const openTable = async (
  page: Page,
  { name, others, seed = '', game, full = false, listed = false, vacation, byDay = false }: TableWish,
): Promise<string> => {
  await page.goto('/#/new')
  await page.getByRole('group', { name: 'Where' }).getByRole('radio', { name: 'Online' }).check()
  if (game === 'packet-row') await page.getByRole('group', { name: 'Game' }).getByRole('radio').nth(1).check()
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: String(others.length + 1) })
    .check()
  if (game === undefined)
    await page
      .getByRole('group', { name: 'Length' })
      .getByRole('radio')
      .nth(full ? 0 : 1)
      .check()
  const asked = page.getByLabel('Your name')
  if (await asked.isVisible()) await asked.fill(name)
  // Whoever opens it begins, so that the tests know whom the table waits for.
  await page.getByRole('group', { name: 'Starting player' }).getByRole('radio').nth(1).check()
  const seats = page.getByRole('group', { name: 'Seats' }).getByRole('combobox')
  for (const [index, wish] of ['me', ...others].entries()) await seats.nth(index).selectOption(wish)
  if (listed) await page.getByText('List it among the open tables').click()
  if (vacation !== undefined) {
    await page.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: 'Over days' }).check()
    await page.getByRole('combobox', { name: /^Vacation/ }).selectOption(String(vacation))
  }
  if (byDay) {
    await page.getByLabel('The clock runs').selectOption({ label: '8:00 to 20:00' })
    await page.getByRole('radio', { name: 'A bot decides instead' }).check()
  }
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

/** How long others may take, in looks of a fiftieth of a second. */
const PATIENCE = 6000

/** Plays on the text board until the game is over, while others act at the same time. */
export const playByEar = async (page: Page, seed: string): Promise<void> => {
  const dice = random(seed)
  const answers = page.getByRole('list', { name: 'Answers' }).getByRole('button')
  const line = commandLine(page)
  for (let idle = 0; !(await page.getByRole('heading', { name: 'What next?' }).isVisible()); idle++) {
    if (idle > PATIENCE) throw new Error('nobody asks anything')
    const count = await answers.count()
    if (count === 0) {
      await page.waitForTimeout(20)
      continue
    }
    const before = await positionOf(page)
    await line.fill(String(dice.below(count) + 1))
    await line.press('Enter')
    await line.press('Enter')
    await expect
      .poll(() => positionOf(page), { timeout: 3000 })
      .not.toBe(before)
      // Somebody else was quicker, or the line is cut: what was said is asked for again.
      .catch(() => undefined)
    idle = 0
  }
}
