import type { CDPSession, Page } from '@playwright/test'

/** The sizes that the table is drawn for. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  'phone-landscape': { width: 844, height: 390 },
} as const

export const THEMES = ['light', 'dark'] as const

export interface Look {
  readonly size: keyof typeof SIZES
  readonly theme: (typeof THEMES)[number]
  /** On a screen for fingers. */
  readonly touch?: boolean
}

/** As if it had been chosen in another tab. */
const changeTheme = (page: Page, wanted: Look['theme']): Promise<void> =>
  page.evaluate((theme) => {
    const key = 'quayside.settings'
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    const newValue = JSON.stringify({ ...kept, theme })
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }, wanted)

/** Waits until letters are there and nothing has changed in the page for a few frames. */
const becomeQuiet = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    await document.fonts.ready
    let quiet = 0
    const changes = new MutationObserver(() => {
      quiet = 0
    })
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    for (let frames = 0; quiet < 3 && frames < 300; frames++) {
      quiet++
      await frame()
    }
    changes.disconnect()
  })

export class Visit {
  readonly #page: Page
  #touch: CDPSession | null = null

  constructor(page: Page) {
    this.#page = page
  }

  async change({ size, theme, touch = false }: Look): Promise<void> {
    await this.#page.setViewportSize(SIZES[size])
    await this.#emulateTouch(touch)
    await changeTheme(this.#page, theme)
    await becomeQuiet(this.#page)
  }

  async #emulateTouch(enabled: boolean): Promise<void> {
    if (enabled === (this.#touch !== null)) return
    this.#touch ??= await this.#page.context().newCDPSession(this.#page)
    await this.#touch.send('Emulation.setTouchEmulationEnabled', { enabled })
    if (enabled) return
    await this.#touch.detach()
    this.#touch = null
  }
}
