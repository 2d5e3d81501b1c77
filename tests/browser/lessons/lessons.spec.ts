/** The lessons at the real table: demonstrated, played part by part, with wrong presses, and the page after them. */
import { expect, type Page, test } from '@playwright/test'
import { games } from '@quayside/games'
import { LOCALES, type Locale } from '@quayside/texts'
import { errorsOf, position, table, tray } from '../table/open-game.ts'
import { becomeQuiet } from '../visual/appearance.ts'
import {
  coach,
  currentStep,
  FIRST,
  findLesson,
  goTo,
  openLesson,
  openLessonAt,
  playPart,
} from './lesson-page.ts'

/** The usual run plays each lesson once, the long run in every language; that of Le Havre is played by hand below. */
const OFTEN: Readonly<Record<string, Locale>> = { 'packet-row': 'fr' }

for (const game of games.ids)
  for (const locale of LOCALES) {
    const tag = OFTEN[game] === locale ? [] : '@long'
    test(`the lesson of ${game} is finished in ${locale}`, { tag }, async ({ page }) => {
      const errors = errorsOf(page)
      const { steps } = await findLesson(game)
      await openLesson(page, game, locale)
      const titles = new Set<string>()
      for (const { id } of steps) {
        await goTo(page, id)
        titles.add(await coach(page).getByRole('heading').innerText())
        await expect(page.locator('[data-ui="coach-light"]')).toBeVisible()
      }
      expect(titles.size).toBe(steps.length)
      await coach(page).locator('[data-ui="primary"]').click()
      await expect(page.locator('[data-ui="next-game"]')).toBeVisible()
      await page.goto('/#/')
      await expect(page.locator(`[data-ui="lesson"][href^="#/lesson/${game}/"] progress`)).toHaveCount(0)
      await expect(page.locator('[data-ui="game"]')).toHaveCount(0)
      expect(errors).toEqual([])
    })
  }

/** The elements covered by the coach that it must not cover. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element | null): DOMRect | null =>
      element?.checkVisibility() === true ? element.getBoundingClientRect() : null
    const coach = boxOf(document.querySelector('[data-ui="coach"]'))
    const isInSight = (element: Element): boolean => {
      const box = boxOf(element)
      // If the target is a whole zone, the coach may cover an empty part of it.
      const isZone = box !== null && box.width * box.height > 0.35 * innerWidth * innerHeight
      return box !== null && !isZone && box.width > 0 && box.left < innerWidth && box.right > 0
    }
    // On a phone the goods are shown twice, and one of the two must stay visible.
    return ['[data-zone="tray"]', '[data-ui="own-goods"]', '[data-ui="coach-light"]'].filter((selector) => {
      const shown = [...document.querySelectorAll(selector)].filter(isInSight)
      return (
        shown.length > 0 &&
        shown.every((element) => {
          const box = boxOf(element)
          return (
            coach !== null &&
            box !== null &&
            coach.left < box.right - 1 &&
            box.left < coach.right - 1 &&
            coach.top < box.bottom - 1 &&
            box.top < coach.bottom - 1
          )
        })
      )
    })
  })

/** Presses other elements than the coach points at: the lesson must not advance. */
const pressWrongly = async (page: Page, turn: number): Promise<void> => {
  const before = await currentStep(page)
  const at = await position(page)
  const isPressed = await page.evaluate((number) => {
    const light = document.querySelector('[data-ui="coach-light"]')?.getBoundingClientRect()
    const isLit = (thing: Element): boolean => {
      const { left, top, right, bottom } = thing.getBoundingClientRect()
      return (
        light !== undefined &&
        left < light.right &&
        light.left < right &&
        top < light.bottom &&
        light.top < bottom
      )
    }
    const wrong = [...document.querySelectorAll<HTMLElement>('main button[data-place]')].filter(
      (thing) => !isLit(thing),
    )
    wrong[number % Math.max(1, wrong.length)]?.click()
    return wrong.length > 0
  }, turn)
  expect(isPressed).toBe(true)
  await becomeQuiet(page)
  const confirm = tray(page).locator('[data-confirm]').first()
  if ((await confirm.count()) > 0 && (await confirm.isEnabled())) {
    // The tray may offer another way to the same answer, which is not taken.
    await page.keyboard.press('Escape')
    return
  }
  await tray(page)
    .locator('[data-ui="closed"]')
    .evaluateAll(([first]) => (first instanceof HTMLElement ? first.click() : undefined))
  await becomeQuiet(page)
  await tray(page)
    .getByRole('alert')
    .locator('[data-key="close"]')
    .evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click()
    })
  await page.keyboard.press('Escape')
  expect([await currentStep(page), await position(page)]).toEqual([before, at])
}

