/** How many clicks common actions take, from the start of the turn to the question whether to end it. */
import { expect, type Page, test } from '@playwright/test'
import { BUILDINGS, leHavre, type State } from '@quayside/le-havre'
import { before } from '@quayside/le-havre/testing'
import { openPosition, tray } from './open-game.ts'
import { readSavedGame, replayed } from './saved-games.ts'

const place = (name: string): string =>
  `[data-place="building-${BUILDINGS.findIndex((building) => building.name === name)}"]`

const MATERIAL = { franc: 5, wood: 6, clay: 6, iron: 6, coal: 6 }

/** An iron ship has arrived by then. */
const SEVENTH = { options: { players: 4 }, round: 7 }

const ONE_PROPOSAL = { piles: [['bakehouse'], [], []] }

const feeding = (stock: Readonly<Record<string, number>>): State => {
  const read = leHavre.position.read({
    phase: 'feeding',
    round: 12,
    seats: { '1': { stock, owes: 9 } },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  return read.value
}

interface Action {
  readonly name: string
  readonly state: () => State
  /** What is clicked first; null if the question is already shown. */
  readonly first: string | null
  readonly clicks: number
}

const ACTIONS: readonly Action[] = [
  {
    name: 'take an offer',
    state: () => before('bakehouse', MATERIAL).state,
    first: '[data-place="offer-wood"]',
    clicks: 2,
  },
  {
    name: 'Building Firm with one proposal that can be built',
    state: () => before('building-firm-1', MATERIAL, ONE_PROPOSAL).state,
    first: `[data-zone="harbour"] ${place('building-firm-1')}`,
    clicks: 2,
  },
  {
    name: 'a proposal, to be built where it costs least',
    state: () => before('building-firm-1', MATERIAL).state,
    first: '[data-zone="proposals"] [data-place]',
    clicks: 2,
  },
  {
    name: 'Brickworks',
    state: () => before('brickworks', MATERIAL).state,
    first: `[data-zone="harbour"] ${place('brickworks')}`,
    clicks: 4,
  },
  {
    name: 'Marketplace',
    state: () => before('marketplace', MATERIAL).state,
    first: `[data-zone="harbour"] ${place('marketplace')}`,
    clicks: 4,
  },
  {
    name: 'Shipping Line',
    state: () => before('shipping-line', MATERIAL, { ...SEVENTH, seat1: { ships: ['cherbourg'] } }).state,
    first: `[data-zone="harbour"] ${place('shipping-line')}`,
    clicks: 3,
  },
  { name: 'feed', state: () => feeding({ fish: 9, wood: 4 }), first: null, clicks: 1 },
  { name: 'feed with a forced loan', state: () => feeding({ fish: 1 }), first: null, clicks: 1 },
]

const confirm = (page: Page) => tray(page).locator('[data-confirm]')

const isFed = async (page: Page): Promise<boolean> => {
  const { state } = await replayed(await readSavedGame(page))
  return (leHavre.position.write(state as State) as { readonly phase?: string }).phase !== 'feeding'
}

/** Clicks what is suggested until nothing more is asked but the end of the turn; how often, with the first click. */
const clicksOf = async (page: Page, first: string | null): Promise<number> => {
  let clicks = 0
  if (first !== null) {
    await page.locator(first).first().click()
    clicks++
  }
  const isDone = async (): Promise<boolean> =>
    first === null ? isFed(page) : (await tray(page).locator('[data-option="end"]').count()) > 0
  while (!(await isDone()) && clicks < 12) {
    const question = await tray(page).innerText()
    if (await confirm(page).isDisabled()) await tray(page).locator('label:has([data-option])').first().click()
    else await confirm(page).click()
    clicks++
    await expect.poll(() => tray(page).innerText()).not.toBe(question)
  }
  return clicks
}

for (const { name, state, first, clicks } of ACTIONS)
  test(`${name}: ${clicks} ${clicks === 1 ? 'click' : 'clicks'}`, async ({ page }) => {
    await openPosition(page, state())
    expect(await clicksOf(page, first)).toBe(clicks)
  })
