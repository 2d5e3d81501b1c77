/** Takes screenshots of every scene for people to look at; nothing is asserted. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import tests from '../../tests/browser/playwright.config.ts'

export default defineConfig({
  ...tests,
  testDir: import.meta.dirname,
  testMatch: 'screenshots.ts',
  globalTeardown: join(import.meta.dirname, 'contact-sheets.ts'),
  reporter: 'list',
})
