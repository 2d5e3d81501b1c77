/** The daily leaderboard on a separate server: entries, ties, times, friends, and a forged game. */
import { type Browser, expect, type Page } from '@playwright/test'
import type { Friends, PlayerInfo } from '@quayside/protocol'
import { openBrowser, PHONE } from '../online/browser-players.ts'
import { test } from '../online/server-fixture.ts'
import { keepFinishedTry } from './tries.ts'

type Attempt = Parameters<typeof keepFinishedTry>[1]

const leaderboard = (page: Page) => page.locator('[data-ui="daily-table"]')

const rows = (page: Page) => leaderboard(page).locator('tbody tr')

/** The rows of people: a bot has no place. */
const people = (page: Page) =>
  rows(page).filter({ hasNot: page.getByRole('cell', { name: 'bot', exact: true }) })

/** A player on the page of their result, who is not on the leaderboard yet. */
const finish = async (browser: Browser, attempt: Attempt, phone = false): Promise<Page> => {
  const page = await openBrowser(browser, phone ? PHONE : {})
  const { date, kind } = await keepFinishedTry(page, attempt)
  await page.goto(`/#/daily/${date}/${kind}`)
  await page.reload()
  await leaderboard(page).waitFor()
  return page
}

const enter = async (page: Page, name: string): Promise<void> => {
  await leaderboard(page).getByLabel('Your name').fill(name)
  await leaderboard(page).getByRole('button', { name: 'Enter the leaderboard' }).click()
}

const befriend = async (one: Page, other: Page): Promise<void> => {
  const { code } = (await (await one.request.get('/api/me/friends')).json()) as Friends
  await expect(await other.request.post('/api/me/friends', { data: { code } })).toBeOK()
  const { id } = (await (await other.request.get('/api/me')).json()) as PlayerInfo
  await expect(await one.request.post('/api/me/friends', { data: { player: id } })).toBeOK()
}

test('two players enter, equal points share the place, times are shown, friends can be listed alone, and a forged game is refused', async ({
  browser,
}) => {
  const odile = await finish(browser, { level: 'deckhand', minutes: 13 })
  await expect(leaderboard(odile)).toContainText('0 verified, 0 being checked')
  await enter(odile, 'Odile')
  await expect(people(odile)).toHaveText([/^1Odile \(you\).*13 min$/])
  await expect(leaderboard(odile).getByRole('alert')).toHaveCount(0)

  // The same game in less time: the same place, listed first.
  const mateo = await finish(browser, { level: 'deckhand', minutes: 5 }, true)
  await expect(rows(mateo)).toHaveCount(0)
  await enter(mateo, 'Mateo')
  await expect(people(mateo)).toHaveText([/^1Mateo \(you\).*5 min$/, /^1Odile.*13 min$/])
  await expect(leaderboard(mateo)).toContainText('1st of 2')

  const forger = await finish(browser, {
    level: 'deckhand',
    minutes: 9,
    forge: (record) => record.replace(/^result .*$/m, 'result 999'),
  })
  await enter(forger, 'Wei')
  await expect(leaderboard(forger).getByRole('alert')).toHaveText(
    'The stated result is not the result of the game.',
  )
  await expect(rows(forger)).toHaveCount(0)
  await expect(leaderboard(forger)).toContainText('2 verified')

  const ines = await finish(browser, { level: 'bosun', minutes: 20 })
  await enter(ines, 'Ines')
  await expect(people(ines)).toHaveCount(3)
  await leaderboard(ines).getByRole('radio', { name: 'Friends' }).check({ force: true })
  await expect(people(ines)).toHaveText([/Ines \(you\)/])
  await expect(leaderboard(ines)).toContainText('None of your friends is on this leaderboard yet.')
  await befriend(odile, ines)
  await ines.reload()
  await expect(people(ines)).toHaveCount(3)
  // By keyboard.
  await leaderboard(ines).getByRole('radio', { name: 'All' }).focus()
  await ines.keyboard.press('ArrowRight')
  await expect(people(ines)).toHaveCount(2)
  await expect(people(ines).filter({ hasText: 'Odile' })).toHaveText(/^[12]Odile/)
})
