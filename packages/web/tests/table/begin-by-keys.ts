/** From the first key on the home page to a game on the table. */
import { expect, type Page } from '@playwright/test'
import { tabTo } from './keyboard-player.ts'
import { setSettings, table } from './open-game.ts'

interface Wishes {
  readonly game: 'Le Havre' | 'Packet Row'
  readonly players: number
  /** Whether it is played on the text board. */
  readonly asText?: boolean
}

/** No game has more players to choose from. */
const MOST_PLAYERS = 5

export const beginByKeys = async (page: Page, { game, players, asText = false }: Wishes): Promise<void> => {
  await setSettings(page, {})
  await page.goto('/')
  await page.getByRole('link', { name: 'New game' }).waitFor()
  if (asText) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Play on the text board' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await tabTo(page, page.getByRole('link', { name: 'New game' }))
  await page.keyboard.press('Enter')
  const field = (name: string) => page.getByRole('group', { name, exact: true })
  await field('Players').waitFor()
  await tabTo(page, field('Game').getByRole('radio', { checked: true }))
  if (game === 'Packet Row') await page.keyboard.press('ArrowRight')
  await expect(field('Game').getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(game))
  const chosen = field('Players').getByRole('radio', { checked: true })
  await tabTo(page, chosen)
  for (let left = 0; left < MOST_PLAYERS; left++) {
    const number = await chosen.evaluate((radio) => radio.closest('label')?.textContent)
    if (number === `${players}`) break
    await page.keyboard.press('ArrowLeft')
  }
  if (game === 'Le Havre') {
    await tabTo(page, field('Length').getByRole('radio', { checked: true }))
    await page.keyboard.press('ArrowRight')
  }
  await tabTo(page, page.getByRole('button', { name: 'Begin' }))
  await page.keyboard.press('Enter')
  await expect(table(page)).toBeVisible()
}
