/** The record of a game that is over, as whoever does not believe the page looks at it. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import type { Page } from '@playwright/test'

const MAIN = join(import.meta.dirname, '..', '..', '..', 'cli', 'src', 'main.ts')

export const recordAt = async (page: Page, link: string): Promise<string> => {
  const room = link.split('/').at(-1) ?? ''
  return (await page.request.get(new URL(`api/rooms/${room}/record`, link).href)).text()
}

/** What `quayside verify` says. */
export const verified = (record: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [MAIN, 'verify', '-', '--lang', 'en'], {
    input: record,
    encoding: 'utf8',
  })
  return stdout + stderr
}
