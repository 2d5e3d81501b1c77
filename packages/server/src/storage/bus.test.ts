import { describe, expect, it } from 'vitest'
import { type BusMessage, decodeMessage, encodeMessage } from './bus.ts'

const ENTRY = {
  room: 'room',
  seq: 7,
  kind: 'command',
  at: 7,
  seat: 1,
  words: 'pay 2 fish, "é" and a space',
  request: 'a b',
  made: 5,
} as const

describe('a word from one process to the others', () => {
  it.each<BusMessage>([
    { node: 'n', room: 'room' },
    { node: 'n', room: 'room', about: 'seats' },
    { node: 'n', room: 'room', about: 'talk' },
    { node: 'n', room: 'room', entry: ENTRY },
    { node: 'n', room: 'room', looks: { about: 'who', seat: 3 } },
    { node: 'n', room: 'room', looks: { about: 'here', seat: 0 } },
  ])('arrives as it was said: %j', (word) => {
    expect(decodeMessage(encodeMessage(word))).toEqual(word)
  })

  it('leaves out an entry that is too long to carry: whoever hears it asks', () => {
    const entry = { ...ENTRY, words: 'é'.repeat(4000) }
    expect(decodeMessage(encodeMessage({ node: 'n', room: 'room', entry }))).toEqual({
      node: 'n',
      room: 'room',
    })
  })

  it('is heard without its entry where that cannot be read', () => {
    expect(decodeMessage('n room {"seq":')).toEqual({ node: 'n', room: 'room' })
  })

  it('means nothing when it says no table', () => {
    expect(decodeMessage('n')).toBeNull()
    expect(decodeMessage('')).toBeNull()
  })
})
