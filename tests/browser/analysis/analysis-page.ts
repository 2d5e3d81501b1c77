/** Locators and actions of the analysis board and the position editor. */
import type { Locator, Page } from '@playwright/test'
import { leHavre, type State } from '@quayside/le-havre'

export const LAPTOP = { width: 1366, height: 768 }

export const advice = (page: Page): Locator => page.locator('[data-ui="analysis-advice"]')

export const moves = (page: Page): Locator => page.locator('[data-ui="analysis-moves"]')

export const current = (page: Page): Locator => moves(page).locator('[aria-current="step"]')

export const check = (page: Page): Locator => page.locator('[data-ui="check"]')

export const section = (page: Page): Locator => page.locator('[data-ui="section"]')

export const choose = (page: Page, id: string): Promise<void> =>
  page.locator(`[data-section="${id}"]`).click()

/** A game for two in its middle: a main action with several answers is to be chosen. */
export const middleOfGame = (): State => {
  const options = leHavre.options({ players: 2, version: 'short' })
  if (!options.ok) throw new Error(options.refusal.code)
  const state = leHavre.setup(options.value, 'middle')
  for (let move = 0; move < 2000; move++) {
    const [seat = 0] = leHavre.deciders(state)
    const commands = leHavre.commands(state, seat)
    if (move > 80 && commands.length > 6 && state.length > 0 && isMainAction(state, seat)) return state
    const command = commands[move % commands.length]
    if (command !== undefined) leHavre.apply(state, seat, command)
  }
  throw new Error('the game was over before its middle')
}

const isMainAction = (state: State, seat: number): boolean =>
  leHavre.commands(state, seat).some((command) => leHavre.notation.print(command).startsWith('take'))
