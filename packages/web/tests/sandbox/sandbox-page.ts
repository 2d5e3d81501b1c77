/** A rehearsal as a person sees it. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { PageMessage } from '@quayside/table/session/messages.ts'
import { tray } from '../table/open-game.ts'

export const banner = (page: Page): Locator => page.locator('[data-ui="rehearsal"]')

export const branch = (page: Page): Locator => page.locator('[data-ui="branch"]')

export const begin = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Rehearse' }).click()
  await expect(banner(page)).toContainText('Rehearsal')
  await expect(tray(page).locator('.k')).toContainText('Rehearsal')
}

export const leave = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveCount(0)
}

/** Writes down everything that is told to whoever keeps a game. */
export const watchHosts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: Told[] = []
    let hosts = 0
    Object.assign(globalThis, { told })
    globalThis.Worker = new Proxy(Worker, {
      construct: (Host, [address, options]: ConstructorParameters<typeof Worker>) => {
        const worker = new Host(address, options)
        const host = hosts++
        const send = worker.postMessage.bind(worker)
        worker.postMessage = (message: Told['message']) => {
          told.push({ host, message })
          send(message)
        }
        return worker
      },
    })
  })

export interface Told {
  readonly host: number
  readonly message: PageMessage
}

export const toldTo = (page: Page): Promise<readonly Told[]> =>
  page.evaluate(() => (globalThis as unknown as { told: readonly Told[] }).told)
