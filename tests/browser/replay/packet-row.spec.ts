import { expect, type Page, test } from '@playwright/test'
import { Game } from '@quayside/kernel'
import { packetRow, type State } from '@quayside/packet-row'
import { eventually } from '../eventually.ts'
import { beginPacketRow } from '../packet-row/open-game.ts'
import { errorsOf, setSettings } from '../table/open-game.ts'
import { play } from '../table/random-player.ts'
import { readSavedGame, replayed } from '../table/saved-games.ts'
import { expectAccessible, expectAt, gameFile, linkedGame, slider, THREE, TWO } from './replay-page.ts'

test('the end page opens the replay, and a link to a position opens in another browser', async ({
  browser,
}) => {
  const giving = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await giving.newPage()
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(gameFile('two-players', 'packet-row'))
  await page.getByRole('button', { name: 'Open game' }).click()
  const curve = page.getByRole('table', { name: 'Points over the game' })
  await expect(curve.getByRole('row').nth(1)).toHaveText('Setup22')
  await expect(curve.getByRole('row').last()).toHaveText('End158')
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('could not be refilled')
  await expect(page.getByRole('region', { name: 'Money and revealed hands' })).toContainText('Delivered')
  await page.getByRole('button', { name: 'Replay' }).click()
  await slider(page).fill('77')
  await expectAt(page, 77)
  const table = await page.getByRole('main').innerText()
  await page.getByRole('button', { name: 'Copy position link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await giving.close()

  const taking = await browser.newContext()
  const fresh = await taking.newPage()
  const errors = errorsOf(fresh)
  await fresh.goto(link)
  await expectAt(fresh, 77)
  await expect(fresh).toHaveTitle(/Packet Row/)
  expect(await fresh.getByRole('main').innerText()).toBe(table)
  expect(errors).toEqual([])
  await taking.close()
})

test('a game is stepped through by its areas and moves, and two positions are compared', async ({ page }) => {
  await page.goto(`/#/replay/${await linkedGame('two-players', TWO, 'packet-row')}/0`)
  await expectAt(page, 0)
  await expect(page.getByRole('heading', { name: 'Round 1, you choose' })).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectAt(page, 2)
  const compared = page.getByRole('region', { name: 'Compared with move 0' })
  await expect(compared).toContainText('Mateo points')
  await expect(compared).toContainText('+Assistant')
  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ label: 'Round 2, Market' })
  await expect(page.getByRole('heading', { name: /^Round 2, Market: / })).toBeVisible()
  await page.locator('[data-ui="move"]').nth(5).click()
  await expect(page.locator('[data-ui="move"]').nth(5)).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('End')
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible()
  await expect(compared).toContainText('You points 2 → 15')
})

/** The numbers of close mistakes do not overlap. */
const expectMarksApart = async (page: Page): Promise<void> => {
  const marks = await page.locator('[data-ui="mistake-mark"]').all()
  const boxes = await Promise.all(marks.map((mark) => mark.boundingBox()))
  expect(boxes.length).toBeGreaterThan(1)
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const across = Math.abs((one?.x ?? 0) - (other?.x ?? 0))
      const down = Math.abs((one?.y ?? 0) - (other?.y ?? 0))
      expect(Math.max(across, down)).toBeGreaterThan(23)
    }
}

test('a game is reviewed, and a mistake has its verdict and can be retried', async ({ page }) => {
  await setSettings(page, { autoForced: false })
  await page.goto(`/#/replay/${await linkedGame('three-players-random', THREE, 'packet-row')}/1`)
  await page.getByRole('button', { name: 'Quick review' }).click()
  await expect(page.getByRole('button', { name: 'Stop the review' })).toBeHidden({ timeout: 120_000 })
  await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible()
  await expect(page.locator('[data-ui="totals"]')).toContainText(/You: \d+ mistakes?, \d+ VP lost/)
  await expectMarksApart(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectMarksApart(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  // Played at random by the fixture's author, so there is something to find.
  await page.locator('[data-ui="mistake"]').first().click()
  await expect(page.getByText('Better move')).toBeVisible()
  await expect(page.getByText(/^better by \d+ VP against the other players$/)).toBeVisible()
  await expectAccessible(page)
  const position = Number(await page.locator('[data-at]').getAttribute('data-at')) - 1
  await page.getByRole('button', { name: 'Retry in a new game' }).click()
  await expect(page.locator('[data-at]:not(:has([data-ui="replay-tray"]))')).toBeVisible()
  await eventually(async () => (await replayed(await readSavedGame(page))).moveNumber).toBeGreaterThanOrEqual(
    position,
  )
})

/** Cards in the seat's hand that are nowhere face up, neither now nor in the replayed position. */
const hidden = async (page: Page, seat: number): Promise<readonly string[]> => {
  const { rules, state, record } = await replayed(await readSavedGame(page))
  const { seats } = packetRow.position.write(state as State) as {
    seats: readonly { hand: readonly string[] }[]
  }
  const shownAt = Number(await slider(page).inputValue())
  const earlier = Game.load(packetRow, { ...record, moves: record.moves.slice(0, shownAt) })
  if (!earlier.ok) throw new Error(earlier.refusal.code)
  const known = [state, earlier.value.state]
    .map((seen) => JSON.stringify(rules.position.write(rules.view(seen, 0))))
    .join()
  return (seats[seat]?.hand ?? []).filter((card) => !known.includes(`"${card}"`))
}

test('a log line opens the replay of a game under way, which reveals nothing hidden', async ({ page }) => {
  await beginPacketRow(page, { players: 2, seed: 'looking-back' })
  await play(page, {
    seed: 'zoe',
    enough: async () => (await page.locator('[data-zone="log"] a').count()) > 5,
  })
  await page.locator('[data-zone="log"] a').first().click()
  await slider(page).waitFor()
  const link = page.url()
  await page.getByRole('button', { name: 'Copy position link' }).click()
  await expect(page.getByText('No link until the game is over')).toBeVisible()
  await expect(page.getByText('You can review a game once it is over.')).toBeVisible()
  // Points depend on hidden hands, so the curve shows money.
  await expect(page.getByRole('img', { name: /^Money over the game/ })).toBeVisible()
  const secrets = await hidden(page, 1)
  expect(secrets.length).toBeGreaterThan(0)
  const shown = await page.content()
  // Neither as a card nor as its picture; the pictures of all cards are on every page.
  for (const card of secrets)
    for (const mark of [`data-place="card-${card}"`, `href="#card-${card}"`])
      expect([mark, shown.includes(mark)]).toEqual([mark, false])
  const { seed } = (await replayed(await readSavedGame(page))).record
  expect(shown).not.toContain(seed)
  expect(link).not.toContain('record=')
  await page.locator('[data-zone="players"] [data-place]').nth(1).click()
  await expect(page.locator('[data-zone="players"] [data-place]').nth(1)).toContainText('?')
})

/** A string that only one game's table has. */
const MARKS = { 'le-havre': 'zone-proposals', 'packet-row': 'data-more-end' } as const

for (const [game, other, name] of [
  ['le-havre', 'packet-row', 'short-2'],
  ['packet-row', 'le-havre', 'two-players'],
] as const)
  test(`looking back at ${game} does not fetch the table of ${other}`, async ({ page }) => {
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text())
    })
    await page.goto(`/#/replay/${await linkedGame(name, TWO, game)}/5`)
    await expectAt(page, 5)
    const fetched = (await Promise.all(scripts)).join('\n')
    expect(fetched).toContain(MARKS[game])
    expect(fetched).not.toContain(MARKS[other])
  })
