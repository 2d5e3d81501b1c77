/** The whole program, site and tables on one port, as `npm start` begins it; one for every worker of the tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../free-port.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** Whoever shows it may moderate. */
export const OPERATOR_TOKEN = 'the-operator-token-of-these-tests'

const SERVE = ['packages/cli/src/main.ts', 'serve']

/** Everybody in these tests comes from one address, and a worker goes through many of them in an hour. */
const QUOTAS = {
  QUAYSIDE_QUOTA_OPEN_ROOMS: '1000,1000,1000',
  QUAYSIDE_QUOTA_LISTED_ROOMS: '1000,1000,1000',
  QUAYSIDE_QUOTA_BOT_ROOMS: '1000,1000,1000',
  QUAYSIDE_QUOTA_ROOMS_PER_HOUR: '1000,1000,1000',
  QUAYSIDE_QUOTA_ROOMS_PER_DAY: '1000,1000,1000',
  QUAYSIDE_QUOTA_GUESTS_PER_HOUR: '1000',
}

/** `before` is loaded before the program itself, may settle what is not said here, and can be spoken to. */
export const started = async (port: number, store: string | null, before?: string): Promise<ChildProcess> => {
  const loaded = before === undefined ? [] : ['--import', pathToFileURL(join(ROOT, before)).href]
  const program = spawn(
    process.execPath,
    [...loaded, ...SERVE, '--port', String(port), ...(store === null ? [] : ['--database', store])],
    // The fourth is what messages go through.
    {
      cwd: ROOT,
      env: { ...process.env, ...QUOTAS, QUAYSIDE_OPERATOR_TOKEN: OPERATOR_TOKEN },
      stdio: ['ignore', 'pipe', 'inherit', before === undefined ? 'ignore' : 'ipc'],
    },
  )
  const gone = once(program, 'exit').then(() => Promise.reject(new Error('the program ended at once')))
  const told = (async () => {
    for await (const line of program.stdout ?? []) if (String(line).includes('http')) return
  })()
  await Promise.race([told, gone])
  gone.catch(() => undefined)
  return program
}

export const test = base.extend<{ baseURL: string }, { harbour: string }>({
  harbour: [
    async ({ playwright }, use) => {
      const port = await freePort()
      const address = `http://localhost:${port}`
      const program = await started(port, ':memory:')
      const visitor = await playwright.request.newContext({ baseURL: address })
      await expect(await visitor.get('/')).toBeOK()
      await visitor.dispose()
      await use(address)
      program.kill('SIGTERM')
      await once(program, 'exit')
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ harbour }, use) => {
    await use(harbour)
  },
})
