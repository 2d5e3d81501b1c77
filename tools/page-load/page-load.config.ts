/** Prints when the home page can be used on a slow phone; nothing is judged by the clock. */
import { defineConfig } from '@playwright/test'
import tests from '../../packages/web/tests/playwright.config.ts'

// It serves the site itself, with a bare page beside it.
const { webServer: _, ...rest } = tests

export default defineConfig({
  ...rest,
  testDir: import.meta.dirname,
  testMatch: 'page-load.ts',
  reporter: 'line',
  workers: 1,
  use: { ...tests.use, serviceWorkers: 'allow' },
})
