/** Plays on the text board through the accessibility tree and the keyboard, as a screen reader user does. */
import { expect, type Locator, type Page } from '@playwright/test'
import { random } from '@quayside/kernel'

/** Texts of the board that the tests look for. */
interface BoardTexts {
  readonly command: string
  readonly announcements: string
  readonly preview: RegExp
}

const ENGLISH: BoardTexts = {
  command: 'Command',
  announcements: 'Announcements',
  preview: /Press Enter again to confirm/,
}

export const CHINESE: BoardTexts = {
  command: '指令',
  announcements: '播報',
  preview: /再按一次Enter鍵確認/,
}

export const commandLine = (page: Page, { command } = ENGLISH): Locator =>
  page.getByRole('combobox', { name: command })

/** The last output of the board. */
export const answered = (page: Page, { command } = ENGLISH): Locator =>
  page.getByRole('region', { name: command }).getByRole('status')

export const announced = (page: Page, { announcements } = ENGLISH): Locator =>
  page.getByRole('log', { name: announcements })

/** The question as it is announced. */
export const question = (page: Page): Locator => page.locator('[data-ui="news"]')

/** The focus never leaves the command line, so it types without focusing it. */
export const say = async (page: Page, words: string, hearing = ENGLISH): Promise<void> => {
  await expect(commandLine(page, hearing)).toBeFocused()
  await page.keyboard.insertText(words)
  await page.keyboard.press('Enter')
}

/** Enters a command, gets its preview, and confirms. */
export const perform = async (page: Page, words: string, hearing = ENGLISH): Promise<void> => {
  await say(page, words, hearing)
  await expect(answered(page, hearing)).toContainText(hearing.preview)
  const before = await page.locator('[data-at]').getAttribute('data-at')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-at]')).not.toHaveAttribute('data-at', before ?? '')
}

export const answers = (page: Page): Locator =>
  page.getByRole('list', { name: 'Options' }).getByRole('button')

export const ended = (page: Page): Locator => page.getByRole('heading', { name: 'What next?' })

/** Whichever appears first after the others' moves. */
export const answersOrEnd = (page: Page): Locator => answers(page).or(ended(page)).first()

/** Plays by the numbers of the answers until the game is over, or for so many decisions. */
export const playByNumbers = async (
  page: Page,
  seed: string,
  decisions = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const dice = random(seed)
  for (let made = 0; made < decisions; ) {
    await answersOrEnd(page).waitFor({ timeout: 60_000 })
    if (await ended(page).isVisible()) return
    const count = await answers(page).count()
    if (count === 0) continue
    await perform(page, `${dice.nextInt(count) + 1}`)
    made++
  }
}
