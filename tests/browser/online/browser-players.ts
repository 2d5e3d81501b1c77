/** Players of a room on the server, each with their own browser context. */
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { random } from '@quayside/kernel'
import type { CreatedRoom } from '@quayside/protocol'
import {
  createRoomRequest,
  INITIAL_ROOM_DRAFT,
  type NewRoomDraft,
} from '../../../packages/web/src/online/new-room-draft.ts'
import { eventually } from '../eventually.ts'
import { setSettings, table, tray } from '../table/open-game.ts'
import { mouse, nextMove } from '../table/random-player.ts'
import { answers, answersOrEnd, commandLine, ended } from '../text-board/screen-reader.ts'

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

export const openBrowser = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await setSettings(page, {})
  return page
}

interface RoomSetup {
  readonly name: string
  /** The seats after the player's own: open, or the level of a bot. */
  readonly others: readonly string[]
  readonly seed?: string
  /** Le Havre by default, in the short version. */
  readonly game?: 'packet-row'
  readonly full?: boolean
  /** Whether the lobby lists it. */
  readonly listed?: boolean
  /** Vacation days of a correspondence game. */
  readonly vacation?: number
  /** A correspondence game with active hours by day, where a bot decides after a timeout. */
  readonly byDay?: boolean
}

/** Creates a room with the form; returns its link. */
export const openRoomByForm = async (
  page: Page,
  { name, others, seed = '', game, full = false, listed = false, vacation, byDay = false }: RoomSetup,
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
  const nameField = page.getByLabel('Your name')
  if (await nameField.isVisible()) await nameField.fill(name)
  // The host starts, so that the tests know whose turn it is.
  await page.getByRole('group', { name: 'Starting player' }).getByRole('radio').nth(1).check()
  const seats = page.getByRole('group', { name: 'Seats' }).getByRole('combobox')
  for (const [index, choice] of ['me', ...others].entries()) await seats.nth(index).selectOption(choice)
  if (listed) await page.getByText('Show in the list of open tables').click()
  if (vacation !== undefined) {
    await page.getByRole('group', { name: 'Clock' }).getByRole('radio', { name: 'Turn-based' }).check()
    await page.getByRole('combobox', { name: /^Vacation/ }).selectOption(String(vacation))
  }
  if (byDay) {
    const hours = page.getByLabel('The clock runs')
    const day = hours.locator('option', { hasText: /^8:00\sAM to 8:00\sPM$/ })
    await hours.selectOption(await day.getAttribute('value'))
    await page.getByRole('radio', { name: 'A bot decides' }).check()
  }
  await page.getByText('House rules and options').click()
  await page.getByLabel('Seed', { exact: true }).fill(seed)
  await page.getByRole('button', { name: 'Open table' }).click()
  await page.waitForURL(/#\/join\//)
  return page.url()
}

/** A player whom the server knows already keeps their name. */
const ensurePlayer = async (page: Page, name: string): Promise<void> => {
  if ((await (await page.request.get('/api/me')).json()) !== null) return
  await expect(await page.request.post('/api/players', { data: { name } })).toBeOK()
}

/** Creates a room over the API with the same request as the form; returns its link. */
export const openRoomByApi = async (
  page: Page,
  { name, others, seed = '', game, full = false, vacation = 0 }: RoomSetup,
): Promise<string> => {
  const players = others.length + 1
  const draft: NewRoomDraft = {
    ...INITIAL_ROOM_DRAFT,
    seats: ['me', ...(others as NewRoomDraft['seats'])],
    clock: vacation > 0 ? 'days' : 'untimed',
    vacation,
  }
  const options = {
    players,
    start: 0,
    ...(game === undefined ? { version: full ? 'full' : 'short' } : {}),
  }
  await ensurePlayer(page, name)
  const opened = await page.request.post('/api/rooms', {
    data: createRoomRequest(draft, { game: game ?? 'le-havre', options, seed, players }, name),
  })
  await expect(opened).toBeOK()
  const { room } = (await opened.json()) as CreatedRoom
  await page.goto(`/#/join/${room}`)
  return page.url()
}

/** Takes a seat over the API, and opens the link. */
export const takeSeatByApi = async (page: Page, link: string, seat: number, name: string): Promise<void> => {
  await ensurePlayer(page, name)
  const room = link.split('/').at(-1)
  await expect(await page.request.post(`/api/rooms/${room}/seats`, { data: { seat } })).toBeOK()
  await page.goto(link)
  await page.locator('[data-ui="own-seat"]').or(table(page)).waitFor()
}

/** Opens the link and takes the first free seat. */
export const join = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link)
  const sit = page.getByRole('button', { name: 'Sit here' }).first()
  await sit.waitFor()
  const nameField = page.getByLabel('Your name')
  if (await nameField.isVisible()) await nameField.fill(name)
  await sit.click()
  await page.locator('[data-ui="own-seat"]').or(table(page)).waitFor()
}

/** The move number that a page shows. */
export const moveNumberOf = async (page: Page): Promise<number> =>
  Number(await table(page).getAttribute('data-at'))

/** Answers the question with the first answer. */
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

export const isOwnTurn = async (page: Page): Promise<boolean> =>
  (await tray(page).locator('[data-confirm]').count()) > 0

/** Plays on the text board until the game is over, while others act at the same time. */
export const playOnTextBoard = async (page: Page, seed: string): Promise<void> => {
  const dice = random(seed)
  const line = commandLine(page)
  for (;;) {
    await answersOrEnd(page).waitFor({ timeout: 120_000 })
    if (await ended(page).isVisible()) return
    const count = await answers(page).count()
    if (count === 0) continue
    const before = await moveNumberOf(page)
    await line.fill(String(dice.nextInt(count) + 1))
    await line.press('Enter')
    await line.press('Enter')
    await eventually(() => moveNumberOf(page), { timeout: 3000 })
      .not.toBe(before)
      // Another player was faster, or the connection is lost: the command is entered again.
      .catch(() => undefined)
  }
}
