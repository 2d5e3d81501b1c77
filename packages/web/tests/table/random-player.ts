/** Somebody who plays by pressing what the tray offers, at random; with the same seed always the same. */
import type { Page } from '@playwright/test'
import { type Random, random } from '@quayside/kernel'
import { nextMove, type Press } from './moves.ts'
import { tray } from './open-game.ts'

/** How something is pressed. */
export type Hand = (page: Page, press: Press) => Promise<void>

export const mouse: Hand = (page, { x, y }) => page.mouse.click(x, y)

export const finger: Hand = (page, { x, y }) => page.touchscreen.tap(x, y)

/** More presses than any answer takes. */
const MOST_PRESSES = 120

/** How long others may take, in looks of a quarter of a second. */
const PATIENCE = 240

interface Play {
  readonly seed: string
  readonly hand?: Hand
  /** Asked before every press. */
  readonly enough?: () => boolean | Promise<boolean>
}

const ROLLS = 1 << 20

const share = (source: Random): number => source.nextInt(ROLLS) / ROLLS

/** Plays until the game is over or it is enough; fails when nothing can be done any more. */
export const play = async (page: Page, { seed, hand = mouse, enough = () => false }: Play): Promise<void> => {
  const source = random(seed)
  let sign = ''
  let chosen = false
  let presses = 0
  let idle = 0
  while (!(await enough())) {
    const mood = { roll: share(source), haste: share(source), chosen }
    const { move, sign: seen } = await nextMove(page, mood, sign)
    const at = seen.split(' ', 1)[0]
    if (at !== sign.split(' ', 1)[0]) presses = 0
    sign = seen
    switch (move.kind) {
      case 'over':
        return
      case 'trouble':
        throw new Error(move.text)
      case 'wait':
        chosen = false
        if (++idle > PATIENCE) throw new Error(`nothing to press: ${await tray(page).innerText()}`)
        break
      case 'press':
        idle = 0
        chosen = !move.final
        if (++presses > MOST_PRESSES) throw new Error(`no answer found: ${await tray(page).innerText()}`)
        await hand(page, move)
    }
  }
}
