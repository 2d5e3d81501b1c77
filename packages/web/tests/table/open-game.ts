/** Opening a table in a browser, and what a test may look at there. */
import { expect, type Locator, type Page } from '@playwright/test'
import { leHavre, type State } from '@quayside/le-havre'
import type { Locale } from '@quayside/texts'
import { loadHouseTexts } from '@quayside/texts/table'
import { readGame } from '../../src/backend/game-text.ts'
import { goToStorage, savedGame, storeGame } from './saved-games.ts'

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
  await expect(people > 1 ? page.locator('[data-ui="hand-over"]') : table(page)).toBeVisible()
}

/** A game or a position as a file that the page can import. */
export interface GameFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const positionText = (state: State): string => JSON.stringify(leHavre.position.write(state))

/** The names that bots have unless they are given others. */
const botNames = async (page: Page): Promise<readonly string[]> => {
  const settings = await page.evaluate(() => localStorage.getItem('quayside.settings'))
  const { locale = 'en' } = JSON.parse(settings ?? '{}') as { locale?: Locale }
  const { shell } = await loadHouseTexts(locale)
  return (['bot.1', 'bot.2', 'bot.3', 'bot.4', 'bot.5'] as const).map((name) => shell(name))
}

/** What is drawn hears keys only a moment later. */
const becomesIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })))

/**
 * Goes on with a record or a position, as if it had been left here before: a person sits in this seat or in the one
 * that is asked, and bots of this level in the others.
 */
export const openGame = async (
  page: Page,
  text: string,
  seat: number | 'asked' = 0,
  level = 'mate',
): Promise<void> => {
  const read = await readGame(text)
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  const { rules, state } = read.value.game
  const person = seat === 'asked' ? rules.deciders(state)[0] : seat
  await goToStorage(page)
  const names = await botNames(page)
  const seats = names
    .slice(0, rules.seatCount(state))
    .map((name, place) => (place === person ? { name: '', bot: null } : { name, bot: level }))
  const game = savedGame(read.value, seats)
  await storeGame(page, game)
  await page.goto(`/#/table/${game.id}`)
  await page.waitForFunction(() => document.querySelector('[data-at], main:has(#sources)') !== null)
  await becomesIdle(page)
}

/** Goes on with a position in seat 1. */
export const openPosition = async (page: Page, state: State): Promise<void> => {
  await setSettings(page, {})
  await openGame(page, positionText(state))
}

export const table = (page: Page): Locator => page.locator('[data-at]')

export const tray = (page: Page): Locator => page.locator('[data-zone="tray"]')

/** The sheet that a finished game is shown on. */
export const endOfGame = (page: Page): Locator => page.locator('main:has(#sources)')

/** How many commands have been carried out, once all of it is drawn: the tray is there a moment before the rest. */
export const position = async (page: Page): Promise<number> => {
  await expect(table(page)).not.toHaveAttribute('data-behind')
  return Number(await table(page).getAttribute('data-at'))
}
