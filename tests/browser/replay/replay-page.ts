/** Helpers for tests of the replay. */
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { packGame } from '../../../packages/web/src/replay/replay-link.ts'
import type { GameFile } from '../table/open-game.ts'
import { violations } from '../visual/find-accessibility-faults.ts'

const FOLDERS = {
  'le-havre': '../../../games/le-havre/fixtures/version-1/golden/',
  'packet-row': '../../../games/packet-row/fixtures/version-1/',
} as const

export type Game = keyof typeof FOLDERS

export const recorded = (name: string, game: Game): string =>
  readFileSync(new URL(`${FOLDERS[game]}${name}.txt`, import.meta.url), 'utf8')

/** The replay link of a whole game. */
export const linkedGame = (
  name: string,
  seats: readonly SeatOccupant[],
  game: Game = 'le-havre',
): Promise<string> => packGame({ text: recorded(name, game), seats })

/** The same as a file. */
export const gameFile = (name: string, game: Game): GameFile => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(recorded(name, game)),
})

export const TWO: readonly SeatOccupant[] = [
  { name: 'Zoé', bot: null },
  { name: 'Mateo', bot: 'deckhand' },
]

export const THREE: readonly SeatOccupant[] = [...TWO, { name: 'Yu-Ting', bot: 'deckhand' }]

export const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Position in the game' })

/** Both the table and the slider are at the move. */
export const expectAt = async (page: Page, position: number): Promise<void> => {
  await expect(slider(page)).toHaveValue(`${position}`)
  await expect(page.locator('[data-at]')).toHaveAttribute('data-at', `${position}`)
}

export const expectAccessible = async (page: Page, where?: string): Promise<void> => {
  expect(
    (await violations(page)).map(({ id, nodes }) => [id, nodes[0]?.html]),
    where,
  ).toEqual([])
}
