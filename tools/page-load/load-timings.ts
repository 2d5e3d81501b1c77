/** When a page reaches the states that a visitor waits for, by its own clock. */
import type { Page } from '@playwright/test'

export interface Moments {
  readonly 'first bytes': number
  readonly 'first paint': number
  readonly usable: number
}

declare global {
  /** Start of the document, and the time of the first answered press. */
  var begun: number
  var answered: Promise<number>
}

/** A button whose press changes its label. */
const BUTTON = '[data-ui="board-switch"]'

/**
 * Presses the button from the moment it is visible until it reacts, then presses it back. A link next to it
 * shows that the page is complete.
 */
export const pressAtOnce = async (page: Page): Promise<void> => {
  await page.addInitScript((selector) => {
    globalThis.begun = performance.now()
    globalThis.answered = new Promise((answer) => {
      const press = (): void => {
        const button = document.querySelector<HTMLElement>(selector)
        if (button === null || button.getBoundingClientRect().height === 0) {
          requestAnimationFrame(press)
          return
        }
        const before = button.textContent
        button.click()
        requestAnimationFrame(() => {
          const now = performance.now()
          if (button.textContent === before) press()
          else {
            button.click()
            answer(now)
          }
        })
      }
      requestAnimationFrame(press)
    })
  }, BUTTON)
}

export const moments = (page: Page): Promise<Moments> =>
  page.evaluate(async () => {
    const usable = await globalThis.answered
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      'first bytes': globalThis.begun,
      'first paint': paint?.startTime ?? usable,
      usable,
    }
  })
