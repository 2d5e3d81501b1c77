/** Plays a lesson as a player would, or opens it at a step. */
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { LEARNER, type Lesson, nextPlay, placeReached } from '@quayside/game/lesson'
import { games } from '@quayside/games'
import { Game } from '@quayside/kernel'
import { type AnyGame, rulesOf } from '../../../packages/web/src/backend/game-registry.ts'
import { scriptedMove } from '../../../packages/web/src/backend/scripted-bot.ts'
import { lessonBot } from '../../../packages/web/src/lessons/lesson-bots.ts'
import { progressKey } from '../../../packages/web/src/lessons/lesson-progress.ts'
import { setSettings, tray } from '../table/open-game.ts'
import { goToStorage, savedGame, storeGame } from '../table/saved-games.ts'

export const FIRST = 'first'

export const coach = (page: Page): Locator => page.locator('[data-ui="coach"]')

export const openLesson = async (page: Page, game: string, locale = 'en', name = FIRST): Promise<void> => {
  await setSettings(page, { locale })
  await page.goto(`/#/lesson/${game}/${name}`)
  await coach(page).waitFor()
}

interface CurrentStep {
  readonly step: string | null
  readonly part: string | null
  readonly mood: string | null
}

export const currentStep = async (page: Page): Promise<CurrentStep> => ({
  step: await coach(page).getAttribute('data-step'),
  part: await coach(page).getAttribute('data-part'),
  mood: await coach(page).getAttribute('data-mood'),
})

const selectorOf = ({ step, part, mood }: CurrentStep): string =>
  `[data-ui="coach"][data-step="${step}"][data-part="${part}"][data-mood="${mood}"]`

/** Waits until the step or its part changes. */
const waitForNextPart = async (
  page: Page,
  { step, part, mood }: CurrentStep,
  timeout = 15_000,
): Promise<void> => {
  const before = selectorOf({ step, part, mood })
  await page.waitForFunction((selector) => document.querySelector(selector) === null, before, { timeout })
}

/** Reads the step, or lets the lesson demonstrate it. */
const doStep = async (page: Page): Promise<void> => {
  const { step } = await currentStep(page)
  await coach(page).locator('[data-ui="primary"]').click()
  const before = `[data-ui="coach"][data-step="${step}"]`
  await page.waitForFunction(
    (selector) =>
      document.querySelector(selector) === null &&
      document.querySelector('[data-ui="coach"], [data-ui="next-game"]') !== null,
    before,
    { timeout: 30_000 },
  )
}

/** Plays until this step can be played or read. */
export const goTo = async (page: Page, step: string): Promise<void> => {
  for (;;) {
    await coach(page).waitFor()
    if ((await currentStep(page)).step === step) return
    await doStep(page)
  }
}

/** Plays the current part at the table: presses the element that the coach points at, and confirms in the tray. */
export const playPart = async (page: Page, { steps, always }: Lesson): Promise<void> => {
  const at = await currentStep(page)
  if (at.mood === 'read') {
    await coach(page).locator('[data-ui="primary"]').click()
    return waitForNextPart(page, at)
  }
  const parts = [...(steps.find(({ id }) => id === at.step)?.parts ?? []), ...always]
  const pointed = parts.find(({ id }) => id === at.part)?.at ?? ''
  await expect(async () => {
    const confirm = tray(page).locator('[data-confirm]')
    if ((await page.locator(selectorOf(at)).count()) === 0) return
    // The table may still be drawing the previous move, which clears the selection.
    if (pointed.startsWith('[data-place')) await page.locator(pointed).first().click({ timeout: 2000 })
    if (await confirm.isVisible()) await confirm.click({ timeout: 2000 })
    await waitForNextPart(page, at, 3000)
  }).toPass()
}

/** The next command of the lesson or of its opponents. */
const nextCommand = async (
  lesson: Lesson,
  game: AnyGame,
  own: readonly string[],
): Promise<[number, string]> => {
  const { rules, state, record } = game
  const opponent = rules.deciders(state).find((seat) => seat !== LEARNER)
  if (opponent !== undefined) {
    const answer = await scriptedMove(lesson, opponent, record)
    return [opponent, answer.ok ? answer.value : answer.refusal.code]
  }
  const possible = rules.commands(state, LEARNER).map((command) => rules.notation.print(command))
  return [LEARNER, nextPlay(lesson, placeReached(lesson, own), possible) ?? 'nothing']
}

/** The game of a lesson with all steps before this one played. */
const lessonGame = async (lesson: Lesson, index: number): Promise<AnyGame> => {
  const rules = await rulesOf(lesson.game)
  if (!rules.ok) throw new Error(rules.refusal.code)
  const start = rules.value.position.read(lesson.position)
  if (!start.ok) throw new Error(start.refusal.code)
  const game = Game.from(rules.value, start.value)
  for (;;) {
    const own = game.record.moves.flatMap(({ seat, command }) => (seat === LEARNER ? [command] : []))
    if (placeReached(lesson, own).step >= index) return game
    const [seat, command] = await nextCommand(lesson, game, own)
    const done = game.submitText(seat, command, game.moveNumber)
    if (!done.ok) throw new Error(`${command}: ${done.refusal.code}`)
  }
}

export const findLesson = async (game: string, name = FIRST): Promise<Lesson> => {
  const manifest = games.get(game)
  const course = manifest.ok ? await manifest.value.lessons?.() : undefined
  const lesson = course?.lessons.find((other) => other.name === name)
  if (lesson === undefined) throw new Error(`${game} has no lesson ${name}`)
  return lesson
}

/** The texts in the language of the settings, by which bots are named. */
const shellTexts = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const settings = await page.evaluate(() => localStorage.getItem('quayside.settings'))
  const { locale = 'en' } = JSON.parse(settings ?? '{}') as { readonly locale?: string }
  const file = new URL(`../../../packages/texts/src/messages/shell/${locale}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

/** Stores a lesson's game and progress at a step, and resumes it. */
export const openLessonAt = async (page: Page, game: string, step: string, name = FIRST): Promise<void> => {
  const lesson = await findLesson(game, name)
  const index = lesson.steps.findIndex(({ id }) => id === step)
  await goToStorage(page)
  const texts = await shellTexts(page)
  const opponents = Array.from({ length: lesson.opponents }, (_, at) => ({
    name: texts[`bot.${at + 1}`] ?? '',
    bot: lessonBot(lesson),
  }))
  const saved = savedGame({ game: await lessonGame(lesson, index), position: lesson.position }, [
    { name: '', bot: null },
    ...opponents,
  ])
  await storeGame(page, saved)
  await page.evaluate((lessons) => localStorage.setItem('quayside.lessonProgress', JSON.stringify(lessons)), {
    [progressKey(game, name)]: { id: saved.id, step: index, steps: lesson.steps.length, done: false },
  })
  await page.goto(`/#/lesson/${game}/${name}`)
  await goTo(page, step)
}
