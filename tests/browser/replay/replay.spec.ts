import { expect, test } from '@playwright/test'
import { eventually } from '../eventually.ts'
import { begin, gameId, record } from '../shell/home-page.ts'
import { errorsOf, setSettings } from '../table/open-game.ts'
import { readSavedGame, replayed } from '../table/saved-games.ts'
import { OpenPage } from '../visual/appearance.ts'
import { expectAccessible, expectAt, linkedGame, slider, TWO } from './replay-page.ts'
import { REPLAY_SCENES } from './scenes.ts'

test('a link to a position opens in a browser that has never seen the game', async ({ browser }) => {
  const giving = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await giving.newPage()
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(record('short-2'))
  await page.getByRole('button', { name: 'Open game' }).click()
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
  expect(await fresh.getByRole('main').innerText()).toBe(table)
  expect(errors).toEqual([])
  await taking.close()
})

test('a game is stepped through by keys, buttons, the slider, the turns and its moves', async ({ page }) => {
  await page.goto(`/#/replay/${await linkedGame('short-2', TWO)}/40`)
  await expectAt(page, 40)
  await page.keyboard.press('ArrowRight')
  await expectAt(page, 41)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectAt(page, 39)
  await page.keyboard.press('End')
  await expectAt(page, 253)
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible()
  await page.keyboard.press('Home')
  await expectAt(page, 0)
  await page.getByRole('button', { name: 'Next move' }).click()
  await expectAt(page, 1)
  await slider(page).focus()
  await page.keyboard.press('ArrowRight')
  await expectAt(page, 2)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Move 2 of 253\. Round 1, /)
  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ label: 'Round 3, Turn 2: Mateo' })
  await expect(page.getByRole('heading', { name: 'Round 3, Mateo’s turn' })).toBeVisible()
  await page.locator('[data-ui="move"]').nth(5).click()
  await expect(page.locator('[data-ui="move"]').nth(5)).toHaveAttribute('aria-current', 'step')
  await expect(page).toHaveURL(/\/\d+$/)
})

test('each move is told in one sentence, without the name of its seat', async ({ page }) => {
  await setSettings(page, {})
  await REPLAY_SCENES.find(({ name }) => name === 'replay')?.open(page)
  const rows = page.locator('[data-ui="move"] span')
  for (const text of [
    'Exchanges 10 clay and 2 coal for 10 bricks and 5 francs',
    // What concerns nobody, or another player, stands apart.
    'Feeds their workers (4 food): 2 food from ships, plus 2 fish · The town constructs the Shipping Line · A new ship is available: the Caen (iron ship)',
    'End of round 13 · Harvests 1 cattle · Yu-Ting harvests 1 grain · Odile harvests 1 grain · Hugo harvests 1 grain',
  ])
    await expect(rows.filter({ hasText: text })).toHaveText([text])
})

test('autoplay advances the replay and can be paused', async ({ page }) => {
  await page.clock.install()
  await page.goto(`/#/replay/${await linkedGame('short-2', TWO)}/10`)
  await expectAt(page, 10)
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×')
  await page.locator('body').press(' ')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await eventually(async () => Number(await slider(page).inputValue())).toBeGreaterThan(13)
  await page.getByRole('button', { name: 'Pause' }).click()
  const stopped = await slider(page).inputValue()
  await page.clock.runFor(10_000)
  await expect(slider(page)).toHaveValue(stopped)
})

test('two positions are compared', async ({ page }) => {
  await page.goto(`/#/replay/${await linkedGame('short-2', TWO)}/0`)
  await expectAt(page, 0)
  await page.getByRole('button', { name: 'Compare' }).click()
  const compared = page.getByRole('region', { name: 'Compared with move 0' })
  await expect(compared).toContainText('No differences.')
  await page.keyboard.press('End')
  await expect(compared).toContainText('Mateo fortune')
  await page.locator('[data-ui="replay-tray"]').getByRole('button', { name: 'Stop comparing' }).click()
  await expect(compared).toBeHidden()
})

test("the replay of a game under way shows only its player's view, and has no link", async ({ page }) => {
  await begin(page)
  const id = gameId(page)
  // The log stops changing when the player is asked.
  await page.locator('[data-option]').first().waitFor()
  await page.locator('[data-zone="log"] a').last().click()
  await slider(page).waitFor()
  expect(page.url()).toContain(`#/replay/${id}/`)
  await page.getByRole('button', { name: 'Copy position link' }).click()
  await expect(page.getByText('No link until the game is over')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled()
  await expect(page.getByText('You can review a game once it is over.')).toBeVisible()
  const { seed } = (await replayed(await readSavedGame(page))).record
  expect(await page.content()).not.toContain(seed)
  await page.getByRole('link', { name: 'Back to the game' }).click()
  await page.locator('[data-zone="tray"]').waitFor()
  expect(page.url()).toContain(`#/table/${id}`)
})

test('an address without a valid game says so', async ({ page }) => {
  await page.goto('/#/replay/record=abcdef/3')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('link', { name: 'Play your first game' })).toBeVisible()
})

for (const [game, name, looks] of [
  [
    'le-havre',
    'short-2',
    [
      ['desktop', 'light'],
      ['desktop', 'dark'],
      ['phone', 'light'],
      ['phone', 'dark'],
    ],
  ],
  [
    'packet-row',
    'two-players',
    [
      ['desktop', 'dark'],
      ['phone', 'light'],
    ],
  ],
] as const)
  test(`looking back at ${game} is accessible, wide and narrow, light and dark`, async ({ page }) => {
    const visit = new OpenPage(page)
    await page.goto(`/#/replay/${await linkedGame(name, TWO, game)}/90`)
    await expectAt(page, 90)
    await page.getByRole('button', { name: 'Compare' }).click()
    for (const [size, theme] of looks) {
      await visit.change({ size, theme })
      await expectAccessible(page, `${game}, ${size}, ${theme}`)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, `${game}, ${size}, ${theme}`).toBeLessThanOrEqual(0)
    }
  })
