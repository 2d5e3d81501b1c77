/** Starts the whole server, as `npm start` does; one for each test worker. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../free-port.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

export const OPERATOR_TOKEN = 'the-operator-token-of-these-tests'

const SERVE = ['packages/cli/src/main.ts', 'serve']

/** All players of the tests share one address, so the usual quotas would be used up. */
const QUOTAS = {
  QUAYSIDE_QUOTA_OPEN_ROOMS: '1000,1000,1000',
  QUAYSIDE_QUOTA_LISTED_ROOMS: '1000,1000,1000',
  QUAYSIDE_QUOTA_BOT_ROOMS: '1000,1000,1000',
  QUAYSIDE_QUOTA_ROOMS_PER_HOUR: '1000,1000,1000',
  QUAYSIDE_QUOTA_ROOMS_PER_DAY: '1000,1000,1000',
  QUAYSIDE_QUOTA_GUESTS_PER_HOUR: '1000',
}

/** `before` is a module that is imported first; it may change settings and exchange messages with the test. */
export const startServer = async (
  port: number,
  store: string | null,
  before?: string,
): Promise<ChildProcess> => {
  const loaded = before === undefined ? [] : ['--import', pathToFileURL(join(ROOT, before)).href]
  const program = spawn(
    process.execPath,
    [...loaded, ...SERVE, '--port', String(port), ...(store === null ? [] : ['--database', store])],
    // The fourth is the channel for messages.
    {
      cwd: ROOT,
      env: { ...process.env, ...QUOTAS, QUAYSIDE_OPERATOR_TOKEN: OPERATOR_TOKEN },
      stdio: ['ignore', 'pipe', 'inherit', before === undefined ? 'ignore' : 'ipc'],
    },
  )
  const exited = once(program, 'exit').then(() =>
    Promise.reject(new Error('the server exited before it was ready')),
  )
  const listening = (async () => {
    for await (const line of program.stdout ?? []) if (String(line).includes('http')) return
  })()
  await Promise.race([listening, exited])
  exited.catch(() => undefined)
  return program
}

export const test = base.extend<{ baseURL: string }, { server: string }>({
  server: [
    async ({ playwright }, use) => {
      const port = await freePort()
      const address = `http://localhost:${port}`
      const program = await startServer(port, ':memory:')
      const visitor = await playwright.request.newContext({ baseURL: address })
      await expect(await visitor.get('/')).toBeOK()
      await visitor.dispose()
      await use(address)
      program.kill('SIGTERM')
      await once(program, 'exit')
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server)
  },
})
