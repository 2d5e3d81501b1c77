/** A shipped puzzle that is answered by taking an offer, with another offer that is wrong. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Puzzle, PuzzleIndex } from '@quayside/game'

const PACKS = join(import.meta.dirname, '..', '..', '..', 'games', 'le-havre', 'puzzles', 'packs')
const pack = JSON.parse(readFileSync(join(PACKS, 'puzzles-le-havre-00.json'), 'utf8')) as Puzzle[]

const goodOf = (command: string | undefined): string => /^take (\w+)$/.exec(command ?? '')?.[1] ?? ''

const found = pack.find(
  ({ right, values }) =>
    goodOf(right[0]) !== '' &&
    values.some(({ command }) => goodOf(command) !== '' && !right.includes(command)),
)
if (found === undefined) throw new Error('the first pack has no puzzle about an offer')

export const PUZZLE: Puzzle = found
export const RIGHT = goodOf(found.right[0])
export const WRONG = goodOf(
  found.values.find(({ command }) => goodOf(command) !== '' && !found.right.includes(command))?.command,
)

export const take = async (page: Page, good: string): Promise<void> => {
  await page.locator(`[data-place="offer-${good}"]`).click()
  await page.locator('[data-zone="tray"] [data-confirm]').click()
}

/** Answers to the first puzzles of the list, most of them right; must be called before the page is opened. */
export const keepAnswers = async (page: Page): Promise<void> => {
  const list = JSON.parse(readFileSync(join(PACKS, 'puzzle-index.json'), 'utf8')) as PuzzleIndex
  const answers = list.puzzles.slice(0, 24).map(([id, , themes], place) => ({
    key: `${list.game}/${id}`,
    themes: themes.map((theme) => list.themes[theme] ?? ''),
    score: [1, 0, 1, 0.75][place % 4] ?? 1,
    hints: place % 4 === 3 ? 1 : 0,
    before: 1500 + 9 * place - 40 * (place % 2),
    after: 1509 + 9 * place - 40 * ((place + 1) % 2),
    day: 20_000 + place,
  }))
  const player = { rating: 1676, deviation: 92, volatility: 0.06 }
  const progress = JSON.stringify({ player, answers, missed: {}, bestStreak: 7 })
  await page.addInitScript((text) => localStorage.setItem('quayside.puzzles', text), progress)
}
