/** `npm run manual`: the pictures of the manual, in every language. */
import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

export default defineConfig({
  ...tests,
  testDir: import.meta.dirname,
  testMatch: 'pictures.ts',
  reporter: 'list',
})
