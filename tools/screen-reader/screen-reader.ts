import { expect, type Page, test } from '@playwright/test'
import { games } from '@quayside/games'
import { random } from '@quayside/kernel'
import { setSettings, table, tray } from '../../tests/browser/table/open-game.ts'
import {
  announced,
  answered,
  answers,
  answersOrEnd,
  commandLine,
  ended,
} from '../../tests/browser/text-board/screen-reader.ts'
import { compareUtterances, plain, wordCount } from './compare-utterances.ts'
import { Desktop } from './desktop.ts'
import type { SsipServer, Utterance } from './ssip-server.ts'

const ROUNDS = 3

const LATE_MS = 20_000

/** How many times slower the page runs: a slow browser reports several changes at once, in any order. */
const SLOWDOWN = 4

const roundOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.locator('header p').innerText())?.[0] ?? 0)

const begin = async (page: Page, title: string, board: 'text' | 'visual'): Promise<void> => {
  await setSettings(page, { board })
  await page.goto('/#/new')
  await page
    .getByRole('group', { name: 'Game' })
    .getByRole('radio', { name: new RegExp(title) })
    .check()
  await page.getByRole('group', { name: 'Players' }).getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Start game' }).click()
  await table(page).waitFor()
}

/** The log in chronological order. */
const logOf = async (page: Page): Promise<readonly string[]> =>
  (await announced(page).locator('li > span:nth-child(2)').allInnerTexts()).map(plain).reverse()

/** The added lines; the oldest lines may have left the log. */
const addedTo = (before: readonly string[], after: readonly string[]): readonly string[] => {
  for (let kept = Math.min(before.length, after.length); kept > 0; kept--)
    if (before.slice(-kept).every((line, place) => line === after[place])) return after.slice(kept)
  return after
}

/** Types key by key, like a person. */
const submit = async (page: Page, typed: string): Promise<void> => {
  await commandLine(page).pressSequentially(typed)
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Enter')
}

const textsOf = (utterances: readonly Utterance[]): readonly string[] => utterances.map(({ text }) => text)

interface Turn {
  readonly faults: readonly string[]
  readonly words: number
  readonly utterances: readonly string[]
}

/** Chooses an option and listens until the next question. */
const playTurn = async (page: Page, speech: SsipServer, option: number): Promise<Turn> => {
  const before = await logOf(page)
  const at = (await table(page).getAttribute('data-at')) ?? ''
  await submit(page, `${option}`)
  await expect(answered(page)).toContainText(/Press Enter again to confirm/)
  await speech.silence()
  const mark = speech.count
  await page.keyboard.press('Enter')
  await expect(table(page)).not.toHaveAttribute('data-at', at)
  await answersOrEnd(page).waitFor({ timeout: 120_000 })
  // A busy machine delivers the text late; if it never arrives, the comparison reports it.
  const isHeard = async (): Promise<boolean> => {
    const question = plain(await page.locator('#tb-question').innerText())
    return textsOf(speech.since(mark)).some((text) => text.includes(question))
  }
  await expect
    .poll(isHeard, { timeout: LATE_MS })
    .toBe(true)
    .catch(() => null)
  await speech.silence()
  const spoken = speech.since(mark)
  const utterances = textsOf(spoken)
  const question = await page.locator('#tb-question').innerText()
  // The context of a question may repeat an event.
  const context = plain(await page.locator('#tb-answers > p').first().innerText())
  const isInContext = utterances.at(-1)?.includes(context) === true
  const expected = [...addedTo(before, await logOf(page)), ...(isInContext ? [context] : []), question]
  const { missing, misplaced, repeated } = compareUtterances(expected, utterances)
  const isLast = utterances.at(-1)?.includes(plain(question)) === true
  return {
    faults: [
      ...missing.map((text) => `not spoken: ${text}`),
      ...misplaced.map((text) => `spoken too early: ${text}`),
      ...repeated.map((text) => `spoken twice: ${text}`),
      ...spoken.flatMap(({ text, isCut }) => (isCut ? [`cut off: ${text}`] : [])),
      ...(isLast ? [] : [`the question was not the last, but: ${utterances.at(-1) ?? 'nothing'}`]),
    ],
    words: wordCount(utterances),
    utterances,
  }
}

/** Prints the speech of every section key. */
const readSections = async (page: Page, speech: SsipServer): Promise<void> => {
  for (const key of await page.locator('h3 > kbd').allInnerTexts()) {
    const mark = speech.count
    await submit(page, key)
    await speech.silence()
    const utterances = textsOf(speech.since(mark))
    console.log(`  ${key} (${wordCount(utterances)} words): ${utterances.join(' | ')}`)
  }
}

let desktop: Desktop | null = null

test.beforeAll(async () => {
  desktop = await Desktop.start()
})

test.afterAll(() => desktop?.stop())

for (const {
  title: { en: title },
} of games.all)
  test(`${title}: news once and in order, then the question`, async ({ baseURL }) => {
    if (desktop === null) throw new Error('no desktop')
    const browser = await desktop.openBrowser(baseURL ?? '')
    try {
      const [page = await browser.newPage()] = browser.pages()
      const { speech } = desktop
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await begin(page, title, 'text')
      await expect(commandLine(page)).toBeFocused()
      await answersOrEnd(page).waitFor()
      await speech.silence()
      console.log(`${title}, what each letter reads:`)
      await readSections(page, speech)
      const dice = random(title)
      const turns: Turn[] = []
      while ((await roundOf(page)) <= ROUNDS && !(await ended(page).isVisible())) {
        const count = await answers(page).count()
        const turn = await playTurn(page, speech, dice.nextInt(count) + 1)
        turns.push(turn)
        for (const fault of turn.faults) console.log(`  ${fault}`)
      }
      const longest = turns.toSorted((one, other) => other.words - one.words)[0]
      const total = turns.reduce((sum, { words }) => sum + words, 0)
      console.log(
        `${title}: ${turns.length} decisions, ${Math.round(total / turns.length)} words each; the longest, ${longest?.words} words:`,
      )
      for (const text of longest?.utterances ?? []) console.log(`  “${text}”`)
      expect(turns.flatMap(({ faults }) => faults)).toEqual([])
    } finally {
      await browser.close()
    }
  })

/** Presses a key and returns the speech that follows. */
const press = async (page: Page, speech: SsipServer, key: string): Promise<string> => {
  const mark = speech.count
  await page.keyboard.press(key)
  await speech.silence()
  return textsOf(speech.since(mark)).join(' ')
}

for (const {
  title: { en: title },
} of games.all)
  test(`${title}: the way to the decision, and what a digit selects, at the graphical board`, async ({
    baseURL,
  }) => {
    if (desktop === null) throw new Error('no desktop')
    const browser = await desktop.openBrowser(baseURL ?? '')
    try {
      const [page = await browser.newPage()] = browser.pages()
      const { speech } = desktop
      await begin(page, title, 'visual')
      await tray(page).locator('[data-option]').first().waitFor({ state: 'attached', timeout: 120_000 })
      await speech.silence()
      expect(await press(page, speech, 'Tab')).toContain('Skip to the decision')
      const question = plain(await tray(page).getByRole('heading', { level: 2 }).innerText())
      expect(await press(page, speech, 'Enter')).toContain(question)
      const digit = await tray(page).locator('[data-digit]').first().getAttribute('data-digit')
      const selected = await press(page, speech, digit ?? '1')
      console.log(`${title}, the graphical board: “${question}”, then “${selected}”`)
      expect(selected).toContain('Selected: ')
    } finally {
      await browser.close()
    }
  })
