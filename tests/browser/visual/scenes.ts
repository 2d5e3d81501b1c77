/** Scenes for the visual tests: the pages and the questions of the tray, in any language. */
import type { Page } from '@playwright/test'
import { leHavre } from '@quayside/le-havre'
import { before } from '@quayside/le-havre/testing'
import { DAILY_SCENES } from '../daily/scenes.ts'
import { LESSON_SCENES } from '../lessons/scenes.ts'
import { ASKED, LAST, NAMING, packetRowText } from '../packet-row/open-game.ts'
import { STUDY_SCENES } from '../puzzles/scenes.ts'
import { recorded } from '../replay/replay-page.ts'
import { REPLAY_SCENES } from '../replay/scenes.ts'
import { openPast } from '../statistics/stored-history.ts'
import { CROWDED } from '../table/crowded-positions.ts'
import { FROZEN, inWorker, openGame, positionText, setSettings, tray } from '../table/open-game.ts'
import { TEXT_SCENES } from '../text-board/scenes.ts'
import type { Appearance } from './appearance.ts'
import { type GoldenGame, goldenGame, MIDDLE_MOVE } from './golden-games.ts'

export interface Scene {
  readonly name: string
  /** Also in the usual run; `layout` without axe, which has checked the rest of the page in another scene. */
  readonly often?: boolean | 'layout'
  /** Opened again for every size, because a narrow screen opens it in another way. */
  readonly bySize?: boolean
  readonly open: (page: Page) => Promise<void>
}

const sitDown = async (page: Page, text: string, seat: number | 'asked'): Promise<void> => {
  await inWorker(page, FROZEN)
  await openGame(page, text, seat)
  // On a phone the tray begins as one line, which hides the button.
  await tray(page).locator('[data-confirm], [data-ui="thinks"]').first().waitFor({ state: 'attached' })
}

/** The question in a position, seen by its decider. */
const asked = (page: Page, name: GoldenGame, at: number): Promise<void> =>
  sitDown(page, goldenGame(name, at), 'asked')

const middle = (page: Page): Promise<void> => asked(page, 'full-5', MIDDLE_MOVE)

/** Presses a button of the tray, which on a phone may be closed to one line. */
const press = async (page: Page, selector: string): Promise<void> => {
  const button = tray(page).locator(selector).first()
  if (!(await button.isVisible())) await tray(page).locator('[aria-expanded="false"]').first().click()
  await button.click()
}

/** A game of Packet Row, seen from this seat, counted from 1. */
const packetRow = (page: Page, literal: typeof ASKED, seat: number): Promise<void> =>
  sitDown(page, packetRowText(literal), seat - 1)

/** The fullest tables, with the first question of the turn. */
const CROWDED_SCENES: readonly Scene[] = Object.entries(CROWDED).map(([name, make]) => ({
  name: name.replaceAll(' ', '-'),
  open: (page) => sitDown(page, positionText(make()), 'asked'),
}))

/** Another player's turn. */
const waiting = async (page: Page): Promise<void> => {
  const { state } = before(
    'marketplace',
    { franc: 5, fish: 3 },
    { start: 1, seat1: { buildings: ['wharf-2'] } },
  )
  await sitDown(page, positionText(state), 0)
}

/** A player with too little food but goods to sell. */
const short = async (page: Page): Promise<void> => {
  const read = leHavre.position.read({
    phase: 'feeding',
    round: 12,
    seats: {
      '1': { stock: { fish: 1, wood: 4 }, buildings: ['wharf-2'], owes: 9 },
    },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.refusal))
  await sitDown(page, positionText(read.value), 0)
}

const goTo = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await page.locator('main h1').waitFor()
}

const question = (name: string, game: GoldenGame, at: number, often: Scene['often'] = false): Scene => ({
  name,
  often,
  open: (page) => asked(page, game, at),
})