/** Plays a lesson by pressing what the coach points at; nothing may be covered and no warning shown. */
const playByHand = async (
  page: Page,
  game: string,
  name: string,
  { isClumsy = false } = {},
): Promise<readonly string[]> => {
  const lesson = await findLesson(game, name)
  const seen: string[] = []
  const titles = new Map<string, string>()
  for (;;) {
    await page.locator('[data-ui="coach"], [data-ui="next-game"]').first().waitFor()
    if (await page.locator('[data-ui="next-game"]').isVisible()) {
      expect([...titles.keys()]).toEqual(lesson.steps.map(({ id }) => id))
      expect(new Set(titles.values()).size).toBe(titles.size)
      return seen
    }
    const { step, part } = await currentStep(page)
    seen.push(`${step} ${part}`.trim())
    await becomeQuiet(page)
    expect.soft([step, part, await covered(page)]).toEqual([step, part, []])
    await expect(page.locator('[data-ui="coach-light"]')).toBeVisible()
    // A later part may ask why; the step is named by its first.
    if (!titles.has(step ?? '')) titles.set(step ?? '', await coach(page).getByRole('heading').innerText())
    if (isClumsy) await pressWrongly(page, seen.length)
    await playPart(page, lesson)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
}

test('the first lesson is played part by part, and leads to a game with notes', async ({ page }) => {
  const errors = errorsOf(page)
  await openLesson(page, 'le-havre')
  const seen = await playByHand(page, 'le-havre', FIRST)
  expect(seen).toContain('build fee')
  expect(seen.indexOf('build wharf')).toBe(seen.indexOf('build fee') + 1)
  expect(seen).toEqual(
    expect.arrayContaining(['harvest', 'town', 'ship energy', 'hammers enter', 'special enter']),
  )
  await page.getByRole('button', { name: /Play against 2 bots/ }).click()
  await expect(coach(page)).toContainText('Your action')
  await coach(page).getByRole('button', { name: 'Got it' }).click()
  await expect(coach(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Explain this question' }).click()
  await expect(coach(page)).toContainText('Your action')
  await expect(page.locator('[data-zone="players"] > li')).toHaveCount(3)
  expect(errors).toEqual([])
})

for (const name of ['loans', 'energy', 'last'])
  test(`the further lesson ${name} is played part by part`, {
    tag: name === 'loans' ? [] : '@long',
  }, async ({ page }) => {
    const errors = errorsOf(page)
    await openLesson(page, 'le-havre', 'en', name)
    await playByHand(page, 'le-havre', name)
    await expect(page.locator('[data-ui="further"]', { hasText: 'Done' })).toHaveCount(1)
    await page.goto('/#/')
    await expect(page.locator('[data-ui="lesson"][href^="#/lesson/le-havre/"] progress')).toHaveCount(0)
    await expect(page.locator('[data-ui="game"]')).toHaveCount(0)
    expect(errors).toEqual([])
  })

test('the highlighted action can be done at the table, and later ones say that they are locked', async ({
  page,
}) => {
  await openLesson(page, 'le-havre')
  await goTo(page, 'offer')
  await page.locator('[data-place="offer-iron"]').click()
  const closed = tray(page).locator('[data-ui="closed"]').first()
  await expect(closed).toContainText('Not part of this tutorial.')
  await expect(tray(page).locator('[data-confirm]')).toBeDisabled()
  await closed.click()
  await expect(tray(page).getByRole('alert')).toContainText('Not part of this tutorial.')
  const before = await position(page)
  await page.locator('[data-place="offer-wood"]').click()
  await tray(page).locator('[data-confirm]').click()
  await expect(coach(page)).toHaveAttribute('data-part', 'end')
  expect(await position(page)).toBe(before + 1)
})

test('a question caused by a step is explained', async ({ page }) => {
  await openLessonAt(page, 'le-havre', 'build')
  await expect(coach(page).getByRole('list', { name: 'Parts of this step' })).toContainText(
    'Pay the entry fee',
  )
  await page.locator('[data-place="building-1"]').click()
  await tray(page).locator('[data-confirm]').click()
  await expect(coach(page).getByRole('heading')).toHaveText('Why this question?')
  await expect(coach(page).locator('[aria-current="step"]')).toContainText('Pay the entry fee')
  await expect(coach(page).locator('[data-state="done"]')).toContainText('Enter the building')
})

test('the loan of a lesson is repaid before the turn can end', async ({ page }) => {
  await openLessonAt(page, 'le-havre', 'loans.repay', 'loans')
  await page.locator('[data-place="offer-franc"]').click()
  await tray(page).locator('[data-confirm]').click()
  await expect(coach(page)).toHaveAttribute('data-part', 'repay')
  await tray(page).locator('[data-ui="closed"]').first().click()
  await expect(tray(page).getByRole('alert')).toContainText('First do what the tutorial points to.')
  await tray(page).locator('[data-confirm]').click()
  await expect(coach(page)).toHaveAttribute('data-part', 'end')
})

test('passing before its step is refused with the reason', async ({ page }) => {
  await openLessonAt(page, 'packet-row', 'take')
  await tray(page).locator('[data-ui="closed"]', { hasText: 'Pass' }).click()
  await expect(tray(page).getByRole('alert')).toContainText('Available from step 4 of the tutorial.')
})

test('a step can be undone and read again', async ({ page }) => {
  await openLesson(page, 'le-havre')
  await goTo(page, 'offer')
  await page.locator('[data-place="offer-wood"]').click()
  await tray(page).locator('[data-confirm]').click()
  await expect(coach(page)).toHaveAttribute('data-part', 'end')
  await coach(page).getByRole('button', { name: 'Back' }).click()
  expect(await currentStep(page)).toEqual({ step: 'ribbon', part: '', mood: 'read' })
  await coach(page).getByRole('button', { name: 'Next' }).click()
  expect(await currentStep(page)).toEqual({ step: 'offer', part: 'end', mood: 'do' })
  await page.keyboard.press('u')
  await expect(coach(page)).toHaveAttribute('data-part', 'take')
})

test('a lesson resumes where it was left, after a reload and from the home page', async ({ page }) => {
  await openLesson(page, 'packet-row')
  await goTo(page, 'ship')
  await page.reload()
  await expect(coach(page)).toHaveAttribute('data-step', 'ship')
  await coach(page).getByRole('button', { name: 'Leave' }).click()
  const entry = page.getByRole('link', { name: /Packet Row tutorial/ })
  await expect(entry).toContainText('Step 5 of 11')
  await entry.click()
  await expect(coach(page)).toHaveAttribute('data-step', 'ship')
})

test('a lesson by keyboard alone: the coach is the first zone, and it can be minimised', async ({ page }) => {
  await openLesson(page, 'le-havre')
  await page.keyboard.press('F6')
  await expect(coach(page).locator(':focus')).toHaveCount(1)
  await coach(page).getByRole('button', { name: 'Got it' }).focus()
  await page.keyboard.press('Enter')
  await expect(coach(page)).toHaveAttribute('data-step', 'ribbon')
  await coach(page).getByRole('button', { name: 'Hide the tutorial' }).focus()
  await page.keyboard.press('Enter')
  await expect(coach(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the tutorial' }).click()
  await expect(coach(page)).toHaveAttribute('data-step', 'ribbon')
})

for (const name of [FIRST, 'loans'])
  test(`wrong presses never lead astray in the lesson ${name}`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(400_000)
    const errors = errorsOf(page)
    await openLesson(page, 'le-havre', 'en', name)
    await playByHand(page, 'le-havre', name, { isClumsy: true })
    expect(errors).toEqual([])
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the coach covers nothing that a part of the first lesson needs', { tag: '@long' }, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    await openLesson(page, 'le-havre', 'fr')
    await playByHand(page, 'le-havre', FIRST)
  })

  test('the coach leaves its target and the tray reachable', async ({ page }) => {
    await openLesson(page, 'le-havre', 'fr')
    await goTo(page, 'offer')
    expect(await covered(page)).toEqual([])
    await page.locator('[data-place="offer-wood"]').tap()
    await tray(page).locator('[data-confirm]').tap()
    await expect(coach(page)).toHaveAttribute('data-part', 'end')
    await expect(table(page)).toBeVisible()
    // Where the coach scrolls to another zone at once, the tabs follow.
    await openLessonAt(page, 'le-havre', 'build')
    await expect(page.locator('nav [aria-current]')).toHaveText(/^Port\b/)
  })
})
