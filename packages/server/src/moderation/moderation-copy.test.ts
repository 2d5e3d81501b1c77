import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readOperatorToken } from '../process/operate.ts'
import { Rooms } from '../room/rooms.ts'
import { copyStore, createBackup, restoreBackup } from '../storage/copy-store.ts'
import { connect } from '../storage/database.ts'
import { Store } from '../storage/store.ts'
import { sharedPostgres } from '../testing/test-databases.ts'
import { BanList } from './ban-list.ts'
import { Moderation } from './moderation.ts'

const NOW = 1_800_000_000_000

it('bans, the audit log and the generated token are part of a backup, and the log stays append-only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-moderation-'))
  const database = await sharedPostgres('empty')
  const [source, file, back] = ['source.db', 'backup.gz', 'back.db'].map((name) => join(folder, name))
  const first = await Store.open(source ?? '')
  await first.players.add({
    id: 'odile',
    name: 'Odile',
    secret_hash: 'key',
    created_at: NOW,
    notification_settings_json: '{}',
  })
  await first.secrets.get('operator-token', () => 'a generated token')
  const moderation = new Moderation({
    store: first,
    rooms: new Rooms(first, () => NOW),
    bans: new BanList({ bans: first.bans, now: () => NOW, changed: () => undefined }),
    now: () => NOW,
  })
  const terms = { reason: 'insults', expiresAt: NOW + 1 }
  expect(await moderation.ban({ player: 'odile', ...terms }, 'abcd1234')).toMatchObject({ ok: true })
  expect(await moderation.ban({ range: '203.0.113.0/24', ...terms }, 'abcd1234')).toMatchObject({ ok: true })
  const [bans, audit] = [await first.bans.list(NOW), await first.audit.list(10, null)]
  expect([bans.length, audit.length]).toEqual([2, 2])
  await first.close()

  await createBackup(source ?? '', file ?? '')
  await restoreBackup(file ?? '', database.address)
  await copyStore(database.address, back ?? '')
  for (const address of [database.address, back ?? '']) {
    const store = await Store.open(address)
    expect(await store.bans.list(NOW)).toEqual(bans)
    expect(await store.audit.list(10, null)).toEqual(audit)
    await store.close()
    expect(await readOperatorToken(address)).toEqual({ ok: true, value: 'a generated token' })
    const db = connect(address)
    await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow('append-only')
    await db.destroy()
  }
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})
