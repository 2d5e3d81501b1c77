/** Plays a game by random presses in the tray; the same seed makes the same presses. */
import type { Page } from '@playwright/test'
import { type Random, random } from '@quayside/kernel'
import { tray } from './open-game.ts'

/** An element to press. */
interface Press {
  readonly kind: 'press'
  /** The element's attributes, for messages. */
  readonly what: string
  readonly x: number
  readonly y: number
  /** Whether the press submits the answer. */
  readonly final: boolean
}

export type Move =
  | Press
  /** Another player's turn. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' }
  /** No element can be pressed although the player is asked. */
  | { readonly kind: 'trouble'; readonly text: string }

export interface Mood {
  /** From 0 to 1: which element to press. */
  readonly roll: number
  /** From 0 to 1: how likely it confirms the current choice. */
  readonly haste: number
  /** Whether something is chosen for this question. */
  readonly chosen: boolean
}

/** Waits until the last press has taken effect, then finds the next one, in one call into the page. */
export const nextMove = (page: Page, mood: Mood, before: string): Promise<{ move: Move; sign: string }> =>
  page.evaluate(
    async ({ mood: { roll, haste, chosen }, before: old }) => {
      const signOf = (): string => {
        const at = document.querySelector('[data-at]')?.getAttribute('data-at') ?? ''
        const place = document.querySelector('[data-zone="tray"]') ?? document.querySelector('main')
        return `${at} ${place?.innerHTML ?? ''}`
      }
      const frame = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 4))
      for (let tries = 0; tries < 60 && signOf() === old; tries++) await frame()
      const sign = signOf()
      const answer = (move: Move): { move: Move; sign: string } => ({ move, sign })

      const isUsable = (element: Element): boolean =>
        !element.matches(':disabled') &&
        (element.closest('label') ?? element).getClientRects().length > 0 &&
        getComputedStyle(element).pointerEvents !== 'none'
      const all = (root: ParentNode, selector: string): Element[] =>
        [...root.querySelectorAll(selector)].filter(isUsable)

      const press = (element: Element, what: string, final: boolean): Move => {
        const target = element.closest('label') ?? element
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const { left, top, width, height } = target.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = document.elementFromPoint(x, y)
        return hit !== null && target.contains(hit)
          ? { kind: 'press', what, x, y, final }
          : { kind: 'trouble', text: `${what} lies under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}` }
      }

      if (document.querySelector('main:has(#sources)') !== null) return answer({ kind: 'over' })
      const handOver = document.querySelector('[data-ui="hand-over"] button')
      if (handOver !== null) return answer(press(handOver, 'hand-over', true))
      const tray = document.querySelector('[data-zone="tray"]')
      if (tray === null) return answer({ kind: 'wait' })
      const refused = tray.querySelector('[role="alert"]:has([data-key="close"])')
      if (refused !== null) return answer({ kind: 'trouble', text: `refused: ${refused.textContent}` })

      // On a phone the tray begins as one line.
      const [grip] = tray.matches('[data-folded]') ? all(tray, '[data-key="fold"]') : []
      if (grip !== undefined) return answer(press(grip, 'fold', false))

      // An open list may cover the button.
      const list = tray.querySelector('[data-more]')
      const [confirm] = all(list ?? tray, '[data-confirm]')
      if (confirm !== undefined && chosen && haste < 0.8) return answer(press(confirm, 'confirm', true))
      const options = all(list ?? tray, '[data-option]')
      const further =
        list === null ? all(tray, '[data-key="all"], [data-key="enter"], [data-key="deliver"]') : []
      const parts = list === null ? all(tray, '[data-step], [data-lane], [data-part] input') : []
      const found = [...options, ...further, ...parts]
      const element = found[Math.floor(roll * found.length)]
      if (element !== undefined && (!chosen || confirm === undefined || haste >= 0.8)) {
        const { option, key, step } = (element as HTMLElement).dataset
        return answer(press(element, option ?? key ?? step ?? 'a token', false))
      }
      return answer(confirm === undefined ? { kind: 'wait' } : press(confirm, 'confirm', true))
    },
    { mood, before },
  )

/** How something is pressed. */
export type Hand = (page: Page, press: Press) => Promise<void>

export const mouse: Hand = (page, { x, y }) => page.mouse.click(x, y)

export const finger: Hand = (page, { x, y }) => page.touchscreen.tap(x, y)

/** More presses than any answer takes. */
const MOST_PRESSES = 120

/** How long others may take. Not counted in polls: while the tray changes, as it does in a playback, a poll is short. */
const PATIENCE_MS = 120_000

interface Play {
  readonly seed: string
  readonly hand?: Hand
  /** Called before every press. */
  readonly enough?: () => boolean | Promise<boolean>
}

const ROLLS = 1 << 20

const share = (source: Random): number => source.nextInt(ROLLS) / ROLLS

/** Plays until the game is over or `isEnough`; throws when nothing can be pressed. */
export const play = async (page: Page, { seed, hand = mouse, enough = () => false }: Play): Promise<void> => {
  const source = random(seed)
  let sign = ''
  let chosen = false
  let presses = 0
  let pressedAt = Date.now()
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
        if (Date.now() - pressedAt > PATIENCE_MS)
          throw new Error(`nothing to press: ${await tray(page).innerText()}`)
        break
      case 'press':
        pressedAt = Date.now()
        chosen = !move.final
        if (++presses > MOST_PRESSES) throw new Error(`no answer found: ${await tray(page).innerText()}`)
        await hand(page, move)
    }
  }
}
