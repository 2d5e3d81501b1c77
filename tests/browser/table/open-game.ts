/** Opens games in the browser, with locators of the table. */
import { expect, type Locator, type Page } from '@playwright/test'
import { leHavre, type State } from '@quayside/le-havre'
import type { Locale } from '@quayside/texts'
import { loadSiteTexts } from '@quayside/texts/table'
import { readGame } from '../../../packages/web/src/backend/game-text.ts'
import { goToStorage, savedGame, storeGame } from './saved-games.ts'

export interface GameSetup {
  readonly players: number
  readonly length: 'full' | 'short'
  /** Number of human seats, from the first; the others are bots. */
  readonly people?: number
  /** Settings other than the defaults. */
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Without animations and pauses. */
const AT_ONCE = { pace: 'instant', motion: 'reduced' }

/** Collects errors of the page and its console. */
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

/** Bots that never answer, so that the game stays where it is. */
export const FROZEN = 'self.Worker = class { postMessage() {} terminate() {} }'

/** Runs a statement first in the game worker. */
export const inWorker = (page: Page, statement: string): Promise<unknown> =>
  page.route('**/game-worker*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: `${statement};${await reply.text()}` })
  })

export const beginGame = async (page: Page, setup: GameSetup): Promise<void> => {
  const { players, length, people = 1, settings = {} } = setup
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
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(people > 1 ? page.locator('[data-ui="hand-over"]') : table(page)).toBeVisible()
}

/** A game or a position as a file that the page can import. */
export interface GameFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const positionText = (state: State): string => JSON.stringify(leHavre.position.write(state))

/** The default names of bots. */
const botNames = async (page: Page): Promise<readonly string[]> => {
  const settings = await page.evaluate(() => localStorage.getItem('quayside.settings'))
  const { locale = 'en' } = JSON.parse(settings ?? '{}') as { locale?: Locale }
  const { shell } = await loadSiteTexts(locale)
  return (['bot.1', 'bot.2', 'bot.3', 'bot.4', 'bot.5'] as const).map((name) => shell(name))
}

/** Key handlers are attached shortly after the table is drawn. */
const becomesIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })))

/** Stores a record or position as a saved game and opens it; the player has this seat or the decider's, bots the others. */
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

/** Opens a position as seat 1. */
export const openPosition = async (page: Page, state: State): Promise<void> => {
  await setSettings(page, {})
  await openGame(page, positionText(state))
}

export const table = (page: Page): Locator => page.locator('[data-at]')

export const tray = (page: Page): Locator => page.locator('[data-zone="tray"]')

export const endOfGame = (page: Page): Locator => page.locator('main:has(#sources)')

/** The move number, once the table is drawn; the tray is drawn a moment earlier. */
export const position = async (page: Page): Promise<number> => {
  await expect(table(page)).not.toHaveAttribute('data-behind')
  return Number(await table(page).getAttribute('data-at'))
}
