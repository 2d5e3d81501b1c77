/** What the tests of the pages around the table have in common. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

export const begin = async (page: Page): Promise<void> => {
  await page.goto('/#/new')
  await page.getByRole('button', { name: 'Begin' }).click()
  await table(page).waitFor()
}

export const table = (page: Page): Locator => page.locator('.app')

export const gameId = (page: Page): string => page.url().split('/').at(-1) ?? ''

export const savedGames = (page: Page): Locator => page.getByRole('link', { name: 'Continue Le Havre' })

/** The text of a whole game, as a file. */
export const record = (name: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: readFileSync(new URL(`../../../le-havre/fixtures/version-1/golden/${name}.txt`, import.meta.url)),
})

/** Waits until the table shows that the last move is written: leaving a game waits for that as well. */
export const goHome = async (page: Page): Promise<void> => {
  await page.goto('/#/')
  await page.getByRole('heading', { name: 'Your games' }).waitFor()
}
