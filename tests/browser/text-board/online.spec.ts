import { expect } from '@playwright/test'
import { openRoomByForm } from '../online/browser-players.ts'
import { test } from '../online/server-fixture.ts'
import { errorsOf, setSettings } from '../table/open-game.ts'
import { answered, playByNumbers, say } from './screen-reader.ts'

test('an online game is played on the text board, without hints', async ({ page }) => {
  const errors = errorsOf(page)
  await setSettings(page, { board: 'text' })
  await openRoomByForm(page, { name: 'Lea', others: ['deckhand'] })
  await playByNumbers(page, 'text online', 5)
  await expect(page.getByRole('list', { name: 'Options' })).toBeVisible()
  await say(page, 'hint')
  await expect(answered(page)).toContainText('No hint available')
  expect(errors).toEqual([])
})
