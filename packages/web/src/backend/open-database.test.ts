import { describe, expect, it } from 'vitest'
import { storageRefusal, upgrade } from './open-database.ts'

/** The names of the stores that an upgrade makes. */
const stores = (from: number): string[] => {
  const made: string[] = []
  upgrade({ createObjectStore: (name: string) => made.push(name) as unknown as IDBObjectStore }, from)
  return made
}

describe('the database of games', () => {
  it('is made whole in a browser that has none', () => {
    expect(stores(0)).toEqual(['games', 'damaged', 'daily', 'results', 'reviews'])
  })

  it('is left alone where it is up to date', () => {
    expect(stores(3)).toEqual([])
  })

  it('is given only what it lacks where an older version made it', () => {
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

  it('is blocked where a browser has none at all', () => {
    expect(storageRefusal(new ReferenceError('indexedDB is not defined')).code).toBe('storage-blocked')
    expect(storageRefusal('no error at all').code).toBe('storage-failed')
  })
})
