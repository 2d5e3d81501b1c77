/** Puzzle ratings on a server of its own: who solved it, votes, repeated answers, and answers given offline. */
import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import { openBrowser, PHONE } from '../online/browser-players.ts'
import { test } from '../online/server-fixture.ts'
import { setSettings } from '../table/open-game.ts'
import { PUZZLE, RIGHT, take, WRONG } from './sample-puzzle.ts'

const ROUTE = `/#/puzzles/le-havre/${PUZZLE.id}`

const banner = (page: Page) => page.locator('[data-ui="puzzle"]')

/** The explanation beside the board, or on a phone in the banner. */
const others = (page: Page) => page.locator('[data-ui="others-answers"]:visible')

const answer = async (page: Page, good: string, button = 'Answer'): Promise<void> => {
  await take(page, good)
  await banner(page).getByRole('button', { name: button, exact: true }).click()
}

const openPuzzle = async (browser: Browser, options = {}): Promise<Page> => {
  const page = await openBrowser(browser, options)
  await page.goto(ROUTE)
  await banner(page).waitFor()
  return page
}

test('everybody’s first answer counts once, with or without network, and those who answered vote', async ({
  browser,
}) => {
  const odile = await openPuzzle(browser)
  await answer(odile, RIGHT)
  await expect(others(odile)).toContainText('You are the first to answer this puzzle here.')
  await expect(others(odile)).toContainText(/Rating from these answers: [\d,]+ ±\d+\./)
  await others(odile).getByRole('radio', { name: 'Yes' }).click()
  await expect(others(odile)).toContainText('Yes: 1 of 1 vote')
  await expect(others(odile).getByRole('radio', { name: 'Yes' })).toBeChecked()
  const { violations } = await new AxeBuilder({ page: odile }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])

  // The first answer counts, not the second.
  const mateo = await openBrowser(browser, PHONE)
  await setSettings(mateo, { locale: 'fr' })
  await mateo.goto(ROUTE)
  await answer(mateo, WRONG, 'Répondre')
  await answer(mateo, RIGHT, 'Répondre')
  await banner(mateo).locator('summary').click()
  await expect(others(mateo)).toContainText(/Résolu du premier coup\s:\s50\s%\s\(2\sjoueurs\)\./)
  await others(mateo).getByRole('radio', { name: 'Non' }).tap()
  await expect(others(mateo)).toContainText(/Oui\s:\s1 sur 2\svotes/)

  // Whoever has forgotten their answer gives it a second time.
  await odile.evaluate(() => localStorage.removeItem('quayside.puzzles'))
  await odile.reload()
  await answer(odile, RIGHT)
  await expect(others(odile)).toContainText('You have answered this puzzle before')
  await expect(others(odile)).toContainText('50% of 2 players solved it on the first try.')

  const ines = await openPuzzle(browser)
  await take(ines, RIGHT)
  await ines.context().setOffline(true)
  await banner(ines).getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(banner(ines).getByRole('heading').first()).toHaveText('Correct')
  await expect(others(ines)).toContainText('Your answer will be sent later.')
  await ines.context().setOffline(false)
  const sent = ines.waitForResponse((reply) => reply.url().endsWith('/answers') && reply.ok())
  await ines.goto('/#/puzzles')
  await ines.reload()
  await sent
  await expect(ines.getByText('This server receives your first answer')).toBeVisible()
  await ines.goto(ROUTE)
  await banner(ines).getByRole('button', { name: 'Give up' }).click()
  await expect(others(ines)).toContainText('67% of 3 players solved it on the first try.')
})
