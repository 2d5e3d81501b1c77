/** A phone on a mobile network, emulated by the browser. */
import type { Browser, BrowserContext, Page } from '@playwright/test'

export interface NetworkProfile {
  readonly name: string
  /** Milliseconds of delay per request. */
  readonly latency: number
  readonly megabits: number
  /** CPU slowdown compared with this machine. */
  readonly slowdown: number
}

export const PROFILES: readonly NetworkProfile[] = [
  { name: '4G', latency: 85, megabits: 9, slowdown: 4 },
  { name: 'slow 4G', latency: 150, megabits: 1.6, slowdown: 4 },
]

export const phone = async (
  browser: Browser,
  { latency, megabits, slowdown }: NetworkProfile,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  const throughput = (megabits * 1e6) / 8
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page }
}
