import { describe, expect, it } from 'vitest'
import {
  changedTimeZone,
  readChatReadAt,
  readSeatKey,
  storeChatReadAt,
  storeSeatKey,
} from './room-storage.ts'

const storageWith = (texts: Readonly<Record<string, string>> = {}) => {
  const stored = new Map(Object.entries(texts))
  return () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

describe('what is stored for a room', () => {
  it('is read back, for that room alone', () => {
    const storage = storageWith()
    storeSeatKey(storage, 'a', 'secret')
    storeChatReadAt('a', 17, storage)
    expect([readSeatKey(storage, 'a'), readSeatKey(storage, 'b')]).toEqual(['secret', null])
    expect([readChatReadAt('a', storage), readChatReadAt('b', storage)]).toEqual([17, 0])
  })

  it('is read under the keys of version 0.1 where the new ones are absent', () => {
    const former = storageWith({
      'quayside.seat.a': 'old',
      'quayside.read.a': '5',
      'quayside.zone.a': timeZone,
    })
    expect(readSeatKey(former, 'a')).toBe('old')
    expect(readChatReadAt('a', former)).toBe(5)
    expect(changedTimeZone('a', former)).toBe(null)
    storeSeatKey(former, 'a', 'new')
    expect(readSeatKey(former, 'a')).toBe('new')
  })

  it('sends a time zone once, and again when it has changed', () => {
    const storage = storageWith()
    expect([changedTimeZone('a', storage), changedTimeZone('a', storage)]).toEqual([timeZone, null])
    expect(changedTimeZone('b', storageWith({ 'quayside.room.b.timeZone': 'Asia/Taipei' }))).toBe(
      timeZone === 'Asia/Taipei' ? null : timeZone,
    )
  })
})
