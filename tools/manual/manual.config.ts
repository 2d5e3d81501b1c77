/** Takes the screenshots of the manual in every language. */
import { defineConfig } from '@playwright/test'
import tests from '../../tests/browser/playwright.config.ts'

export default defineConfig({
  ...tests,
  testDir: import.meta.dirname,
  testMatch: 'screenshots.ts',
  reporter: 'list',
})
