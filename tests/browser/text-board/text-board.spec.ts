import { expect, type Page, test } from '@playwright/test'
import { before } from '@quayside/le-havre/testing'
import { eventually } from '../eventually.ts'
import { ASKED, LAST, NAMING, packetRowText } from '../packet-row/open-game.ts'
import { beginByKeys } from '../table/keyboard-player.ts'
import {
  beginGame,
  errorsOf,
  FROZEN,
  inWorker,
  openGame,
  positionText,
  setSettings,
} from '../table/open-game.ts'
import { WHOLE_GAME } from '../table/whole-game.ts'
import {
  announced,
  answered,
  answersOrEnd,
  CHINESE,
  commandLine,
  perform,
  playByNumbers,
  question,
  say,
} from './screen-reader.ts'

/** From the first key on the home page to a game on the text board. */
const begin = async (page: Page, game: 'Le Havre' | 'Packet Row', players: number): Promise<void> => {
  await beginByKeys(page, { game, players, asText: true })
  await expect(commandLine(page)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: game })).toBeVisible()
}

/** A main action with something closed, on the text board. */
const sitDown = async (page: Page, locale: string): Promise<void> => {
  await setSettings(page, { board: 'text', locale })
  await openGame(page, positionText(before('bakehouse', { franc: 2, fish: 3, wood: 2 }).state))
}

/** The result as a table, the winner first. */
const expectResult = async (page: Page, total: string): Promise<void> => {
  await expect(question(page)).toContainText(/wins|points|francs|VP/)
  const scores = page.getByRole('table', { name: 'Score by source' })
  await expect(scores.getByRole('columnheader', { name: total })).toBeVisible()
  await expect(scores.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
}

/** Number of decisions played in each check. */
const A_FEW = 12

for (const [game, players, total] of [
  ['Le Havre', 1, 'Fortune'],
  ['Le Havre', 2, 'Fortune'],
  ['Packet Row', 2, 'Points'],
] as const) {
  test(`${game} with ${players} at the table is begun and played by keys and ears alone`, {
    tag: players === 1 ? '@long' : [],
  }, async ({ page }) => {
    const errors = errorsOf(page)
    await begin(page, game, players)
    await playByNumbers(page, `text ${game} ${players}`, A_FEW)
    expect(errors).toEqual([])
  })

  test(`a whole game of ${game} with ${players} at the table is played by keys and ears alone`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(WHOLE_GAME)
    const errors = errorsOf(page)
    await begin(page, game, players)
    await playByNumbers(page, `text ${game} ${players}`)
    await expectResult(page, total)
    expect(errors).toEqual([])
  })
}

test('events and question are announced as one text, in order and complete', async ({ page }) => {
  const spoken: string[] = []
  await page.exposeFunction('heard', (text: string) => void spoken.push(text))
  await begin(page, 'Le Havre', 5)
  await question(page).evaluate((region) => {
    const announce = (globalThis as unknown as { readonly heard: (text: string) => void }).heard
    const { MutationObserver: Observer } = globalThis as unknown as {
      MutationObserver: new (seen: () => void) => { observe(node: unknown, options: unknown): void }
    }
    const read = () => announce((region as unknown as { textContent: string }).textContent)
    new Observer(read).observe(region, { childList: true, subtree: true, characterData: true })
  })
  const lines = announced(page).locator('li > span:nth-child(2)')
  const earlier = await lines.count()
  await playByNumbers(page, 'spoken', 4)
  await answersOrEnd(page).waitFor()
  // A confirmation in a region of its own could be read after the question.
  expect(spoken.filter((text) => text.startsWith('Done: '))).toHaveLength(4)
  await expect(answered(page)).toContainText('Done: ')
  expect(await answered(page).ariaSnapshot()).not.toContain('Done: ')
  const log = (await lines.allInnerTexts()).reverse().slice(earlier)
  expect(log.length).toBeGreaterThan(8)
  await expect.poll(() => spoken.join(' ')).toContain(log.at(-1) ?? '')
  await expect.poll(() => spoken.at(-1)).toContain('Question')
  const everything = spoken.join(' ')
  let from = 0
  for (const line of log) {
    const found = everything.indexOf(line, from)
    expect(found, line).toBeGreaterThanOrEqual(from)
    from = found + line.length
  }
  expect(everything.indexOf('Question', from)).toBeGreaterThan(from)
  expect(await question(page).locator('p').count()).toBe(1)
})

test('events during an open question are followed by the question', async ({ page }) => {
  await setSettings(page, { board: 'text' })
  const seats = [
    { money: 20, hand: ['fur-2-gb', 'fur-3', 'university'], ships: ['ship-gb'] },
    { money: 5, hand: ['grain-3-fr', 'grain-3', 'library'], ships: ['ship-fr'] },
  ]
  await openGame(page, packetRowText({ ...LAST, seats }), 0)
  await expect(question(page)).toContainText(/Mateo delivers .* Question: \S/)
})

test('a player passes for the rest of a round of Packet Row with one command', async ({ page }) => {
  const board = page.locator('[data-at]')
  await setSettings(page, { board: 'text' })
  await inWorker(page, FROZEN)
  await openGame(page, packetRowText(ASKED), 2)
  await say(page, 'pass this round')
  await expect(answered(page)).toContainText('You pass automatically until this round is over.')
  await expect(board).toHaveAttribute('data-at', '1')
  await say(page, 'ask me again')
  await expect(answered(page)).toContainText('You will be asked again.')
  await openGame(page, packetRowText(NAMING), 1)
  await say(page, 'pass this round')
  await expect(answered(page)).toContainText('There is nothing to pass automatically')
})

