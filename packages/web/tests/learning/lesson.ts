/** Going through a lesson the way a person does. */
import { expect, type Locator, type Page } from '@playwright/test'
import { setSettings, tray } from '../table/sitting.ts'

export const coach = (page: Page): Locator => page.locator('.coach')

export const openLesson = async (page: Page, game: string, locale = 'en'): Promise<void> => {
  await setSettings(page, { locale })
  await page.goto(`/#/lesson/${game}`)
  await coach(page).waitFor()
}

interface Where {
  readonly step: string | null
  readonly mood: string | null
}

export const where = async (page: Page): Promise<Where> => ({
  step: await coach(page).getAttribute('data-step'),
  mood: await coach(page).getAttribute('data-mood'),
})

/** Waits until the lesson says something else. */
const movesOn = (page: Page, { step, mood }: Where, timeout = 15_000): Promise<void> =>
  expect(page.locator(`.coach[data-step="${step}"][data-mood="${mood}"]`)).toHaveCount(0, { timeout })

/** One step further: reads, lets the lesson show what to do, or finishes what is asked besides. */
const goOn = async (page: Page): Promise<void> => {
  const at = await where(page)
  if (at.mood !== 'between') {
    await coach(page).locator('.btn.p').click()
    return movesOn(page, at)
  }
  // A warning asks once more.
  return expect(async () => {
    await tray(page).locator('[data-confirm]').click()
    await movesOn(page, at, 2000)
  }).toPass()
}

/** As far as this step can be done or read. */
export const goTo = async (page: Page, step: string): Promise<void> => {
  for (;;) {
    await coach(page).waitFor()
    const at = await where(page)
    if (at.step === step && at.mood !== 'between') return
    await goOn(page)
  }
}
