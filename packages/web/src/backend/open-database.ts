/** The IndexedDB database: its schema, and how it is opened. Works in the page and in a worker. */
import type { Refusal } from '@quayside/kernel'

const NAME = 'quayside'

type Builder = Pick<IDBDatabase, 'createObjectStore'>

/** Migrations, one per schema version. An existing database runs those that it lacks; never change a published one. */
const STEPS: readonly ((database: Builder) => void)[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' })
    database.createObjectStore('damaged', { keyPath: 'id' })
  },
  (database) => {
    database.createObjectStore('daily', { keyPath: 'id' })
  },
  (database) => {
    database.createObjectStore('results', { keyPath: 'key' })
    database.createObjectStore('reviews', { keyPath: 'key' })
  },
]

export type ObjectStore = 'games' | 'damaged' | 'daily' | 'results' | 'reviews'

export const upgrade = (database: Builder, from: number): void => {
  for (const step of STEPS.slice(from)) step(database)
}

export const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opening: Promise<IDBDatabase> | null = null

const open = (): Promise<IDBDatabase> => {
  opening ??= connect().catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

const connect = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, STEPS.length)
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion)
  const database = await answer(request)
  database.onclose = () => {
    opening = null
  }
  // A newer version in another tab wants to upgrade: close, or it waits for ever.
  database.onversionchange = () => {
    database.close()
    opening = null
  }
  return database
}

/** Runs `work` in one transaction. */
export const transact = async <Value>(
  stores: readonly ObjectStore[],
  mode: IDBTransactionMode,
  work: (store: (name: ObjectStore) => IDBObjectStore) => Promise<Value>,
): Promise<Value> => {
  const transaction = (await open()).transaction([...stores], mode)
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  const [value] = await Promise.all([work((name) => transaction.objectStore(name)), done])
  return value
}

type StorageCode = 'storage-full' | 'storage-newer' | 'storage-blocked' | 'storage-failed'

const CODES: Readonly<Record<string, StorageCode>> = {
  QuotaExceededError: 'storage-full',
  VersionError: 'storage-newer',
  SecurityError: 'storage-blocked',
  InvalidStateError: 'storage-blocked',
  // Thrown where the browser has no `indexedDB`.
  ReferenceError: 'storage-blocked',
  TypeError: 'storage-blocked',
}

export const storageRefusal = (error: unknown): Refusal<StorageCode> => ({
  code: (error instanceof Error && CODES[error.name]) || 'storage-failed',
  params: {},
})
