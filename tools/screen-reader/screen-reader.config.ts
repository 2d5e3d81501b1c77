/** Plays on the text board with a real screen reader and compares its speech with the game. */
import process from 'node:process'
import { defineConfig } from '@playwright/test'
import tests from '../../tests/browser/playwright.config.ts'
import { missingPrograms } from './desktop.ts'

const missing = missingPrograms()
if (missing.length > 0) {
  console.error(
    `The screen reader runs on a desktop of its own, from packages of Debian or Ubuntu that are missing here:\n` +
      `  sudo apt-get install ${missing.join(' ')}`,
  )
  process.exit(2)
}

export default defineConfig({
  ...tests,
  testDir: import.meta.dirname,
  testMatch: 'screen-reader.ts',
  reporter: 'list',
  // There is only one desktop and one screen reader.
  workers: 1,
  timeout: 1_200_000,
})
