/** Prints the input latency while a bot is thinking; nothing fails because of time. */
import { defineConfig } from '@playwright/test'
import tests from '../../tests/browser/playwright.config.ts'

export default defineConfig({
  ...tests,
  testDir: import.meta.dirname,
  testMatch: 'input-latency.ts',
  reporter: 'line',
  workers: 1,
})
