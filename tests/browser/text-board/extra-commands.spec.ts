/** Lessons, rules, sandbox and replay on the text board. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { firstPhrase } from '@quayside/game/outline/extra-commands.ts'
import { games } from '@quayside/games'
import { before } from '@quayside/le-havre/testing'
import { LOCALES, type Locale } from '@quayside/texts'
import { loadLessonTexts } from '../../../packages/web/src/lessons/lesson-texts.ts'
import { linkedGame, TWO } from '../replay/replay-page.ts'
import { errorsOf, openGame, position, positionText, setSettings, table } from '../table/open-game.ts'
import { answered, commandLine, perform, question, say } from './screen-reader.ts'

const lesson = (page: Page): Locator => page.locator('[data-ui="text-lesson"]')

const openLesson = async (page: Page, game: string, locale: Locale): Promise<void> => {
  await setSettings(page, { board: 'text', locale })
  await page.goto(`/#/lesson/${game}`)
  await lesson(page).waitFor()
}

/** Types without checking the focus, whose label differs by language. */
const type = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.insertText(words)
  await page.keyboard.press('Enter')
}

test('a lesson is read, played and navigated by typed commands, and locks later actions', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await openLesson(page, 'le-havre', 'en')
  const status = page.getByRole('region', { name: 'Tutorial: Le Havre' }).getByRole('status')
  await expect(status.getByRole('heading', { name: 'Your harbor' })).toBeVisible()
  await expect(status).toContainText('Type “g” to read: Your goods.')
  await say(page, 'next')
  await expect(status).toContainText('Seven turns a round')
  await say(page, 'got it')
  await expect(status).toContainText('You can type: Take 7 wood.')
  await say(page, 'take iron')
  await expect(answered(page)).toContainText('Take 1 iron: not possible. Not part of this tutorial.')
  await page.keyboard.press('Escape')
  await perform(page, 'take wood')
  await expect(status).toContainText('End your turn')
  await say(page, 'back')
  await expect(status).toContainText('Seven turns a round')
  await say(page, 'next')
  await say(page, 'show me')
  await expect(status).toContainText('Fishermen')
  await say(page, 'show me')
  await expect(status).toContainText('Build a Wharf')
  await say(page, 'leave the lesson')
  await expect(page.locator('[data-ui="lesson"][href="#/lesson/le-havre"]')).toContainText('Step 5 of 14')
  expect(errors).toEqual([])
})

/** Reads the step, or lets the lesson demonstrate it. */
const goOn = async (page: Page, next: string, show: string): Promise<void> => {
  const step = await lesson(page).getAttribute('data-step')
  const mood = await lesson(page).getAttribute('data-mood')
  const at = await table(page).getAttribute('data-at')
  if (mood !== 'wait') await type(page, mood === 'read' ? next : show)
  await expect(page.locator(`[data-at="${at}"] [data-step="${step}"][data-mood="${mood}"]`)).toHaveCount(0)
}

for (const game of games.ids)
  for (const locale of LOCALES)
    test(`the lesson of ${game} is finished as a text in ${locale}`, { tag: '@long' }, async ({ page }) => {
      test.setTimeout(240_000)
      const errors = errorsOf(page)
      const words = await loadLessonTexts(locale)
      await openLesson(page, game, locale)
      const done = page.locator('[data-ui="next-game"]')
      while (!(await done.first().isVisible()))
        await goOn(page, firstPhrase(words('say.next')), firstPhrase(words('say.show')))
      expect(errors).toEqual([])
    })

const sitDown = async (page: Page): Promise<void> => {
  await setSettings(page, { board: 'text' })
  const state = before('bakehouse', { franc: 2, fish: 3, wood: 2 }, { options: { players: 2 } }).state
  await openGame(page, positionText(state))
}