test('the board answers questions, explains refused actions, and undoes', async ({ page }) => {
  await sitDown(page, 'en')
  await expect(question(page)).toContainText('Question: Take an offer or use a building')
  await say(page, 'food?')
  await expect(answered(page)).toContainText('At the end of the round you owe')
  await say(page, 'why not bakehouse?')
  await expect(answered(page)).toContainText(
    'Enter the Bakehouse: not possible. For the Bakehouse you still need',
  )
  await say(page, 'o')
  await expect(answered(page)).toHaveText(/^(?:\d+ \w+, )+.*2 fish.*, nothing else\.$/)
  await say(page, 'o all')
  await expect(answered(page)).toContainText('Fish: 2 on offer')
  await say(page, 'where do I get bread')
  await expect(answered(page)).toContainText('It comes from')
  await say(page, 'enter bak')
  await expect(answered(page)).toContainText('not possible')
  await page.keyboard.press('Escape')
  await say(page, 'xyzzy')
  await expect(answered(page)).toContainText('Unknown command')
  await page.keyboard.press('Escape')

  await perform(page, 'TAKE fish')
  await expect(announced(page)).toContainText('You take 2 fish.')
  await expect(commandLine(page)).toBeFocused()
  await say(page, 'undo')
  await expect(answered(page)).toContainText('Undone')
  await expect(announced(page)).not.toContainText('You take 2 fish.')
  await say(page, 'repeat')
  await expect(answered(page)).toContainText('Undone')
})

test('completions are offered while typing, and earlier input can be recalled', async ({ page }) => {
  await sitDown(page, 'en')
  await expect(commandLine(page)).toBeFocused()
  await page.keyboard.insertText('take wo')
  await expect(page.getByRole('option', { name: 'Take 2 wood' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Take 2 wood')
  await page.keyboard.press('Enter')
  await expect(answered(page)).toContainText('Preview: Take 2 wood')
  await page.keyboard.press('Escape')
  await expect(commandLine(page)).toHaveValue('')
  await page.keyboard.press('ArrowUp')
  await expect(commandLine(page)).toHaveValue('Take 2 wood')
})

test('Chinese input is understood', async ({ page }) => {
  await sitDown(page, 'zh-Hant')
  await expect(question(page)).toContainText('問題：拿取供給或使用建築物')
  await say(page, '食物？', CHINESE)
  await expect(answered(page, CHINESE)).toContainText('本輪結束時你需要')
  await say(page, '為什麼不能進入麵包坊', CHINESE)
  await expect(answered(page, CHINESE)).toContainText('不能進入麵包坊')
  await perform(page, '拿取魚', CHINESE)
  await expect(announced(page, CHINESE)).toContainText('拿取2條魚')
})

test('the player switches to the drawn table and back during a game, and the choice is stored', async ({
  page,
}) => {
  await beginGame(page, { players: 2, length: 'short' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Switch to the text board' }).click()
  await expect(commandLine(page)).toBeVisible()
  await page.getByRole('button', { name: 'Graphical board' }).click()
  await expect(page.locator('[data-zone="tray"]')).toBeVisible()
  const storedSettings = () => page.evaluate(() => localStorage.getItem('quayside.settings') ?? '')
  expect(JSON.parse(await storedSettings())).toMatchObject({ board: 'visual' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('group', { name: 'Board' }).getByRole('radio', { name: 'Text' }).focus()
  await page.keyboard.press('Space')
  await expect(commandLine(page)).toBeVisible()
  expect(JSON.parse(await storedSettings())).toMatchObject({ board: 'text' })
})

/** Empty while the screen is handed over. */
const positionNow = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[data-at]')?.getAttribute('data-at') ?? '')

test('no card of a hand is left for the next player to hear', async ({ page }) => {
  const errors = errorsOf(page)
  await setSettings(page, { board: 'text' })
  await page.goto('/#/new')
  await page
    .getByRole('group', { name: 'Game' })
    .getByRole('radio', { name: /Packet Row/ })
    .check()
  await page.getByRole('group', { name: 'Players' }).getByRole('radio').first().check()
  for (const seat of await page.getByRole('group', { name: 'Seats' }).getByRole('combobox').all())
    await seat.selectOption('')
  await page.getByRole('button', { name: 'Start game' }).click()
  const takeScreen = page.getByRole('button', { name: /^I am/ })
  const contracts = page.getByRole('list', { name: 'Your contracts' })
  const handsOf = new Map<string, string>()
  for (let turn = 0; handsOf.size < 2 && turn < 12; turn++) {
    const player = (await takeScreen.innerText()).replace('I am ', '')
    for (const [owner, hand] of handsOf)
      if (owner !== player) expect(await page.locator('body').ariaSnapshot()).not.toContain(hand)
    await takeScreen.press('Enter')
    await contracts.waitFor()
    const hand = await contracts.getByRole('listitem').first().innerText()
    for (const [owner, other] of handsOf)
      if (owner !== player && other !== hand)
        expect(await page.locator('body').ariaSnapshot()).not.toContain(other)
    handsOf.set(player, hand)
    while (!(await takeScreen.isVisible())) {
      const at = await positionNow(page)
      await say(page, '1')
      await page.keyboard.press('Enter')
      await eventually(() => positionNow(page)).not.toBe(at)
    }
  }
  expect(handsOf.size).toBe(2)
  expect(errors).toEqual([])
})
