import { join } from 'node:path'
import { startServer } from '@quayside/server'
import { describe, expect, it } from 'vitest'
import { folder, quayside } from '../testing/cli.ts'

describe('quayside operator token', () => {
  it('prints the token that the server generated, which opens its reports', async () => {
    const store = join(folder(), 'tables.db')
    const server = await startServer({ store, host: '127.0.0.1', port: 0, log: false })
    const { status, stdout, stderr } = await quayside(['operator', 'token', '--store', store])
    expect([status, stderr]).toEqual([0, ''])
    const reply = await fetch(`${server.address}/api/operator/reports`, {
      headers: { authorization: `Bearer ${stdout.trim()}` },
    })
    expect(await reply.json()).toEqual([])
    await server.close()
  })

  it('says so where there is none', async () => {
    const store = join(folder(), 'tables.db')
    const operatorToken = 'o'.repeat(32)
    const server = await startServer({ store, host: '127.0.0.1', port: 0, log: false, operatorToken })
    await server.close()
    const none = await quayside(['operator', 'token', '--store', store])
    expect([none.status, none.stdout]).toEqual([1, ''])
    expect(none.stderr).toContain('holds no operator token')
    expect((await quayside(['operator', 'token', '--store', `${store}.none`])).stderr).toContain('no store')
  })
})
