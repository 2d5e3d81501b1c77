/** Scenes of puzzles, the explorer and the analysis for the visual tests. */
import { linkedGame, THREE } from '../replay/replay-page.ts'
import type { Scene } from '../visual/scenes.ts'
import { keepAnswers, PUZZLE, RIGHT, take } from './sample-puzzle.ts'

const banner = '[data-ui="puzzle"]'

export const STUDY_SCENES: readonly Scene[] = [
  {
    name: 'puzzles',
    often: 'layout',
    open: async (page) => {
      await keepAnswers(page)
      await page.goto('/#/puzzles')
      await page.locator('[data-ui="day-puzzle"]').waitFor()
    },
  },
  {
    name: 'puzzle',
    often: 'layout',
    open: async (page) => {
      await page.goto(`/#/puzzles/le-havre/${PUZZLE.id}`)
      await page.locator(`${banner} li button`).click()
    },
  },
  {
    name: 'puzzle-solved',
    open: async (page) => {
      await page.goto(`/#/puzzles/le-havre/${PUZZLE.id}`)
      await page.locator(banner).waitFor()
      await take(page, RIGHT)
      await page.locator(`${banner} button:enabled`).filter({ hasNotText: '%' }).first().click()
      await page.locator(`${banner} details`).waitFor({ state: 'attached' })
    },
  },
  {
    name: 'explorer',
    often: 'layout',
    open: async (page) => {
      await page.goto('/#/explorer/le-havre')
      await page.locator('[data-ui="moves"] tbody tr').first().waitFor()
    },
  },
  {
    name: 'explorer-packet-row',
    open: async (page) => {
      await page.goto('/#/explorer/packet-row')
      await page.locator('[data-ui="moves"] tbody tr').first().waitFor()
    },
  },
  {
    name: 'analysis',
    open: async (page) => {
      await page.goto(`/#/analysis/${await linkedGame('short-3', THREE)}/60`)
      await page.locator('[data-ui="analysis-advice"] li button').first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'editor',
    open: async (page) => {
      await page.goto('/#/editor/le-havre')
      await page.locator('[data-ui="check"]').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'editor-packet-row',
    open: async (page) => {
      await page.goto('/#/editor/packet-row')
      await page.locator('[data-ui="check"]').waitFor({ state: 'attached' })
    },
  },
]
