/** Uses every building through the interface: selects it, confirms, and answers its questions. */
import { expect, type Page, test } from '@playwright/test'
import { BUILDINGS, type Building, TOKENS } from '@quayside/le-havre'
import { before } from '@quayside/le-havre/testing'
import { eventually } from '../eventually.ts'
import { errorsOf, openPosition, tray } from './open-game.ts'
import { play } from './random-player.ts'
import { readSavedGame, replayed } from './saved-games.ts'

/** Enough goods for any action. */
const PLENTY = Object.fromEntries(TOKENS.map((token) => [token, token === 'franc' ? 40 : 6]))

/** With four players every standard building takes part, and by the seventh round an iron ship has arrived. */
const TABLE = { options: { players: 4 }, round: 7 }

/** What an action needs besides goods. */
const NEEDS: Readonly<Record<string, Parameters<typeof before>[2]>> = {
  'arts-center': { seat1: { buildings: ['sawmill'] }, seats: { '2': { disc: 'sawmill' } } },
  'cattle-drive': { seats: { '2': { stock: { cattle: 2 } } } },
  'black-market': { offers: { fish: 0, wood: 0 } },
  'labor-exchange': { seat1: { buildings: ['hardware-store'] } },
  'town-square': { seat1: { buildings: ['bakehouse'] } },
  'harbor-watch': { seats: { '2': { disc: 'construction-firm' } } },
  'local-court': { seat1: { loans: 3 } },
  'shipping-line': { seat1: { ships: ['cherbourg'] } },
}

/** The usual run tests one building per kind of question, the long run all. */
const OFTEN: readonly string[] = [
  'bakehouse',
  'marketplace',
  'building-firm-1',
  'wharf-1',
  'shipping-line',
  'business-office',
  'haulage-firm',
  'harbor-watch',
  'bank',
]

const tagged = ({ name }: Building): { tag?: string } => (OFTEN.includes(name) ? {} : { tag: '@long' })

const sitDown = async (page: Page, name: string): Promise<void> => {
  const { state } = before(name, PLENTY, { ...TABLE, ...NEEDS[name] })
  await openPosition(page, state)
}

const isClosed = ({ effect }: Building): boolean => effect.op === 'closed'

const pointAt = (page: Page, card: number): Promise<void> =>
  page.locator(`[data-zone="harbour"] [data-place="building-${card}"]`).click()

const answer = (page: Page, words: string) => tray(page).locator(`[data-option="${words}"]`)

for (const [card, building] of BUILDINGS.entries())
  if (isClosed(building))
    test(`nobody enters the ${building.name}, but it can be bought`, tagged(building), async ({ page }) => {
      await sitDown(page, building.name)
      await pointAt(page, card)
      await expect(tray(page).locator('[data-ui="closed"]')).toHaveCount(1)
      await expect(answer(page, `buy ${building.name}`)).toBeChecked()
      await tray(page).locator('[data-confirm]').click()
      await expect(page.locator(`[data-zone="mine"] [data-place="building-${card}"]`)).toBeVisible()
    })
  else
    test(`the ${building.name} is entered and used`, tagged(building), async ({ page }) => {
      const errors = errorsOf(page)
      await sitDown(page, building.name)
      await pointAt(page, card)
      await expect(answer(page, `enter ${building.name}`)).toBeChecked()
      await tray(page).locator('[data-confirm]').click()
      await play(page, {
        seed: building.name,
        enough: async () => (await answer(page, 'end').count()) > 0,
      })
      // The game is saved move by move, a little later than the table shows them.
      await eventually(async () => {
        const { moves } = await replayed(await readSavedGame(page))
        const happened = moves.flatMap(({ events }) => events).map(({ kind }) => kind)
        return (
          moves[0]?.text === `enter ${building.name}` &&
          happened.some((kind) => kind !== 'entered' && kind !== 'paid')
        )
      }).toBe(true)
      expect(errors).toEqual([])
    })
