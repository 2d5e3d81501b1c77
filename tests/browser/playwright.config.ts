/** Tests in a real browser against the built site. */
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { executablePath, FLAGS } from './chromium.ts'
import { freePort } from './free-port.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Chosen once and passed to the workers, which load this file again. */
process.env['QUAYSIDE_TEST_PORT'] ??= String(await freePort())
const PORT = Number(process.env['QUAYSIDE_TEST_PORT'])

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(ROOT, '.cache', 'browser-tests'),
  fullyParallel: true,
  workers: 4,
  // Only the full check retries, and lists retried tests, because a busy machine may stall for a second.
  retries: process.env['QUAYSIDE_CHECK'] === undefined ? 0 : 1,
  // Long, because a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: join(ROOT, '.cache', 'playwright.json') }]],
  use: {
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // Playwright cannot intercept requests behind a service worker; tests that need one switch it on.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await executablePath(), args: FLAGS },
  },
  webServer: {
    command: `node packages/cli/src/main.ts serve --site-only --port ${PORT}`,
    cwd: ROOT,
    port: PORT,
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
