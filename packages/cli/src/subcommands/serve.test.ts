import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { OTHER_GAME } from '@quayside/games/testing'
import { SETTING_NAMES, SETTINGS } from '@quayside/server/settings'
import { describe, expect, it, onTestFinished } from 'vitest'
import { folder, quayside, quaysideProcess } from '../testing/run-cli.ts'

const MAIN = join(import.meta.dirname, '..', 'main.ts')

const site = (): string => {
  const path = join(folder(), 'site')
  mkdirSync(path)
  writeFileSync(join(path, 'index.html'), '<!doctype html>a harbour')
  return path
}

interface Serving {
  readonly address: string
  readonly process: ChildProcess
}

const serving = async (args: readonly string[], env: Record<string, string> = {}): Promise<Serving> => {
  const started = spawn(process.execPath, [MAIN, 'serve', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void started.kill('SIGKILL'))
  for await (const line of createInterface({ input: started.stdout })) {
    const address = /http:\/\/[\w.:]+/.exec(line)?.[0]
    if (address !== undefined) return { address, process: started }
  }
  throw new Error('it ended at once')
}

describe('quayside serve', () => {
  it('serves a site and online play on one port until it is stopped', async () => {
    const store = join(folder(), 'new', 'tables.db')
    const { address, process: started } = await serving([
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--database',
      store,
      '--site',
      site(),
    ])
    expect(await (await fetch(address)).text()).toBe('<!doctype html>a harbour')
    expect((await fetch(`${address}/api/notification-capabilities`)).status).toBe(200)
    expect(existsSync(store)).toBe(true)
    started.kill('SIGTERM')
    expect(await once(started, 'exit')).toEqual([0, null])
  })

  it('logs events without secrets', async () => {
    const { address, process: started } = await serving([
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--database',
      ':memory:',
      '--site',
      site(),
      '--log-level',
      'debug',
      '--operator-token',
      'o'.repeat(32),
    ])
    let logged = ''
    started.stdout?.on('data', (text: Buffer) => {
      logged += text.toString()
    })
    const post = async (path: string, body: object, secret = ''): Promise<Record<string, unknown>> => {
      const reply = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${secret}`,
          cookie: `quayside-player=${secret}`,
        },
        body: JSON.stringify(body),
      })
      return (await reply.json()) as Record<string, unknown>
    }
    const secret = String((await post('/players', { name: 'Odile' }))['secret'])
    const { token } = await post('/me/bots', { name: 'Anchor' }, secret)
    const seats = [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }]
    const request = { game: OTHER_GAME, options: { players: 2 }, seats }
    const { keys } = (await post('/rooms', request, secret)) as { keys: Record<string, string> }
    await post('/rooms', { ...request, nonsense: secret }, secret)
    started.kill('SIGTERM')
    await once(started, 'close')
    expect(logged).toContain('/api/me/bots')
    for (const known of [secret, String(token), keys['0'] ?? '', 'o'.repeat(32)]) {
      expect(known).toHaveLength(32)
      expect(logged).not.toContain(known)
    }
  })

  it('reads its settings from the environment, and prefers the command line', async () => {
    const env = {
      QUAYSIDE_HOST: '127.0.0.1',
      PORT: 'eighty',
      QUAYSIDE_SITE: site(),
      QUAYSIDE_SITE_ONLY: 'true',
    }
    const { address } = await serving(['--port', '0'], env)
    expect(await (await fetch(address)).text()).toBe('<!doctype html>a harbour')
    expect((await fetch(`${address}/api/notification-capabilities`)).status).toBe(404)
  })

  it.each([
    [['--port', '70000'], {}, '--port must be a whole number from 0 to 65535, not 70000.'],
    [[], { PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not eighty.'],
    [['--log-level', 'loud'], {}, '--log-level must be one of silent, error, warn, info, debug, not loud.'],
    [['--public-url', 'https://quayside.example/tables'], {}, '--public-url must be an address such as'],
    [['--vapid-private', 'k'.repeat(43)], {}, 'Set both --vapid-public and --vapid-private, or neither'],
  ])('refuses %j with %j, says why, and ends with status 2', async (args, env, words) => {
    const { status, stdout, stderr } = await quayside(['serve', ...args], { env })
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain(words)
  })

  it('does not print a secret that it refuses', async () => {
    const { status, stderr } = await quayside(['serve', '--database', 'mysql://ann:anchor@quay/tables'])
    expect(status).toBe(2)
    expect(stderr).toContain('--database must be')
    expect(stderr).not.toContain('anchor')
  })

  it('exits with status 1 when it cannot start', async () => {
    const taken = createServer()
    taken.listen(0, '127.0.0.1')
    await once(taken, 'listening')
    onTestFinished(() => void taken.close())
    const at = taken.address()
    const port = typeof at === 'object' && at !== null ? at.port : 0
    const { status, stderr } = await quaysideProcess([
      'serve',
      '--site',
      site(),
      '--site-only',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
    ])
    expect(status).toBe(1)
    expect(stderr).toContain('The server could not be started')
  })

  it('explains that a store is in use by another server, or damaged', async () => {
    const store = join(folder(), 'tables.db')
    const args = ['--port', '0', '--host', '127.0.0.1', '--site', site()]
    await serving([...args, '--database', store])
    const second = await quaysideProcess(['serve', ...args, '--database', store])
    expect(second.status).toBe(1)
    expect(second.stderr).toContain(`Another server is using ${store}.`)
    const damaged = join(folder(), 'damaged.db')
    writeFileSync(damaged, 'a letter to the harbour master '.repeat(1000))
    const third = await quaysideProcess(['serve', ...args, '--database', damaged])
    expect(third.status).toBe(1)
    expect(third.stderr).toContain(`${damaged} is damaged`)
  })

  it('lists every setting in its help, by flag and variable', async () => {
    const { stdout } = await quayside(['serve', '--help'])
    for (const name of SETTING_NAMES) {
      expect(stdout).toContain(`--${SETTINGS[name].flag}`)
      expect(stdout).toContain(SETTINGS[name].variable)
    }
  })
})
