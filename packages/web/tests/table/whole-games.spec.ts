import { expect, test } from '@playwright/test'
import { playByKeys, tabTo } from './keyboard.ts'
import { finger, play } from './player.ts'
import { beginGame, endOfGame, errorsOf, setSettings, table } from './sitting.ts'

/** Long, because machines may be slow. */
const WHOLE_GAME = 600_000

/** In the check two are played; the others are for the long run. */
const OFTEN: readonly string[] = ['short 1', 'short 3']

for (const length of ['short', 'full'] as const)
  for (const players of [1, 2, 3, 4, 5])
    test(`a ${length} game with ${players} at the table is played to its end by pointer`, {
      tag: OFTEN.includes(`${length} ${players}`) ? [] : '@long',
    }, async ({ page }) => {
      test.setTimeout(WHOLE_GAME)
      const errors = errorsOf(page)
      await beginGame(page, { players, length })
      await play(page, { seed: `pointer ${length} ${players}` })
      await expect(endOfGame(page)).toBeVisible()
      expect(errors).toEqual([])
    })

test('a whole game is begun and played to its end by keyboard alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(WHOLE_GAME)
  const errors = errorsOf(page)
  await setSettings(page, {})
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'New game' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('group', { name: 'Players' }).getByRole('radio', { checked: true }))
  for (let left = 0; left < 4; left++) await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByRole('group', { name: 'Length' }).getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('button', { name: 'Begin' }))
  await page.keyboard.press('Enter')
  await expect(table(page)).toBeVisible()
  await playByKeys(page, 'keyboard')
  await expect(endOfGame(page)).toBeVisible()
  expect(errors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a whole game is played to its end by touch', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(WHOLE_GAME)
    const errors = errorsOf(page)
    await beginGame(page, { players: 2, length: 'short' })
    await play(page, { seed: 'touch', hand: finger })
    await expect(endOfGame(page)).toBeVisible()
    expect(errors).toEqual([])
  })
})

test('two people hand the screen over until their game is over', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(WHOLE_GAME)
  const errors = errorsOf(page)
  await beginGame(page, { players: 2, length: 'short', people: 2 })
  await play(page, { seed: 'hand-over' })
  await expect(endOfGame(page)).toBeVisible()
  expect(errors).toEqual([])
})
