/** Scenes of the replay for the visual tests. */
import type { Page } from '@playwright/test'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { MIDDLE_MOVE } from '../visual/golden-games.ts'
import type { Scene } from '../visual/scenes.ts'
import { type Game, linkedGame, TWO } from './replay-page.ts'

const SEATS: readonly SeatOccupant[] = ['Zoé', 'Mateo', 'Yu-Ting', 'Odile', 'Hugo'].map((name, seat) => ({
  name,
  bot: seat === 0 ? null : 'deckhand',
}))

interface ReplayScene {
  readonly game: Game
  readonly record: string
  readonly players: number
  readonly position: number
}

const lookBack = async (page: Page, { game, record, players, position }: ReplayScene): Promise<void> => {
  await page.goto(`/#/replay/${await linkedGame(record, SEATS.slice(0, players), game)}/${position}`)
  await page.locator('[data-at] svg[data-ui="chart"]').waitFor()
}

const PACKET_ROW: ReplayScene = { game: 'packet-row', record: 'four-players', players: 4, position: 90 }

/** A finished quick review of a game played at random, which has some mistakes. */
export const openReview = async (page: Page): Promise<void> => {
  await page.goto(`/#/replay/${await linkedGame('short-2', TWO)}/1`)
  await page.locator('[data-ui="pages"] button').last().click()
  await page.locator('[data-ui="review"] button').first().click()
  await page.locator('[data-ui="mistake"]').nth(2).waitFor({ timeout: 120_000 })
  await page.locator('[data-ui="review"] progress').waitFor({ state: 'detached', timeout: 120_000 })
}

export const REPLAY_SCENES: readonly Scene[] = [
  {
    name: 'replay',
    open: (page) => lookBack(page, { game: 'le-havre', record: 'full-5', players: 5, position: MIDDLE_MOVE }),
  },
  {
    name: 'review',
    open: async (page) => {
      await openReview(page)
      await page.locator('[data-ui="mistake"]').first().click()
    },
  },
  { name: 'packet-row-replay', open: (page) => lookBack(page, PACKET_ROW) },
  {
    name: 'packet-row-compared',
    bySize: true,
    open: async (page) => {
      await lookBack(page, PACKET_ROW)
      await page.locator('[data-ui="replay-tray"] [data-ui="comparison"]').click()
      await page.keyboard.press('ArrowLeft')
      const log = page.locator('[data-ui="opens-drawer"]').last()
      if (await log.isVisible()) await log.click()
      await page.locator('[data-ui="difference"]').waitFor()
    },
  },
]
