/** Opening a table in a browser the way a person does, and what a test may look at there. */
import { expect, type Locator, type Page } from '@playwright/test'
import { leHavre, type State } from '@quayside/le-havre'

export interface Wishes {
  readonly players: number
  readonly length: 'full' | 'short'
  /** The first seats are people's; bots sit in the others. */
  readonly people?: number
  /** Settings that differ from what the page begins with. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Nothing is waited for that only eyes need. */
const AT_ONCE = { pace: 'instant', motion: 'reduced' }

/** What goes wrong in the page while it is looked at. */
export const errorsOf = (page: Page): Error[] => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  return errors
}

/** Must be called before the page is opened. */
export const setSettings = async (page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> => {
  await page.addInitScript(
    (wanted) => {
      localStorage.setItem('quayside.settings', JSON.stringify(wanted))
    },
    { ...AT_ONCE, ...settings },
  )
}

/** Bots that never answer leave the table as it is. */
export const FROZEN = 'self.Worker = class { postMessage() {} terminate() {} }'

/** Runs a statement in the worker that keeps the game, before anything else happens there. */
export const inWorker = (page: Page, statement: string): Promise<unknown> =>
  page.route('**/game-worker*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: `${statement};${await reply.text()}` })
  })

export const beginGame = async (page: Page, wishes: Wishes): Promise<void> => {
  const { players, length, people = 1, settings = {} } = wishes
  await setSettings(page, settings)
  await page.goto('/#/new')
  await page
    .getByRole('group', { name: 'Players' })
    .getByRole('radio')
    .nth(players - 1)
    .check()
  await page
    .getByRole('group', { name: 'Length' })
    .getByRole('radio')
    .nth(length === 'full' ? 0 : 1)
    .check()
  for (let seat = 0; seat < players; seat++)
    await page
      .getByRole('group', { name: 'Seats' })
      .getByRole('combobox')
      .nth(seat)
      .selectOption(seat < people ? '' : 'deckhand')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(people > 1 ? page.locator('.sh-hand-over') : table(page)).toBeVisible()
}

/** A game or a position as a file that the page can import. */
export interface GameFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const recordFile = (text: string): GameFile => ({
  name: 'game.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

export const positionFile = (state: State): GameFile => ({
  name: 'position.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(leHavre.position.write(state))),
})

/** Goes on with a game: a person sits in this seat, and bots of this level in the others. */
export const importFile = async (page: Page, file: GameFile, seat = 0, level = 'mate'): Promise<void> => {
  await page.goto('/')
  await page.locator('input[type="file"]').setInputFiles(file)
  const seats = page.locator('.sh-found select')
  await seats.first().waitFor()
  for (const [place, select] of (await seats.all()).entries())
    await select.selectOption(place === seat ? '' : level)
  await page.locator('.sh-found .sh-primary').click()
  await expect(table(page)).toBeVisible()
}

/** Goes on with a position in seat 1. */
export const importGame = async (page: Page, state: State): Promise<void> => {
  await setSettings(page, {})
  await importFile(page, positionFile(state))
}

export const table = (page: Page): Locator => page.locator('[data-at]')

export const tray = (page: Page): Locator => page.locator('[data-zone="tray"]')

/** The sheet that a finished game is shown on. */
export const endOfGame = (page: Page): Locator => page.locator('.sh-end')

/** How many commands have been carried out, once all of it is drawn: the tray is there a moment before the rest. */
export const position = async (page: Page): Promise<number> => {
  await expect(table(page)).not.toHaveAttribute('data-behind')
  return Number(await table(page).getAttribute('data-at'))
}
