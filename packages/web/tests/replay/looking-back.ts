/** What the tests of looking back have in common. */
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { SeatPlan } from '../../src/host/protocol.ts'
import { packGame } from '../../src/replay/link.ts'

const golden = (name: string): string =>
  readFileSync(new URL(`../../../le-havre/fixtures/golden/${name}.txt`, import.meta.url), 'utf8')

/** A whole game as an address has it. */
export const linkedGame = (name: string, seats: readonly SeatPlan[]): Promise<string> =>
  packGame({ text: golden(name), seats })

export const TWO: readonly SeatPlan[] = [
  { name: 'Zoé', bot: null },
  { name: 'Mateo', bot: 'deckhand' },
]

export const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Position in the game' })

/** The table itself lies at the position, not only the slider. */
export const expectAt = async (page: Page, position: number): Promise<void> => {
  await expect(slider(page)).toHaveValue(`${position}`)
  await expect(page.locator('.app')).toHaveAttribute('data-at', `${position}`)
}
