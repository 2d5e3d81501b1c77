/** Plays a lesson as a player would, or opens it at a step. */
import { expect, type Locator, type Page } from '@playwright/test'
import { LEARNER, type Lesson, nextPlay, stepReached } from '@quayside/game/lesson'
import { games } from '@quayside/games'
import { Game } from '@quayside/kernel'
import { type AnyGame, rulesOf } from '../../src/backend/game-registry.ts'
import { scriptedMove } from '../../src/backend/scripted-bot.ts'
import { lessonBot } from '../../src/lessons/lesson-bots.ts'
import { setSettings, tray } from '../table/open-game.ts'
import { goToStorage, savedGame, storeGame } from '../table/saved-games.ts'

export const coach = (page: Page): Locator => page.locator('[data-ui="coach"]')

export const openLesson = async (page: Page, game: string, locale = 'en'): Promise<void> => {
  await setSettings(page, { locale })
  await page.goto(`/#/lesson/${game}`)
  await coach(page).waitFor()
}

interface CurrentStep {
  readonly step: string | null
  readonly mood: string | null
}

export const currentStep = async (page: Page): Promise<CurrentStep> => ({
  step: await coach(page).getAttribute('data-step'),
  mood: await coach(page).getAttribute('data-mood'),
})

/** Waits until the step or its mood changes. */
const waitForNextStep = async (page: Page, { step, mood }: CurrentStep, timeout = 15_000): Promise<void> => {
  const before = `[data-ui="coach"][data-step="${step}"][data-mood="${mood}"]`
  await page.waitForFunction((selector) => document.querySelector(selector) === null, before, { timeout })
}

/** Reads the step, lets the lesson demonstrate it, or finishes another action first. */
const doStep = async (page: Page): Promise<void> => {
  const at = await currentStep(page)
  if (at.mood !== 'between') {
    await coach(page).locator('[data-ui="primary"]').click()
    return waitForNextStep(page, at)
  }
  // A warning needs a second confirmation.
  return expect(async () => {
    await tray(page).locator('[data-confirm]').click()
    await waitForNextStep(page, at, 2000)
  }).toPass()
}

/** Plays until this step can be played or read. */
export const goTo = async (page: Page, step: string): Promise<void> => {
  for (;;) {
    await coach(page).waitFor()
    const at = await currentStep(page)
    if (at.step === step && at.mood !== 'between') return
    await doStep(page)
  }
}

/** The next command of the lesson or of its opponents. */
const nextCommand = async (lesson: Lesson, game: AnyGame, reached: number): Promise<[number, string]> => {
  const { rules, state, record } = game
  const opponent = rules.deciders(state).find((seat) => seat !== LEARNER)
  if (opponent !== undefined) {
    const answer = await scriptedMove(lesson.game, opponent, record)
    return [opponent, answer.ok ? answer.value : answer.refusal.code]
  }
  const possible = rules.commands(state, LEARNER).map((command) => rules.notation.print(command))
  return [LEARNER, nextPlay(lesson, reached, possible) ?? 'nothing']
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
    const reached = stepReached(lesson, own)
    if (reached >= index) return game
    const [seat, command] = await nextCommand(lesson, game, reached)
    const done = game.submitText(seat, command, game.moveNumber)
    if (!done.ok) throw new Error(`${command}: ${done.refusal.code}`)
  }
}

export const findLesson = async (name: string): Promise<Lesson> => {
  const game = games.get(name)
  const lesson = game.ok ? await game.value.lesson?.() : undefined
  if (lesson === undefined) throw new Error(`${name} has no lesson`)
  return lesson
}

/** Stores a lesson's game and progress at a step, and resumes it. */
export const openLessonAt = async (page: Page, name: string, step: string): Promise<void> => {
  const lesson = await findLesson(name)
  const index = lesson.steps.findIndex(({ id }) => id === step)
  const opponents = lesson.opponents.map((opponent) => ({ name: opponent, bot: lessonBot(name) }))
  const game = savedGame({ game: await lessonGame(lesson, index), position: lesson.position }, [
    { name: '', bot: null },
    ...opponents,
  ])
  await goToStorage(page)
  await storeGame(page, game)
  await page.evaluate((lessons) => localStorage.setItem('quayside.lessonProgress', JSON.stringify(lessons)), {
    [name]: { id: game.id, step: index, steps: lesson.steps.length, done: false },
  })
  await page.goto(`/#/lesson/${name}`)
  await goTo(page, step)
}
