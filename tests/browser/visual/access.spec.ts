/** Keyboard, screen reader, zoom and forced-colour checks that axe cannot do. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { LOCALES } from '@quayside/texts'
import { ASKED, packetRowText } from '../packet-row/open-game.ts'
import { beginGame, FROZEN, inWorker, openGame, setSettings, tray } from '../table/open-game.ts'
import { becomeQuiet, changeSettings, OpenPage } from './appearance.ts'
import { findAccessibilityFaults } from './find-accessibility-faults.ts'
import { goldenGame, MIDDLE_MOVE } from './golden-games.ts'

const BOARDS = ['visual', 'text'] as const

const GAMES = {
  'Le Havre': (page: Page) => openGame(page, goldenGame('full-5', MIDDLE_MOVE), 'asked'),
  'Packet Row': (page: Page) => openGame(page, packetRowText(ASKED), 2),
} as const

type GameName = keyof typeof GAMES

const sitDown = async (page: Page, game: GameName, board: (typeof BOARDS)[number]): Promise<void> => {
  await setSettings(page, { board })
  await inWorker(page, FROZEN)
  await GAMES[game](page)
}

const names = Object.keys(GAMES) as GameName[]

const expectHeadings = async (page: Page, board: string): Promise<void> => {
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  for (const [place, level] of levels.entries())
    expect(level - (levels[place - 1] ?? 0), `${board}: ${levels.join(' ')}`).toBeLessThanOrEqual(1)
}

for (const game of names) {
  test(`${game}: the first Tab leads to the decision, a digit says what it selects, no level of headings is left out`, async ({
    page,
  }) => {
    await sitDown(page, game, 'visual')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to the decision' })).toBeFocused()
    await page.keyboard.press('Enter')
    const question = tray(page).getByRole('heading', { level: 2 })
    await expect(question).toBeFocused()
    await expectHeadings(page, 'visual')
    await page.keyboard.press('1')
    await expect(page.locator('[data-ui="selected"]')).toHaveText(/^Selected: \S/)
    await expect(tray(page).locator('[data-confirm]').first()).toBeEnabled()
  })

  test(`${game}: one main region, one first heading, and no level of headings left out on the text board`, async ({
    page,
  }) => {
    await sitDown(page, game, 'text')
    await expectHeadings(page, 'text')
  })
}

test('a new game starts with the focus on its heading, and the first Tab leads to the decision', async ({
  page,
}) => {
  await beginGame(page, { players: 2, length: 'short' })
  await expect(page.getByRole('heading', { level: 1, name: 'Le Havre' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to the decision' })).toBeFocused()
})

test('after every change of page the focus is on its heading', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Set up a table' }).waitFor()
  for (const [address, title] of [
    ['#/new', 'New game'],
    ['#/settings', 'Settings'],
    ['#/rules/le-havre', 'Le Havre rules'],
    ['#/cards/packet-row', 'Packet Row cards'],
    ['#/', /games/i],
  ] as const) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }
})

test('on a phone the tab bar covers no button at the edge of a page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/new')
  const start = page.getByRole('button', { name: 'Start game' })
  await start.waitFor()
  const isOnTop = await start.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isOnTop).toBe(true)
})

/**
 * Pages without a scene in the usual run of `visual.spec.ts`. Of pages for both games, the long run adds the second.
 */
const PAGES = {
  '#/settings': 'often',
  '#/learn': 'often',
  '#/rules/le-havre': 'often',
  '#/rules/packet-row': 'long',
  '#/cards/le-havre': 'long',
  '#/cards/packet-row': 'often',
  '#/table/nothing': 'often',
} as const

for (const [address, run] of Object.entries(PAGES))
  test(`axe finds nothing at ${address} in either theme`, { tag: run === 'long' ? '@long' : [] }, async ({
    page,
  }) => {
    await setSettings(page, { theme: 'light' })
    await page.goto(`/${address}`)
    await page.locator('main h1').waitFor()
    const opened = new OpenPage(page)
    expect(await findAccessibilityFaults(page)).toEqual([])
    await opened.change({ size: 'desktop', theme: 'dark' })
    expect(await findAccessibilityFaults(page, 'colours')).toEqual([])
  })

