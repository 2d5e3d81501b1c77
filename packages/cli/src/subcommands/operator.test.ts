import { join } from 'node:path'
import { OTHER_GAME } from '@quayside/games/testing'
import { type RunningServer, startServer } from '@quayside/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndedProcess, folder, quayside, quaysideProcess } from '../testing/run-cli.ts'

const TOKEN = 'the-token-of-the-operator-of-this'

describe('quayside operator token', () => {
  it('prints the token that the server generated, which gives access to reports', async () => {
    const store = join(folder(), 'tables.db')
    const server = await startServer({ store, host: '127.0.0.1', port: 0, log: false })
    const { status, stdout, stderr } = await quaysideProcess(['operator', 'token', '--database', store])
    expect([status, stderr]).toEqual([0, ''])
    const reply = await fetch(`${server.address}/api/operator/reports`, {
      headers: { authorization: `Bearer ${stdout.trim()}` },
    })
    expect(await reply.json()).toEqual([])
    await server.close()
  })

  it('prints an error when there is none', async () => {
    const store = join(folder(), 'tables.db')
    const server = await startServer({ store, host: '127.0.0.1', port: 0, log: false, operatorToken: TOKEN })
    await server.close()
    const none = await quayside(['operator', 'token', '--database', store])
    expect([none.status, none.stdout]).toEqual([1, ''])
    expect(none.stderr).toContain('has no operator token')
    expect((await quayside(['operator', 'token', '--database', `${store}.none`])).stderr).toContain(
      'no store',
    )
  })
})

describe('quayside operator', () => {
  let server: RunningServer

  beforeAll(async () => {
    server = await startServer({
      store: ':memory:',
      host: '127.0.0.1',
      port: 0,
      log: false,
      operatorToken: TOKEN,
    })
  })

  afterAll(() => server.close())

  const operator = (args: readonly string[], env: Record<string, string> = {}): Promise<EndedProcess> =>
    quayside(args, {
      env: { QUAYSIDE_PUBLIC_URL: server.address, QUAYSIDE_OPERATOR_TOKEN: TOKEN, ...env },
    })

  /** The output of a command that must succeed. */
  const read = async (...args: readonly string[]): Promise<string> => {
    const { status, stdout, stderr } = await operator(['operator', ...args])
    expect([args, status, stderr]).toEqual([args, 0, ''])
    return stdout
  }

  const post = async (path: string, body: object, secret = ''): Promise<Record<string, string>> => {
    const reply = await fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    })
    return (await reply.json()) as Record<string, string>
  }

  // An id may begin with a dash; nothing after -- is a flag.
  it('finds rooms and players, closes and removes, renames, bans and unbans, and reads the audit log', async () => {
    const { id = '', secret = '' } = await post('/players', { name: 'Odile' })
    const seats = [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }]
    const { room = '' } = await post('/rooms', { game: OTHER_GAME, options: { players: 2 }, seats }, secret)
    expect(await read('rooms', 'odi', '--state', 'waiting')).toMatch(
      new RegExp(`ID.*\\n${room}.*${OTHER_GAME}.*Waiting.*Odile, free seat`),
    )
    expect(await read('close', '--reason', 'quiet', '--', room)).toBe('Done. Recorded in the audit log.\n')
    expect(await read('rooms', '--', room)).toContain('Over')
    await read('remove', '--', room)
    expect(await read('rooms', '--', room)).toBe('Nothing found.\n')
    await read('rename', '--', id, 'Player 7')
    expect(await read('players', '--', id)).toContain('Player 7')
    const banned = JSON.parse(await read('ban', '--reason', 'spam', '--days', '3', '--json', '--', id)) as {
      id: string
    }
    expect(banned).toMatchObject({ player: { id, name: 'Player 7' }, reason: 'spam' })
    expect(await read('bans')).toContain('Banned until')
    await read('unban', '--reason', 'sorry', '--', banned.id)
    expect(await read('bans')).toBe('No one is banned.\n')
    expect(await read('ban', '203.0.113.9/24', '--reason', 'attack')).toContain('203.0.113.0/24')
    const audit = JSON.parse(await read('audit', '--json')) as { entries: { action: string }[] }
    expect(audit.entries.map(({ action }) => action)).toEqual([
      'banned',
      'unbanned',
      'banned',
      'player-renamed',
      'room-removed',
      'room-closed',
    ])
    expect(await read('audit', '--limit', '2')).toMatch(/More: --cursor \d+_\S+\n$/)
    expect(await read('reports')).toBe('No open reports.\n')
    expect(await read('jobs')).toContain('Failing (0)')
    expect(await read('channels')).toBe('All channels work.\n')
    expect(await read('quotas')).toBe('No one has hit a quota.\n')
  }, 120_000)

  it("prints refusals in the user's language, and as codes for programs", async () => {
    const wrong = await operator(['--lang', 'fr', 'operator', 'reports'], {
      QUAYSIDE_OPERATOR_TOKEN: 'x'.repeat(32),
    })
    expect(wrong).toMatchObject({ status: 1, stdout: '' })
    expect(wrong.stderr).toContain('pas le jeton d’opérateur')
    const range = await operator(['operator', 'ban', '0.0.0.0/0', '--reason', 'x', '--json'])
    expect(JSON.parse(range.stderr)).toMatchObject({
      error: {
        code: 'range-too-wide',
        params: { least: 8 },
        message: expect.stringContaining('/8') as string,
      },
    })
    const gone = await operator(['--lang', 'es', 'operator', 'unban', 'nothing'])
    expect(gone.stderr).toContain('Este bloqueo ya no existe')
    const room = await operator(['--lang', 'zh-Hant', 'operator', 'close', 'x'.repeat(16)])
    expect(room.stderr).toMatch(/沒有|不存在/)
  })

  it('needs a token and a server', async () => {
    const missing = await operator(['operator', 'bans'], { QUAYSIDE_OPERATOR_TOKEN: '' })
    expect(missing).toMatchObject({ status: 2, stdout: '' })
    expect(missing.stderr).toContain('QUAYSIDE_OPERATOR_TOKEN is not set')
    const nowhere = await quayside(['operator', 'bans', '--address', 'http://127.0.0.1:1'], {
      env: { QUAYSIDE_OPERATOR_TOKEN: TOKEN },
    })
    expect(nowhere.status).toBe(1)
    expect(nowhere.stderr).toContain('No server is responding at http://127.0.0.1:1')
    expect(nowhere.stderr).not.toContain(TOKEN)
  })
})
