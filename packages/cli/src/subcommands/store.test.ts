import { readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { OTHER_GAME } from '@quayside/games/testing'
import { startServer } from '@quayside/server'
import { describe, expect, it } from 'vitest'
import { folder, quayside, quaysideProcess } from '../testing/run-cli.ts'

/** A database with one room. */
const aStore = async (home: string): Promise<string> => {
  const store = join(home, 'tables.db')
  const server = await startServer({ store, host: '127.0.0.1', port: 0, log: false })
  const post = async (path: string, body: unknown, secret = ''): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` }
    const reply = await fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await reply.json()) as Record<string, string>
  }
  const { secret } = await post('/players', { name: 'Odile' })
  const seats = [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }]
  await post('/rooms', { game: OTHER_GAME, options: { players: 2 }, seats }, secret)
  await server.close()
  return store
}

describe('quayside store', () => {
  it('backs up, verifies, restores and copies', async () => {
    const home = folder()
    const store = await aStore(home)
    const [file, restored, copied] = ['backup.gz', 'restored.db', 'copied.db'].map((name) => join(home, name))
    const at = async (...args: readonly string[]): Promise<string> => {
      const { status, stdout, stderr } = await quayside(['store', ...args])
      expect([status, stderr]).toEqual([0, ''])
      return stdout.trim()
    }
    expect(await at('backup', file ?? '', '--database', store)).toBe(
      `Backed up 1 game with 0 entries to ${file}.`,
    )
    expect(await at('restore', file ?? '', '--database', restored ?? '')).toBe(
      `Restored 1 game with 0 entries to ${restored}.`,
    )
    expect(await at('copy', copied ?? '', '--database', store)).toBe(
      `Copied 1 game with 0 entries to ${copied}. The old store was not changed.`,
    )
    const well = await at('verify', '--database', store)
    expect(well).toMatch(
      /^No problems: 1 game with 0 entries, and every game replays\. Fingerprint [\da-f]{16}$/,
    )
    expect(await at('verify', file ?? '')).toBe(well)
    expect(await at('verify', '--database', restored ?? '')).toBe(well)
    expect(await at('verify', '--database', copied ?? '')).toBe(well)
    // Nobody has agreed to anything.
    const open = join(home, 'open-data')
    expect(await at('games', open, '--database', store)).toBe(`Wrote 0 games to 0 files in ${open}.`)
    expect(readdirSync(open)).toEqual([])
  })

  it("prints errors in the user's language, without passwords", async () => {
    const home = folder()
    const store = await aStore(home)
    const file = join(home, 'backup.gz')
    await quaysideProcess(['store', 'backup', file, '--database', store])
    const refusal = async (...args: readonly string[]): Promise<string> => {
      const { status, stderr } = await quayside(['--lang', 'fr', 'store', ...args])
      expect(status).toBe(1)
      return stderr
    }
    expect(await refusal('backup', file, '--database', store)).toContain('ne remplace jamais un fichier')
    expect(await refusal('restore', file, '--database', store)).toContain('n’est pas vide')
    expect(await refusal('verify', '--database', join(home, 'none.db'))).toContain('pas de base')
    truncateSync(file, 300)
    expect(await refusal('verify', file)).toContain('manque')
    const nowhere = await refusal('verify', '--database', 'postgres://quayside:lantern@127.0.0.1:1/none')
    expect(nowhere).toContain('inaccessible')
    expect(nowhere).not.toContain('lantern')
  })
})