export const SCENES: readonly Scene[] = [
  ...DAILY_SCENES,
  ...LESSON_SCENES,
  ...REPLAY_SCENES,
  ...STUDY_SCENES,
  ...TEXT_SCENES,
  {
    name: 'home',
    often: true,
    open: async (page) => {
      await goTo(page, '/')
      await page.locator('main svg[preserveAspectRatio]').waitFor()
    },
  },
  {
    name: 'home-games',
    open: async (page) => {
      await middle(page)
      await goTo(page, '/#/')
      await page.locator('[data-ui="game"]').waitFor()
      await page.locator('[data-ui="today"]').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'import',
    open: async (page) => {
      await goTo(page, '/')
      const buffer = Buffer.from(goldenGame('full-5', MIDDLE_MOVE))
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer })
      await page.locator('[data-ui="found"]').waitFor()
    },
  },
  {
    name: 'new-game',
    often: true,
    open: async (page) => {
      await goTo(page, '/#/new')
      await page.locator('[data-ui="segments"]').first().getByRole('radio').last().check()
      for (const rulings of await page.locator('details').all())
        await rulings.evaluate((element) => element.setAttribute('open', ''))
    },
  },
  {
    name: 'home-returning',
    often: 'layout',
    open: async (page) => {
      await goTo(page, '/#/learn')
      await openPast(page, 12, '/#/')
      await page.locator('[data-ui="finished"]').waitFor()
      await page.locator('[data-ui="puzzle-card"]').waitFor()
    },
  },
  {
    name: 'statistics',
    often: true,
    open: async (page) => {
      await goTo(page, '/#/learn')
      await openPast(page, 30)
      await page.locator('[data-ui="line-chart"]').first().waitFor()
    },
  },
  { name: 'settings', open: (page) => goTo(page, '/#/settings') },
  { name: 'no-such-game', open: (page) => goTo(page, '/#/table/nothing') },
  {
    name: 'hand-over',
    open: async (page) => {
      await goTo(page, '/#/new')
      await page.locator('[data-ui="segments"]').first().getByRole('radio').nth(1).check()
      for (const select of await page.locator('[data-ui="seats"] select').all()) await select.selectOption('')
      await page.locator('button[type="submit"]').click()
      await page.locator('[data-ui="hand-over"]').waitFor()
    },
  },
  {
    name: 'end-of-game',
    often: true,
    open: async (page) => {
      await openGame(page, goldenGame('full-5', 10_000))
      await page.locator('[data-ui="curve"]').waitFor()
    },
  },
  question('start', 'full-4', 1),
  { name: 'main-action', often: true, open: middle },
  ...CROWDED_SCENES,
  {
    name: 'building-selected',
    often: 'layout',
    open: async (page) => {
      await middle(page)
      await page.locator('[data-zone="harbour"] [data-place]:not([data-closed])').first().click()
    },
  },
  {
    name: 'proposal-selected',
    open: async (page) => {
      await middle(page)
      await page.locator('[data-zone="proposals"] [data-place]').first().click()
    },
  },
  {
    name: 'good-selected',
    open: async (page) => {
      await middle(page)
      await page.locator('[data-zone="mine"] [data-place$="-hide"]').click()
    },
  },
  {
    name: 'all-options',
    open: async (page) => {
      await middle(page)
      await press(page, '[data-key="all"]')
    },
  },
  {
    name: 'menu',
    open: async (page) => {
      await middle(page)
      const drawer = page.locator('[data-ui="drawer"]')
      await page.locator(`header button[popovertarget="${await drawer.getAttribute('id')}"]`).click()
      await drawer.waitFor()
    },
  },
  {
    name: 'shortcuts',
    open: async (page) => {
      await middle(page)
      await page.keyboard.press('?')
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'sandbox',
    often: 'layout',
    open: async (page) => {
      await middle(page)
      await page.keyboard.press('p')
      await page.locator('[data-ui="sandbox"] button').first().waitFor()
      await press(page, '[data-digit="1"]')
      await press(page, '[data-confirm]')
      await page.locator('[data-ui="sandbox-log"] [data-ui="move"]').first().waitFor({ state: 'attached' })
    },
  },
  question('end-of-turn', 'full-4', 699),
  question('fee', 'full-5', 567),
  question('feeding', 'full-4', 691, true),
  { name: 'feeding-short', open: short },
  question('interest', 'full-4', 678),
  question('how-many', 'short-5', 283, 'layout'),
  question('energy', 'full-4', 524),
  question('choose', 'full-5', 303),
  question('build', 'full-5', 162),
  question('build-another', 'short-4', 4),
  question('material', 'short-4', 192),
  question('voyage', 'full-4', 681, 'layout'),
  question('give', 'short-5', 295),
  question('exchange', 'short-5', 296),
  question('sell-any', 'short-5', 467),
  question('fuel', 'full-4', 513),
  question('haul', 'full-4', 596),
  { name: 'waiting', open: waiting },
  {
    name: 'sell-meanwhile',
    open: async (page) => {
      await waiting(page)
      await press(page, '[data-key="sell"]')
    },
  },
  {
    name: 'packet-row-new-game',
    open: async (page) => {
      await goTo(page, '/#/new')
      await page.locator('[data-ui="pick"]').getByRole('radio').last().check()
      // Packet Row has two to five players; until four radio buttons appear, the other game's form is still shown.
      await page.waitForFunction(
        () => document.querySelector('[data-ui="segments"]')?.querySelectorAll('input').length === 4,
      )
      await page.locator('details').evaluate((element) => element.setAttribute('open', ''))
    },
  },
  {
    name: 'packet-row-asked',
    often: true,
    open: async (page) => {
      await packetRow(page, ASKED, 3)
      await page.locator('#zone-market [data-place="card-fur-2"]').click()
    },
  },
  {
    name: 'packet-row-delivery',
    often: 'layout',
    open: async (page) => {
      await packetRow(page, ASKED, 3)
      await page.keyboard.press('d')
    },
  },
  {
    name: 'packet-row-own-cards',
    open: async (page) => {
      await packetRow(page, ASKED, 3)
      await page.keyboard.press('d')
      await page.keyboard.press('o')
      await tray(page).locator('[data-more]').waitFor()
    },
  },
  { name: 'packet-row-naming', open: (page) => packetRow(page, NAMING, 2) },
  { name: 'packet-row-waiting', open: (page) => packetRow(page, ASKED, 4) },
  { name: 'packet-row-last-deliveries', open: (page) => packetRow(page, LAST, 1) },
  {
    name: 'packet-row-area',
    open: async (page) => {
      await packetRow(page, ASKED, 3)
      await page.locator('#zone-guildhall header button').click()
    },
  },
  {
    name: 'packet-row-seat',
    open: async (page) => {
      await packetRow(page, ASKED, 3)
      await page.locator('[data-place="seat-0"]').click()
    },
  },
  {
    name: 'packet-row-end',
    often: true,
    open: async (page) => {
      await openGame(page, recorded('five-players', 'packet-row'))
      await page.locator('[data-ui="curve"]').waitFor()
    },
  },
]

/** Must be called before a scene is opened. */
export const prepareScene = (page: Page, theme: Appearance['theme'], locale: string): Promise<void> =>
  setSettings(page, { theme, locale })
