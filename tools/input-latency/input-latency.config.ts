/** Prints how long presses take to show while a bot thinks; nothing is judged by the clock. */
import { defineConfig } from '@playwright/test'
import tests from '../../packages/web/tests/playwright.config.ts'

export default defineConfig({
  ...tests,
  testDir: import.meta.dirname,
  testMatch: 'input-latency.ts',
  reporter: 'line',
  workers: 1,
})
