/** Scenes of the text board for the visual tests. */
import type { Page } from '@playwright/test'
import { ASKED, packetRowText } from '../packet-row/open-game.ts'
import { linkedGame, TWO } from '../replay/replay-page.ts'
import { openGame } from '../table/open-game.ts'
import { goldenGame, MIDDLE_MOVE } from '../visual/golden-games.ts'
import type { Scene } from '../visual/scenes.ts'

/** In addition to the settings of the scene. */
const asText = (page: Page, more: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
  page.addInitScript(
    (wanted) => {
      const settings: unknown = JSON.parse(localStorage.getItem('quayside.settings') ?? '{}')
      localStorage.setItem('quayside.settings', JSON.stringify({ ...(settings as object), ...wanted }))
    },
    { board: 'text', ...more },
  )

const middle = async (page: Page, more?: Readonly<Record<string, unknown>>): Promise<void> => {
  await asText(page, more)
  await openGame(page, goldenGame('full-5', MIDDLE_MOVE), 'asked')
  await page.locator('[data-ui="answers"]').waitFor()
}

const say = async (page: Page, words: string): Promise<void> => {
  await page.locator('#tb-command').fill(words)
  await page.keyboard.press('Enter')
  await page.locator('[data-ui="reply"] p').first().waitFor()
}

const packetRow = async (page: Page): Promise<void> => {
  await asText(page)
  await openGame(page, packetRowText(ASKED), 2)
  await page.locator('[data-ui="answers"]').waitFor()
}

export const TEXT_SCENES: readonly Scene[] = [
  { name: 'text-board', often: true, open: (page) => middle(page) },
  {
    name: 'text-board-preview',
    open: async (page) => {
      await middle(page)
      await say(page, '1')
    },
  },
  {
    name: 'text-board-read',
    open: async (page) => {
      await middle(page)
      await say(page, 'h')
    },
  },
  {
    name: 'text-board-completing',
    open: async (page) => {
      await middle(page)
      await page.locator('#tb-command').pressSequentially('e')
      await page.keyboard.press('ArrowDown')
    },
  },
  { name: 'text-board-large', open: (page) => middle(page, { textSize: 200 }) },
  { name: 'text-board-packet-row', often: true, open: packetRow },
  {
    name: 'text-lesson',
    open: async (page) => {
      await asText(page)
      await page.goto('/#/lesson/le-havre')
      await page.locator('[data-ui="text-lesson"]').waitFor()
    },
  },
  {
    name: 'text-sandbox',
    open: async (page) => {
      await middle(page)
      // A narrow screen has it in the menu.
      await page.locator('[data-key="try-moves"]').dispatchEvent('click')
      await page.locator('[data-ui="sandbox-log"] [data-ui="comparison"]').waitFor()
    },
  },
  {
    name: 'text-replay',
    open: async (page) => {
      await asText(page)
      await page.goto(`/#/replay/${await linkedGame('short-2', TWO)}/80`)
      await page.locator('[data-ui="reply"] p').first().waitFor()
    },
  },
  {
    name: 'text-board-over',
    open: async (page) => {
      await asText(page)
      await openGame(page, goldenGame('full-5', 10_000))
      await page.locator('#tb-ending').waitFor()
    },
  },
]
