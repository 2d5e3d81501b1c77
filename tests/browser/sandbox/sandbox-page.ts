/** Locators and actions of the sandbox. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { PageMessage } from '@quayside/table/session/messages.ts'
import { tray } from '../table/open-game.ts'

export const banner = (page: Page): Locator => page.locator('[data-ui="sandbox"]')

export const sandboxLog = (page: Page): Locator => page.locator('[data-ui="sandbox-log"]')

export const openSandbox = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Try moves' }).click()
  await expect(banner(page)).toContainText('Sandbox')
  await expect(tray(page).locator('p').first()).toContainText('Sandbox')
}

export const closeSandbox = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(banner(page)).toHaveCount(0)
}

/** Records every message that the page sends to a worker. */
export const recordMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sent: SentMessage[] = []
    let count = 0
    Object.assign(globalThis, { sent })
    globalThis.Worker = new Proxy(Worker, {
      construct: (OriginalWorker, [address, options]: ConstructorParameters<typeof Worker>) => {
        const worker = new OriginalWorker(address, options)
        const index = count++
        const send = worker.postMessage.bind(worker)
        worker.postMessage = (message: SentMessage['message']) => {
          sent.push({ worker: index, message })
          send(message)
        }
        return worker
      },
    })
  })

export interface SentMessage {
  readonly worker: number
  readonly message: PageMessage
}

export const sentMessages = (page: Page): Promise<readonly SentMessage[]> =>
  page.evaluate(() => (globalThis as unknown as { sent: readonly SentMessage[] }).sent)
