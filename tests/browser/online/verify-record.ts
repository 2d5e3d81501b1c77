/** Fetches the record of a finished game and verifies it with the command line. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import type { Page } from '@playwright/test'

const MAIN = join(import.meta.dirname, '..', '..', '..', 'packages', 'cli', 'src', 'main.ts')

export const fetchRecord = async (page: Page, link: string): Promise<string> => {
  const room = link.split('/').at(-1) ?? ''
  return (await page.request.get(new URL(`api/rooms/${room}/record`, link).href)).text()
}

/** The output of `quayside verify`. */
export const verifyRecord = (record: string): string => {
  const { stdout, stderr } = spawnSync(process.execPath, [MAIN, 'verify', '-', '--lang', 'en'], {
    input: record,
    encoding: 'utf8',
  })
  return stdout + stderr
}
