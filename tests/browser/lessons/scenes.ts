/** Scenes of lessons, rules and cards for the visual tests. */
import type { Page } from '@playwright/test'
import type { Scene } from '../visual/scenes.ts'
import { coach, openLessonAt } from './lesson-page.ts'

const withRules = async (page: Page, game: string, wanted: string): Promise<void> => {
  await page.goto(`/#/lesson/${game}`)
  await coach(page).waitFor()
  await page.keyboard.press('l')
  await page.locator('[data-ui="topic"]').waitFor()
  if (wanted === '') return
  await page.locator('[data-ui="find"] input').fill(wanted)
  await page.locator('[data-ui="results"]').waitFor()
}

const lookUp = async (page: Page, address: string, seen: string): Promise<void> => {
  await page.goto(`/#/${address}`)
  await page.locator(seen).first().waitFor()
}

/** A kind with few cards, so that all of them are checked. */
const cards = async (page: Page, game: string, kind: string): Promise<void> => {
  await lookUp(page, `cards/${game}`, '[data-ui="glossary"] td')
  await page.locator('[data-ui="sieve"] select').selectOption(kind)
}

export const LESSON_SCENES: readonly Scene[] = [
  { name: 'lesson', often: true, open: (page) => openLessonAt(page, 'le-havre', 'build') },
  { name: 'lesson-to-read', open: (page) => openLessonAt(page, 'le-havre', 'ribbon') },
  { name: 'packet-row-lesson', open: (page) => openLessonAt(page, 'packet-row', 'pass') },
  { name: 'lesson-over', open: (page) => openLessonAt(page, 'packet-row', 'score') },
  { name: 'lesson-question', open: (page) => openLessonAt(page, 'le-havre', 'feeding') },
  { name: 'lesson-next', open: (page) => lookUp(page, 'lesson/le-havre/next', '[data-ui="next-game"]') },
  { name: 'rules-drawer', open: (page) => withRules(page, 'le-havre', '') },
  { name: 'rules-found', open: (page) => withRules(page, 'le-havre', 'a') },
  { name: 'packet-row-rules-drawer', open: (page) => withRules(page, 'packet-row', '') },
  { name: 'rules', open: (page) => lookUp(page, 'rules/le-havre', '[data-ui="topic"]') },
  { name: 'cards', open: (page) => cards(page, 'le-havre', 'ships') },
  { name: 'module-cards', open: (page) => cards(page, 'le-havre', 'essen-2008') },
  { name: 'packet-row-cards', open: (page) => cards(page, 'packet-row', 'goods') },
]
