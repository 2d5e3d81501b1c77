import { beforeEach, describe, expect, it } from 'vitest'
import { SUBMIT, TestLine, told, WISH } from './testing/fake-socket.ts'

const AWAY = { kind: 'line', away: true }

let line: TestLine

beforeEach(() => {
  line = new TestLine()
})

describe('a line to a table', () => {
  it('comes back after a break with what it has heard, more and more patiently', () => {
    line.welcome()
    line.socket.say(told(4))
    line.socket.drop()
    expect(line.heard.at(-1)).toEqual(AWAY)
    expect(line.wait()).toBe(250)
    line.socket.drop()
    expect(line.wait()).toBe(500)
    line.welcome()
    expect(line.socket.sent[0]).toMatchObject({ kind: 'hello', lastSeq: 4 })
    expect(line.heard.at(-1)).toEqual({ kind: 'line', away: false })
  })

  it('takes a server that stays silent for gone', () => {
    line.welcome()
    line.socket.say(told(4))
    expect(line.wait()).toBe(20_000)
    expect(line.socket.sent.at(-1)).toEqual({ kind: 'ping' })
    line.socket.say({ kind: 'pong' })
    expect(line.heard).not.toContainEqual(AWAY)
    line.link.send(SUBMIT)
    expect(line.wait()).toBe(8000)
    expect(line.heard.at(-1)).toEqual(AWAY)
  })

  it('says at once when nobody looks at the page, and again after a break', () => {
    line.welcome()
    line.socket.say(told(4))
    line.link.lookedAt(false)
    expect(line.socket.sent.at(-1)).toEqual({ kind: 'ping', hidden: true })
    line.socket.drop()
    line.wait()
    line.welcome()
    expect(line.socket.sent.at(-1)).toEqual({ kind: 'ping', hidden: true })
    line.link.lookedAt(true)
    expect(line.socket.sent.at(-1)).toEqual({ kind: 'ping' })
  })

  it('does not wait when the network says that it is gone or back', () => {
    line.welcome()
    line.link.networkChanged(false)
    expect(line.heard.at(-1)).toEqual(AWAY)
    line.link.networkChanged(true)
    expect(line.sockets).toHaveLength(2)
    line.welcome()
    line.link.networkChanged(true)
    expect(line.sockets).toHaveLength(2)
  })
})

describe('a server that is about to end', () => {
  it('is left for another one at once, without a word, and what was wished for goes along', () => {
    line.welcome()
    line.socket.say(told(4))
    line.link.send(SUBMIT)
    const before = line.heard.length
    line.socket.drop(1012)
    expect(line.sockets).toHaveLength(2)
    expect(line.heard).toHaveLength(before)
    line.welcome()
    expect(line.socket.sent).toEqual([expect.objectContaining({ kind: 'hello', lastSeq: 4 }), WISH])
  })

  it('is as good as gone when nobody takes its place', () => {
    line.welcome()
    line.socket.drop(1012)
    line.socket.drop()
    expect(line.heard.at(-1)).toEqual(AWAY)
  })
})

describe('a server that cannot read the table', () => {
  const refusal = { code: 'out-of-service', params: {} }
  const because = { ...AWAY, because: refusal }

  it('is left for another one, more and more patiently, and what was wished for goes along', () => {
    line.welcome()
    line.socket.say(told(4))
    line.link.send(SUBMIT)
    line.socket.say({ kind: 'refused', requestId: null, refusal })
    expect(line.heard.at(-1)).toEqual(because)
    for (const milliseconds of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      expect(line.wait()).toBe(milliseconds)
      line.socket.open()
      line.socket.say({ kind: 'refused', requestId: null, refusal })
    }
    line.wait()
    line.welcome()
    expect(line.socket.sent).toEqual([expect.objectContaining({ kind: 'hello', lastSeq: 4 }), WISH])
    expect(line.elsewhere).toEqual([false, ...Array<boolean>(8).fill(true)])
    line.socket.drop()
    line.wait()
    expect(line.elsewhere.at(-1)).toBe(false)
  })

  it('has not done what it was asked for, and is asked no more', () => {
    line.welcome()
    line.link.send(SUBMIT)
    line.socket.say({ kind: 'refused', requestId: 'wish 1', refusal })
    expect(line.kinds).not.toContain('refused')
    expect(line.heard.at(-1)).toEqual(because)
    line.wait()
    line.welcome()
    expect(line.socket.sent.at(-1)).toEqual(WISH)
  })
})
