/** Operator commands for a store: verify, backup, restore, copy, and reading the operator token. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printRecord, type Refusal, type Result } from '@quayside/kernel'
import { OPERATOR_TOKEN } from '../moderation/operator-access.ts'
import { Rooms } from '../room/rooms.ts'
import { readBackup } from '../storage/backup-file.ts'
import { loadContents, openExisting, readSnapshot } from '../storage/copy-store.ts'
import { connect, schemaVersions } from '../storage/database.ts'
import { Store } from '../storage/store.ts'
import { asResult, StoreError, type StoreErrorCode } from '../storage/store-contents.ts'

/** Read-only, so a server may be running. */
export const readOperatorToken = (store: string): Promise<Result<string, StoreErrorCode>> =>
  asResult(async () => {
    const { db } = await openExisting(store)
    try {
      const found = await db
        .selectFrom('server_key')
        .select('value')
        .where('name', '=', OPERATOR_TOKEN)
        .executeTakeFirst()
      if (found === undefined) throw new StoreError('no-operator-token')
      return found.value
    } finally {
      await db.destroy()
    }
  })

/** Verifies a store by replaying every game from its log. */

export interface VerifyReport {
  readonly games: number
  /** The number of entries in their logs. */
  readonly entries: number
  /** Games whose log does not lead to the stored summary. */
  readonly broken: readonly { readonly room: string; readonly refusal: Refusal }[]
  /** Equal for two stores that hold the same games. */
  readonly fingerprint: string
}

type Progress = (games: number) => void

const SILENT: Progress = () => undefined

const entryCounts = async (address: string): Promise<ReadonlyMap<string, number>> => {
  const db = connect(address)
  try {
    const rows = await db.selectFrom('room_summary').select(['room_id', 'entry_count']).execute()
    // Sorted here, because SQLite and PostgreSQL collate text differently.
    rows.sort((one, other) => (one.room_id < other.room_id ? -1 : 1))
    return new Map(rows.map(({ room_id: room, entry_count: seq }) => [room, seq]))
  } finally {
    await db.destroy()
  }
}

const replay = async (store: Store, id: string, seq: number): Promise<Result<string>> => {
  let why: Refusal | null = null
  const rooms = new Rooms(store, Date.now, {
    unreadable: (_id, refusal) => {
      why = refusal
    },
  })
  const entered = await rooms.acquire(id)
  if (!entered.ok) return { ok: false, refusal: why ?? entered.refusal }
  const { room, leave } = entered.value
  leave()
  // The log of a running game may have grown since; it never gets shorter.
  if (room.seq < seq)
    return { ok: false, refusal: { code: 'invalid-entry', params: { room: id, seq: room.seq } } }
  return { ok: true, value: `${room.seq}\n${printRecord(room.game.record)}` }
}

const verifyGames = async (address: string, progress: Progress): Promise<VerifyReport> => {
  const store = await Store.open(address)
  try {
    const sum = createHash('sha256')
    const broken: { room: string; refusal: Refusal }[] = []
    let games = 0
    let entries = 0
    for (const [id, seq] of await entryCounts(address)) {
      const replayed = await replay(store, id, seq)
      if (replayed.ok) sum.update(`${id}\n${replayed.value}\n`)
      else broken.push({ room: id, refusal: replayed.refusal })
      entries += seq
      progress(++games)
    }
    return { games, entries, broken, fingerprint: sum.digest('hex').slice(0, 16) }
  } finally {
    await store.close()
  }
}

/** A store of an older version is not opened, because that would migrate it. */
export const verifyStore = (
  address: string,
  progress = SILENT,
): Promise<Result<VerifyReport, StoreErrorCode>> =>
  asResult(async () => {
    const level = await readSnapshot(address, async (contents) => contents.schemaVersion)
    if (level !== (await schemaVersions()).at(-1)) throw new StoreError('older-store', { level })
    return verifyGames(address, progress)
  })

/** Restores the backup into a temporary store and replays the games there. */
export const verifyBackup = (
  file: string,
  progress = SILENT,
): Promise<Result<VerifyReport, StoreErrorCode>> =>
  asResult(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quayside-verify-'))
    try {
      const store = join(folder, 'quayside.db')
      await loadContents(store, await readBackup(file))
      return await verifyGames(store, progress)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

export { copyStore, createBackup, restoreBackup } from '../storage/copy-store.ts'
export type { StoreErrorCode } from '../storage/store-contents.ts'
export { writeOpenData } from './write-open-data.ts'
