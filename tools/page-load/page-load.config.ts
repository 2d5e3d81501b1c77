/** Prints when the home page becomes usable on a slow phone; nothing fails because of time. */
import { defineConfig } from '@playwright/test'
import tests from '../../tests/browser/playwright.config.ts'

// It serves the site itself, together with a minimal page.
const { webServer: _, ...rest } = tests

export default defineConfig({
  ...rest,
  testDir: import.meta.dirname,
  testMatch: 'page-load.ts',
  reporter: 'line',
  workers: 1,
  use: { ...tests.use, serviceWorkers: 'allow' },
})