test('the rules of a card, a term and the question are read, and the drawer returns the focus', async ({
  page,
}) => {
  await sitDown(page)
  await say(page, 'rules')
  await expect(answered(page)).toContainText('See also: ')
  await say(page, 'rules bakehouse')
  await expect(answered(page)).toContainText('Craftsman’s building, no. 05.')
  await say(page, 'explain laons')
  await expect(answered(page)).toContainText('You can take out a loan only')
  await page.keyboard.insertText('rules fee')
  await expect(page.getByRole('option', { name: 'rules Feeding' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rules', exact: true }).press('Enter')
  const drawer = page.getByRole('complementary', { name: 'Rules for this' })
  await expect(drawer.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Rules', exact: true })).toBeFocused()
})

test('a sandbox is opened, estimated, discarded and played in the game by typed commands', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await sitDown(page)
  await expect(question(page)).toContainText('Question')
  const at = await position(page)
  await say(page, 'rehearse')
  await expect(answered(page)).toContainText('Sandbox: nothing here affects the real game.')
  await expect(page.getByRole('heading', { name: 'Sandbox moves' })).toBeVisible()
  await perform(page, 'take wood')
  await expect(async () => {
    await say(page, 'worth')
    await expect(answered(page)).toContainText(/\d+ before, \d+ now, plus or minus \d+/, { timeout: 500 })
  }).toPass()
  await say(page, 'undo')
  await expect(answered(page)).toContainText('Undone')
  await say(page, 'back')
  await expect(answered(page)).toContainText('You are in the real game.')
  await expect(commandLine(page)).toBeFocused()
  expect(await position(page)).toBe(at)
  await say(page, 'rehearse')
  await expect(answered(page)).toContainText('Sandbox:')
  await perform(page, 'take wood')
  await say(page, 'for real')
  await expect(answered(page)).toContainText('You are in the real game.')
  await expect(table(page)).toHaveAttribute('data-at', `${at + 1}`)
  expect(errors).toEqual([])
})

test('a replay is navigated by typed commands and arrow keys, and changes are announced', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await setSettings(page, { board: 'text' })
  await page.goto(`/#/replay/${await linkedGame('short-2', TWO)}/40`)
  await expect(answered(page)).toContainText('Round 2, your turn.')
  await say(page, 'options')
  await expect(answered(page)).toContainText('There is nothing to decide now.')
  await say(page, 'next')
  await expect(answered(page)).toContainText('You take 3 grain.')
  await page.keyboard.press('ArrowLeft')
  await expect(answered(page)).toContainText('Move 40 of 253.')
  await say(page, 'go to 80')
  await expect(table(page)).toHaveAttribute('data-at', '80')
  await say(page, 'changes')
  await expect(answered(page)).toContainText('Compared with move 40')
  await expect(answered(page)).toContainText('You: ')
  await say(page, 'food?')
  await expect(answered(page)).toContainText('At the end of the round you owe 9 food.')
  await say(page, 'round 3')
  await expect(page.getByRole('heading', { level: 2, name: 'Round 3, your turn' })).toBeVisible()
  await say(page, 'go to 9999')
  await expect(answered(page)).toContainText('The moves go from 0 to 253.')
  await page.getByRole('button', { name: 'Next move' }).press('Enter')
  await expect(answered(page)).toContainText('Move 56 of 253.')
  await commandLine(page).focus()
  await say(page, 'retry')
  await expect(question(page)).toContainText('Question')
  expect(page.url()).toContain('#/table/')
  await say(page, 'look back')
  await expect(page.getByRole('button', { name: 'Next move' })).toBeVisible()
  await say(page, 'leave')
  await expect(question(page)).toContainText('Question')
  expect(errors).toEqual([])
})

test('a review is requested and read aloud', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(240_000)
  await setSettings(page, { board: 'text' })
  await page.goto(`/#/replay/${await linkedGame('short-1', [{ name: 'Zoé', bot: null }])}/1`)
  await expect(answered(page)).toContainText('Move 1 of')
  await say(page, 'review')
  await expect(answered(page)).toContainText('The review has started')
  await expect(answered(page)).toContainText('The review is ready.', { timeout: 180_000 })
  await expect(answered(page)).toContainText('You: ')
  await say(page, 'turning points')
  await expect(answered(page)).toContainText('Turning point 1')
  await say(page, 'turning point 1')
  await expect(answered(page)).toContainText(/^Move \d+ of/)
  await say(page, 'beginning')
  await say(page, 'next mistake')
  await say(page, 'verdict')
  await expect(answered(page)).toContainText(/You played: .*\s+Better move: .*, better by \d+ franc/)
})
