import { expect, type Page, test } from '@playwright/test'
import { errorsOf, setSettings } from '../table/open-game.ts'
import { openPast } from './stored-history.ts'

/** The bots of the latest saved game. */
const savedBots = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(
    () =>
      new Promise<readonly unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('quayside')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            const games = reading.result as readonly { begun: number; seats: readonly unknown[] }[]
            resolve(games.toSorted((one, other) => other.begun - one.begun)[0]?.seats.slice(1) ?? [])
          }
        }
      }),
  )

test('bots can match the results of the player or think longer', async ({ page }) => {
  const errors = errorsOf(page)
  await setSettings(page, {})
  await openPast(page, 12, '/#/new/le-havre')
  const seats = page.getByRole('list').filter({ has: page.getByRole('textbox', { name: /seat 2/ }) })
  const who = (seat: number) => seats.getByRole('listitem').nth(seat - 1)
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3' }).check()
  await who(2).getByRole('combobox').selectOption('Even match')
  await expect(who(2)).toContainText('Now Mate, after 9 games against bots.')
  await who(3).getByRole('combobox').selectOption('Commodore+')
  await expect(who(3)).toContainText('with more time to think')
  // A bot must start, or no bot is asked yet.
  await page.getByRole('group', { name: 'Starting player' }).getByRole('radio').nth(2).check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page.getByText('Take an offer or use a building')).toBeVisible({ timeout: 60_000 })
  expect(await savedBots(page)).toMatchObject([{ bot: 'mate', isEven: true }, { bot: 'commodore+' }])
  expect(errors).toEqual([])
})
