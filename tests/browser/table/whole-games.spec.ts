import { expect, type Page, test } from '@playwright/test'
import { beginByKeys, playByKeys } from './keyboard-player.ts'
import { beginGame } from './open-game.ts'
import { finger, type Hand, mouse, play } from './random-player.ts'
import { byTouch, wholeGame } from './whole-game.ts'

/** The usual run plays one, the long run all. */
const OFTEN = 'short 2'

for (const length of ['short', 'full'] as const)
  for (const players of [1, 2, 3, 4, 5])
    wholeGame(`a ${length} game with ${players} at the table is played to its end by pointer`, {
      often: OFTEN === `${length} ${players}`,
      begin: (page) => beginGame(page, { players, length }),
      play: (page) => play(page, { seed: `pointer ${length} ${players}` }),
    })

wholeGame('a whole game is begun and played to its end by keyboard alone', {
  begin: (page) => beginByKeys(page, { game: 'Le Havre', players: 1 }),
  play: (page) => playByKeys(page, 'keyboard'),
})

byTouch('a whole game is played to its end by touch', {
  begin: (page) => beginGame(page, { players: 2, length: 'short' }),
  play: (page) => play(page, { seed: 'touch', hand: finger }),
})

wholeGame('two people hand the screen over until their game is over', {
  begin: (page) => beginGame(page, { players: 2, length: 'short', people: 2 }),
  play: (page) => play(page, { seed: 'hand-over' }),
})

/** Why the question is not fully visible: it must be in the viewport of a page that does not scroll. */
const questionOutOfSight = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, scrollTop } = document.documentElement
    const question = document.querySelector('[data-zone="tray"] h2')
    if (question === null) return null
    if (scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1 || scrollTop > 0)
      return `the page is ${scrollWidth} x ${scrollHeight} and scrolled by ${scrollTop}`
    const { left, top, right, bottom } = question.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      return `the question is at ${left}, ${top} to ${right}, ${bottom}`
    const found = document.elementFromPoint(left + 4, (top + bottom) / 2)
    return found?.closest('[data-zone="tray"], dialog, [popover], [data-ui="hand-over"]') === null
      ? `the question lies under ${found.outerHTML.slice(0, 120)}`
      : null
  })

const playInSight = (page: Page, seed: string, hand: Hand): Promise<void> =>
  play(page, {
    seed,
    hand,
    enough: async () => {
      // A tray that is loaded for the first time is hidden for a moment.
      await expect.poll(() => questionOutOfSight(page)).toBeNull()
      return false
    },
  })

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1366, height: 768 } })
  wholeGame('five play a full game by pointer, and the question is always in sight', {
    begin: (page) => beginGame(page, { players: 5, length: 'full' }),
    play: (page) => playInSight(page, 'laptop', mouse),
  })
})

byTouch('five play a full game by touch, and the question is always in sight', {
  begin: (page) => beginGame(page, { players: 5, length: 'full' }),
  play: (page) => playInSight(page, 'phone', finger),
})
