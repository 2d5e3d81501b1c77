/** A test that starts and plays a whole game, without errors in the page. */
import { expect, type Page, test } from '@playwright/test'
import { endOfGame, errorsOf } from './open-game.ts'

/** Long, because machines may be slow. */
export const WHOLE_GAME = 600_000

interface WholeGame {
  readonly often?: boolean
  readonly begin: (page: Page) => Promise<void>
  readonly play: (page: Page) => Promise<void>
}

export const wholeGame = (title: string, { often = false, begin, play }: WholeGame): void =>
  test(title, { tag: often ? [] : '@long' }, async ({ page }) => {
    test.setTimeout(WHOLE_GAME)
    const errors = errorsOf(page)
    await begin(page)
    await play(page)
    await expect(endOfGame(page)).toBeVisible()
    expect(errors).toEqual([])
  })

/** On a phone with touch. */
export const byTouch = (title: string, game: WholeGame): void =>
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    wholeGame(title, game)
  })
