import { expect, test } from '@playwright/test'
import { playByKeys, tabTo } from '../table/keyboard.ts'
import { finger, play } from '../table/player.ts'
import { endOfGame, errorsOf, setSettings, table } from '../table/sitting.ts'
import { beginPacketRow } from './sitting.ts'

/** Long, because machines may be slow. */
const WHOLE_GAME = 600_000

/** In the check one is played; the others are for the long run. */
for (const players of [2, 3, 4, 5])
  test(`a game of Packet Row with ${players} at the table is played to its end by pointer`, {
    tag: players === 2 ? [] : '@long',
  }, async ({ page }) => {
    test.setTimeout(WHOLE_GAME)
    const errors = errorsOf(page)
    await beginPacketRow(page, { players, seed: `pointer-${players}` })
    await play(page, { seed: `pointer-${players}` })
    await expect(endOfGame(page)).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Bankers' })).toBeVisible()
    expect(errors).toEqual([])
  })

test('a game of Packet Row is begun and played to its end by keyboard alone', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(WHOLE_GAME)
  const errors = errorsOf(page)
  await setSettings(page, {})
  await page.goto('/#/new')
  await tabTo(page, page.getByRole('group', { name: 'Game' }).getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('group', { name: 'Players' }).getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByRole('button', { name: 'Begin' }))
  await page.keyboard.press('Enter')
  await expect(table(page)).toBeVisible()
  await playByKeys(page, 'keyboard')
  await expect(endOfGame(page)).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a game of Packet Row is played to its end by touch', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(WHOLE_GAME)
    const errors = errorsOf(page)
    await beginPacketRow(page, { players: 2, seed: 'touch' })
    await play(page, { seed: 'touch', hand: finger })
    await expect(endOfGame(page)).toBeVisible()
    expect(errors).toEqual([])
  })
})

test('two people hand the screen over until their game of Packet Row is over', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(WHOLE_GAME)
  const errors = errorsOf(page)
  await beginPacketRow(page, { players: 2, people: 2, seed: 'hand-over' })
  await play(page, { seed: 'hand-over' })
  await expect(endOfGame(page)).toBeVisible()
  expect(errors).toEqual([])
})