/** Whether it can be scrolled into view and pressed there. */
const isReachable = async (option: Locator): Promise<boolean> => {
  await option.scrollIntoViewIfNeeded()
  return option.evaluate((element) => {
    const shown = element.closest('label') ?? element
    shown.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = shown.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && shown.contains(found)
  })
}

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const game of names)
    for (const board of BOARDS)
      test(`${game}: every option can be reached on the ${board} board`, async ({ page }) => {
        await sitDown(page, game, board)
        const unfold = tray(page).locator('[data-key="fold"][aria-expanded="false"]')
        if (board === 'visual' && (await unfold.count()) > 0) await unfold.press('Enter')
        const options =
          board === 'visual'
            ? tray(page).locator('button:visible, [data-option]:visible')
            : page.locator('[data-ui="answers"] button, #tb-command')
        expect(await options.count()).toBeGreaterThan(1)
        for (const option of await options.all())
          expect(await isReachable(option), await option.evaluate(({ outerHTML }) => outerHTML)).toBe(true)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(320)
      })

  for (const game of names)
    for (const board of BOARDS)
      test(`${game}: the first screen shows the question and an answer on the ${board} board`, async ({
        page,
      }) => {
        await sitDown(page, game, board)
        const question =
          board === 'visual'
            ? tray(page).getByRole('heading', { level: 2 })
            : page.getByRole('heading').and(page.locator('#tb-question'))
        const answers = page.locator(
          board === 'visual'
            ? '[data-zone="tray"] :is(label:has([data-digit]), button[data-digit])'
            : '[data-ui="answers"] button',
        )
        for (const locale of LOCALES) {
          await changeSettings(page, { locale })
          await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`))
          await becomeQuiet(page)
          await expect(question).toBeInViewport()
          await expect(answers.first(), locale).toBeInViewport({ ratio: 0.9 })
          // Neither the header nor the line for commands lies over it.
          expect(await isReachable(answers.first()), locale).toBe(true)
          expect(await page.evaluate(() => Math.max(scrollY, document.body.scrollTop))).toBe(0)
        }
      })

  test('the text board shows its question first, and its parts can be jumped to', async ({ page }) => {
    await sitDown(page, 'Le Havre', 'text')
    const [question, situation] = await Promise.all(
      ['#tb-question', '#tb-situation'].map((part) => page.locator(part).boundingBox()),
    )
    expect(question?.y ?? 0).toBeLessThan(situation?.y ?? 0)
    const jump = page.getByRole('navigation', { name: 'Skip to' }).getByRole('button', { name: 'Situation' })
    await jump.focus()
    await expect(jump).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#tb-situation')).toBeFocused()
  })
})

for (const game of names)
  test(`${game}: with forced colours, every control has an edge`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const board of BOARDS) {
      await sitDown(page, game, board)
      const bare = await page
        .locator('button:visible, label:has(> :is([type="radio"], [type="checkbox"]))')
        .evaluateAll((things) =>
          things.flatMap((thing) => {
            const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(thing)
            const hasEdge = outlineStyle !== 'none' || (borderTopStyle !== 'none' && borderTopWidth !== '0px')
            return hasEdge ? [] : [thing.outerHTML.slice(0, 120)]
          }),
        )
      expect(bare, board).toEqual([])
    }
  })

test('with forced colours, it can still be seen who has enough food', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await sitDown(page, 'Le Havre', 'visual')
  const pips = page.locator('[data-zone="players"] [data-ui="pips"]').first().locator('i')
  const grounds = await pips.evaluateAll((all) =>
    all.map((pip) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(pip)
      return `${backgroundColor} ${backgroundImage}`
    }),
  )
  const panel = await page
    .locator('[data-zone="players"] > li')
    .first()
    .evaluate((seat) => `${getComputedStyle(seat).backgroundColor} none`)
  expect(grounds.length).toBeGreaterThan(2)
  expect(grounds).not.toContain(panel)
})

test('with forced colours, every card of Packet Row has a whole edge, also where one was taken', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await sitDown(page, 'Packet Row', 'visual')
  const cards = page.locator('[data-place^="area-"] :is([data-place^="card-"], [data-ui="taken"])')
  expect(await cards.count()).toBeGreaterThan(10)
  // The band and the picture of a card would cover an outline inside of it.
  const bare = await cards.evaluateAll((found) =>
    found.flatMap((card) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(card)
      const isWhole =
        outlineStyle !== 'none' && outlineWidth !== '0px' && Number.parseFloat(outlineOffset) >= 0
      return isWhole ? [] : [card.outerHTML.slice(0, 120)]
    }),
  )
  expect(bare).toEqual([])
})
