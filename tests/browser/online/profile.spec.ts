import { expect } from '@playwright/test'
import { slider } from '../replay/replay-page.ts'
import { errorsOf } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import { isOwnTurn, openBrowser, openRoomByApi, takeSeatByApi } from './browser-players.ts'
import { test } from './server-fixture.ts'

test('finished games are found on a public page and looked back at from there, once all who played agree', async ({
  browser,
}) => {
  const [lea, mateo, visitor] = [
    await openBrowser(browser),
    await openBrowser(browser),
    await openBrowser(browser),
  ]
  const errors = [lea, mateo, visitor].map(errorsOf)
  await takeSeatByApi(mateo, await openRoomByApi(lea, { name: 'Lea', others: ['open'] }), 1, 'Mateo')
  await play(lea, { seed: 'lea', enough: () => isOwnTurn(mateo) })
  await lea.getByRole('button', { name: 'Menu' }).click()
  await lea.getByRole('button', { name: 'Ask to end the game' }).click()
  await mateo.getByRole('button', { name: 'Agree' }).click()
  await expect(lea.getByRole('heading', { name: 'This game ended without a result.' })).toBeVisible()

  await lea.goto('/#/you')
  await lea.getByText('Make my ratings').click()
  await lea.getByRole('link', { name: 'View page' }).click()
  await expect(lea.getByRole('heading', { level: 1, name: 'Lea' })).toBeVisible()
  await expect(lea.getByText('No public games yet.')).toBeVisible()
  await mateo.goto('/#/you')
  await mateo.getByText('Make my ratings').click()
  await expect(mateo.getByRole('link', { name: 'View page' })).toBeVisible()

  await visitor.goto(lea.url())
  const game = visitor.getByRole('listitem').filter({ hasText: 'Le Havre' })
  await expect(game).toContainText('Lea and Mateo')
  await game.getByRole('link', { name: 'Replay' }).click()
  await slider(visitor).waitFor()
  await expect(visitor.locator('[data-zone="players"]')).toContainText('Mateo')
  expect(errors.flat()).toEqual([])
})
