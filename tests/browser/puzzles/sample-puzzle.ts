/** A shipped puzzle that is answered by taking an offer, with another offer that is wrong. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Puzzle } from '@quayside/game'

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
