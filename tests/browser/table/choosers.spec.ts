/** Choosers of goods and ships: they begin with the suggestion, and cover neither the card in use nor the own goods. */
import { expect, type Locator, type Page, test } from '@playwright/test'
import { BUILDINGS, type State } from '@quayside/le-havre'
import { before } from '@quayside/le-havre/testing'
import { becomeQuiet } from '../visual/appearance.ts'
import { openPosition, tray } from './open-game.ts'

const place = (name: string): string =>
  `[data-place="building-${BUILDINGS.findIndex((building) => building.name === name)}"]`

const MATERIAL = { franc: 5, fish: 8, wood: 6, clay: 4, coal: 4, hide: 2, steel: 1 }

/** Two wooden ships and an iron one, which has arrived by then. */
const FLEET = { options: { players: 4 }, round: 7, seat1: { ships: ['dina', 'lucie', 'cherbourg'] } }

interface Chooser {
  readonly name: string
  readonly state: () => State
  /** The button that opens it, where answers are suggested first. */
  readonly opener?: string
  /** The amounts that it begins with. */
  readonly starts: readonly number[]
  /** What they come to. */
  readonly total: string
}

const CHOOSERS: readonly Chooser[] = [
  {
    name: 'Coal Trader',
    state: () => before('coal-trader', MATERIAL).play('enter coal-trader', 'pay 1 franc').state,
    starts: [1, 5],
    total: '1115',
  },
  {
    name: 'Bridge over the Seine',
    state: () => before('bridge-over-the-seine', MATERIAL).play('enter bridge-over-the-seine').state,
    starts: [3, 0, 0, 0, 0, 0],
    total: '31',
  },
  {
    name: 'Business Office',
    state: () => before('business-office', MATERIAL).play('enter business-office').state,
    starts: [4, 0, 0, 0, 0, 0],
    total: '41',
  },
  {
    name: 'Shipping Line',
    state: () => before('shipping-line', MATERIAL, FLEET).play('enter shipping-line', 'pay 2 franc').state,
    opener: 'Choose ships',
    starts: [2, 1],
    total: '921',
  },
]

const openChooser = async (page: Page, { state, opener }: Chooser): Promise<void> => {
  await openPosition(page, state())
  if (opener !== undefined) await tray(page).getByRole('button', { name: opener }).click()
  await tray(page).locator('[data-part]').first().waitFor()
}

const isCovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [0.1, 0.5, 0.9].some((share) => {
      const found = document.elementFromPoint(left + width / 2, top + height * share)
      return found === null || !element.contains(found)
    })
  })

/** Whether the chooser's ground extends below the card, where a higher chooser would cover it. */
const reachesCard = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const card = document.querySelector('[data-zone="inspector"]')?.getBoundingClientRect()
    const part = document.querySelector('[data-zone="tray"] [data-part]')?.getBoundingClientRect()
    if (card === undefined || part === undefined) return true
    const found = document.elementFromPoint((card.left + card.right) / 2, (part.top + part.bottom) / 2)
    return found?.closest('[data-zone="tray"]') !== null
  })

for (const chooser of CHOOSERS) {
  test(`the chooser of the ${chooser.name} begins with the suggestion and sums it up`, async ({ page }) => {
    await openChooser(page, chooser)
    await expect(tray(page).locator('[data-part] > b')).toHaveText(chooser.starts.map(String))
    await expect(tray(page).locator('[data-ui="running-total"]')).toHaveText(chooser.total)
    await expect(tray(page).locator('[data-confirm]')).toBeEnabled()
  })

  test(`the chooser of the ${chooser.name} leaves the card in use and the own goods in sight`, async ({
    page,
  }) => {
    await openChooser(page, chooser)
    const card = page.locator('[data-zone="inspector"] article')
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(card.getByRole('heading', { name: chooser.name })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[data-zone="inspector"]')).toContainText('You are using it.')
      expect.soft(await isCovered(card), `the card at ${width}`).toBe(false)
      expect.soft(await reachesCard(page), `the chooser beside the card at ${width}`).toBe(false)
    }
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1280, 720],
      [820, 1180],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect
        .soft(
          await isCovered(page.locator('[data-zone="mine"] [data-ui="own-goods"]')),
          `the goods at ${width}`,
        )
        .toBe(false)
    }
  })
}

/** Late in a game, with all kinds of goods to sell. */
const lateAtBridge = (): State =>
  before(
    'bridge-over-the-seine',
    { ...MATERIAL, iron: 2, grain: 5, cattle: 3, charcoal: 3, brick: 4, bread: 2, meat: 2, leather: 3 },
    {
      options: { players: 5 },
      round: 16,
      town: BUILDINGS.filter(({ special }) => !special).map(({ name }) => name),
      piles: [[], [], []],
    },
  ).play('enter bridge-over-the-seine').state

test('the longest chooser leaves all buildings within reach, and the one in use in sight', async ({
  page,
}) => {
  await openPosition(page, lateAtBridge())
  const harbour = page.locator('[data-zone="harbour"]')
  for (const [width, height] of [
    [1440, 900],
    [1536, 730],
    [1366, 768],
    [1280, 720],
    [820, 1180],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    await harbour.locator('[data-place]').first().scrollIntoViewIfNeeded()
    await becomeQuiet(page)
    const inUse = harbour.locator(place('bridge-over-the-seine'))
    expect.soft(await isCovered(inUse), `the building in use at ${width}`).toBe(false)
    const last = harbour.locator('[data-place]').last()
    await last.scrollIntoViewIfNeeded()
    await becomeQuiet(page)
    expect.soft(await isCovered(last), `the last building at ${width}`).toBe(false)
  }
})

test('a chooser is inside the tray of a phone, also of one held sideways', async ({ page }) => {
  await openPosition(page, lateAtBridge())
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const steps = tray(page).locator('[data-step="more"]')
    for (const step of [steps.first(), steps.last()]) {
      await step.scrollIntoViewIfNeeded()
      await expect(step).toBeInViewport({ ratio: 1 })
      expect.soft(await isCovered(step), `at ${width}`).toBe(false)
    }
  }
})

test('another card shown meanwhile leads back to the card in use', async ({ page }) => {
  const [trader] = CHOOSERS
  if (trader === undefined) throw new Error('no chooser')
  await openChooser(page, trader)
  const inspector = page.locator('[data-zone="inspector"]')
  await page.locator(`[data-zone="harbour"] ${place('construction-firm')}`).click()
  await expect(inspector.getByRole('heading')).toHaveText('Construction Firm')
  await inspector.getByRole('button', { name: 'Back to the building in use' }).click()
  await expect(inspector.getByRole('heading')).toHaveText('Coal Trader')
})
