import { expect, type Page, test } from '@playwright/test'
import { packetRow, type State } from '@quayside/packet-row'
import { eventually } from '../eventually.ts'
import { errorsOf, openGame, position, setSettings, table, tray } from '../table/open-game.ts'
import {
  banner,
  closeSandbox,
  openSandbox,
  recordMessages,
  sandboxLog,
  sentMessages,
} from './sandbox-page.ts'

/** Two players, and the first is asked to take a card. */
const dealt = (): State => {
  const options = packetRow.options({ players: 2 })
  if (!options.ok) throw new Error(options.refusal.code)
  const state = packetRow.setup(options.value, 'sandbox')
  const answers = (seat: number): string[] =>
    packetRow.commands(state, seat).map((command) => packetRow.notation.print(command))
  for (let step = 0; step < 20; step++) {
    const [seat = 0] = packetRow.deciders(state)
    if (seat === 0 && answers(seat).some((texts) => texts.startsWith('take'))) return state
    const [command] = packetRow.commands(state, seat)
    if (command !== undefined) packetRow.apply(state, seat, command)
  }
  throw new Error('nobody is asked to take a card')
}

const DEALT = dealt()

const sitDown = async (page: Page): Promise<void> => {
  await setSettings(page, { autoForced: false })
  await openGame(page, JSON.stringify(packetRow.position.write(DEALT)))
}

/** Takes the first card that is offered. */
const take = async (page: Page): Promise<void> => {
  await tray(page).locator('[data-option^="take"]').first().check({ force: true })
  await tray(page).locator('[data-confirm]').click()
}

test('a sandbox of Packet Row is discarded, and never had the hidden cards', async ({ page }) => {
  const errors = errorsOf(page)
  await recordMessages(page)
  await sitDown(page)
  const at = await position(page)
  // The question is read aloud a moment after it is drawn.
  await expect(page.locator('[data-ui="news"]')).not.toBeEmpty()
  const game = await table(page).innerText()
  await openSandbox(page)
  await take(page)
  await expect(sandboxLog(page)).toContainText('(bot)')
  await closeSandbox(page)
  expect(await position(page)).toBe(at)
  await eventually(() => table(page).innerText()).toBe(game)
  const views = (await sentMessages(page)).flatMap(({ message }) =>
    message.kind === 'open-sandbox' ? [message.branch.view] : [],
  )
  expect(views).toEqual([JSON.parse(JSON.stringify(packetRow.position.write(packetRow.view(DEALT, 0))))])
  expect(errors).toEqual([])
})

test('the first move of a sandbox of Packet Row is played in the game', async ({ page }) => {
  await sitDown(page)
  const at = await position(page)
  await openSandbox(page)
  await take(page)
  await expect(sandboxLog(page)).toContainText('(bot)')
  await banner(page).getByRole('button', { name: 'Play the first move' }).click()
  await expect(banner(page)).toHaveCount(0)
  await eventually(() => position(page)).toBeGreaterThan(at)
})
