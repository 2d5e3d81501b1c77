import { describe, expect, it } from 'vitest'
import { storageRefusal, upgrade } from './open-database.ts'

/** Names of the object stores that an upgrade creates. */
const stores = (from: number): string[] => {
  const made: string[] = []
  upgrade({ createObjectStore: (name: string) => made.push(name) as unknown as IDBObjectStore }, from)
  return made
}

describe('the database of games', () => {
  it('is created completely in a browser without one', () => {
    expect(stores(0)).toEqual(['games', 'damaged', 'daily', 'results', 'reviews'])
  })

  it('is left alone where it is up to date', () => {
    expect(stores(3)).toEqual([])
  })

  it('gets only the missing stores when an older version created it', () => {
    expect(stores(1)).toEqual(['daily', 'results', 'reviews'])
  })
})

describe('a store that fails', () => {
  it.each([
    ['QuotaExceededError', 'storage-full'],
    ['SecurityError', 'storage-blocked'],
    ['InvalidStateError', 'storage-blocked'],
    ['VersionError', 'storage-newer'],
    ['UnknownError', 'storage-failed'],
  ])('with %s is %s', (name, code) => {
    expect(storageRefusal(new DOMException('', name))).toEqual({ code, params: {} })
  })

  it('counts as blocked in a browser without IndexedDB', () => {
    expect(storageRefusal(new ReferenceError('indexedDB is not defined')).code).toBe('storage-blocked')
    expect(storageRefusal('no error at all').code).toBe('storage-failed')
  })
})
