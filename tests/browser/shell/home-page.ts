/** Helpers for tests of the pages around the table. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'

export const begin = async (page: Page): Promise<void> => {
  await page.goto('/#/new')
  await page.getByRole('button', { name: 'Start game' }).click()
  await table(page).waitFor()
}

export const table = (page: Page): Locator => page.locator('[data-at]')

export const gameId = (page: Page): string => page.url().split('/').at(-1) ?? ''

export const savedGames = (page: Page): Locator => page.getByRole('link', { name: 'Continue Le Havre' })

/** The text of a whole game under a version of the rules, as a file. */
export const record = (
  name: string,
  version: 1 | 2 = 1,
): { name: string; mimeType: string; buffer: Buffer } => ({
  name: `${name}.txt`,
  mimeType: 'text/plain',
  buffer: readFileSync(
    new URL(`../../../games/le-havre/fixtures/version-${version}/golden/${name}.txt`, import.meta.url),
  ),
})

/** Leaves the table, which waits until the last move is saved. */
export const goHome = async (page: Page): Promise<void> => {
  await page.goto('/#/')
  await page.locator('#games, #first').waitFor()
}

interface Version1Save {
  readonly id: string
  readonly over: boolean
}

/** Rows of the browser's database as version 0.1 wrote them: of each game one that is over and one under way. */
export const version1Saves = (): readonly Version1Save[] =>
  JSON.parse(
    readFileSync(new URL('./version-1-saves.json', import.meta.url), 'utf8'),
  ) as readonly Version1Save[]
