/** Going through a lesson the way a person does, or beginning in the middle of it. */
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

interface Where {
  readonly step: string | null
  readonly mood: string | null
}

export const where = async (page: Page): Promise<Where> => ({
  step: await coach(page).getAttribute('data-step'),
  mood: await coach(page).getAttribute('data-mood'),
})

/** Waits until the lesson says something else. */
const movesOn = async (page: Page, { step, mood }: Where, timeout = 15_000): Promise<void> => {
  const before = `[data-ui="coach"][data-step="${step}"][data-mood="${mood}"]`
  await page.waitForFunction((selector) => document.querySelector(selector) === null, before, { timeout })
}

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

/** What the lesson does next, or its opponents. */
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

/** The game of a lesson once everything before this step is done. */
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

export const lessonOf = async (name: string): Promise<Lesson> => {
  const game = games.get(name)
  const lesson = game.ok ? await game.value.lesson?.() : undefined
  if (lesson === undefined) throw new Error(`${name} has no lesson`)
  return lesson
}

/** Opens a lesson at a step, as if it had been left there. */
export const openLessonAt = async (page: Page, name: string, step: string): Promise<void> => {
  const lesson = await lessonOf(name)
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
