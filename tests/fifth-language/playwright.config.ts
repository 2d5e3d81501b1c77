/** The pages in the pseudo-locale; run in the copy of the sources that contains it. */
import { defineConfig } from '@playwright/test'
import site from '../browser/playwright.config.ts'

export default defineConfig({ ...site, testDir: import.meta.dirname })
