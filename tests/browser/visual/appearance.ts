import { type CDPSession, expect, type Page } from '@playwright/test'

/** The screen sizes that the layout is made for. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  'phone-landscape': { width: 844, height: 390 },
} as const

export const THEMES = ['light', 'dark'] as const

export interface Appearance {
  readonly size: keyof typeof SIZES
  readonly theme: (typeof THEMES)[number]
  readonly touch?: boolean
}

/** Through a storage event, as another tab would, so the page is not reloaded. */
export const changeSettings = (
  page: Page,
  settings: { readonly theme?: Appearance['theme']; readonly locale?: string },
): Promise<void> =>
  page.evaluate((wanted) => {
    const key = 'quayside.settings'
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    const newValue = JSON.stringify({ ...stored, ...wanted })
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }, settings)

/** Changes the language of a table, whose texts arrive a moment later: its question tells when. */
export const changeLocale = async (page: Page, locale: string): Promise<void> => {
  if ((await page.locator('html').getAttribute('lang'))?.startsWith(locale)) return
  const question = page.locator('[data-zone="tray"] h2')
  const before = (await question.textContent()) ?? ''
  await changeSettings(page, { locale })
  await expect(question).not.toHaveText(before)
}

/** Waits for fonts and for three frames without a change of the DOM. */
export const becomeQuiet = (page: Page): Promise<void> =>
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

export class OpenPage {
  readonly #page: Page
  #touch: CDPSession | null = null

  constructor(page: Page) {
    this.#page = page
  }

  async change({ size, theme, touch = false }: Appearance): Promise<void> {
    await this.#page.setViewportSize(SIZES[size])
    await this.#emulateTouch(touch)
    await changeSettings(this.#page, { theme })
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
