import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer, frameMessage, REQUEST, SUBMIT } from './testing/fake-socket.ts'

const AWAY = { kind: 'connection', isDisconnected: true }

let server: FakeServer

beforeEach(() => {
  server = new FakeServer()
})

describe('a connection to a room', () => {
  it('reconnects with the last seq, with exponential backoff', () => {
    server.welcome()
    server.socket.deliver(frameMessage(4))
    server.socket.drop()
    expect(server.received.at(-1)).toEqual(AWAY)
    expect(server.runTimer()).toBe(250)
    server.socket.drop()
    expect(server.runTimer()).toBe(500)
    server.welcome()
    expect(server.socket.sent[0]).toMatchObject({ kind: 'hello', lastSeq: 4 })
    expect(server.received.at(-1)).toEqual({ kind: 'connection', isDisconnected: false })
  })

  it('times out when the server stays silent', () => {
    server.welcome()
    server.socket.deliver(frameMessage(4))
    expect(server.runTimer()).toBe(20_000)
    expect(server.socket.sent.at(-1)).toEqual({ kind: 'ping' })
    server.socket.deliver({ kind: 'pong' })
    expect(server.received).not.toContainEqual(AWAY)
    server.backend.send(SUBMIT)
    expect(server.runTimer()).toBe(8000)
    expect(server.received.at(-1)).toEqual(AWAY)
  })

  it('reports a hidden page immediately, and again after a reconnect', () => {
    server.welcome()
    server.socket.deliver(frameMessage(4))
    server.backend.setVisible(false)
    expect(server.socket.sent.at(-1)).toEqual({ kind: 'ping', hidden: true })
    server.socket.drop()
    server.runTimer()
    server.welcome()
    expect(server.socket.sent.at(-1)).toEqual({ kind: 'ping', hidden: true })
    server.backend.setVisible(true)
    expect(server.socket.sent.at(-1)).toEqual({ kind: 'ping' })
  })

  it('reacts immediately when the network is gone or back', () => {
    server.welcome()
    server.backend.networkChanged(false)
    expect(server.received.at(-1)).toEqual(AWAY)
    server.backend.networkChanged(true)
    expect(server.sockets).toHaveLength(2)
    server.welcome()
    server.backend.networkChanged(true)
    expect(server.sockets).toHaveLength(2)
  })
})

describe('a server that shuts down', () => {
  it('is followed by an immediate reconnect without a notice, and pending requests are repeated', () => {
    server.welcome()
    server.socket.deliver(frameMessage(4))
    server.backend.send(SUBMIT)
    const before = server.received.length
    server.socket.drop(1012)
    expect(server.sockets).toHaveLength(2)
    expect(server.received).toHaveLength(before)
    server.welcome()
    expect(server.socket.sent).toEqual([expect.objectContaining({ kind: 'hello', lastSeq: 4 }), REQUEST])
  })

  it('counts as gone where no other server answers', () => {
    server.welcome()
    server.socket.drop(1012)
    server.socket.drop()
    expect(server.received.at(-1)).toEqual(AWAY)
  })
})

describe('a server that cannot read the room', () => {
  const refusal = { code: 'room-unavailable', params: {} }
  const because = { ...AWAY, reason: refusal }

  it('is retried with backoff to reach another node, and pending requests are repeated', () => {
    server.welcome()
    server.socket.deliver(frameMessage(4))
    server.backend.send(SUBMIT)
    server.socket.deliver({ kind: 'refused', requestId: null, refusal })
    expect(server.received.at(-1)).toEqual(because)
    for (const milliseconds of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      expect(server.runTimer()).toBe(milliseconds)
      server.socket.open()
      server.socket.deliver({ kind: 'refused', requestId: null, refusal })
    }
    server.runTimer()
    server.welcome()
    expect(server.socket.sent).toEqual([expect.objectContaining({ kind: 'hello', lastSeq: 4 }), REQUEST])
    expect(server.elsewhere).toEqual([false, ...Array<boolean>(8).fill(true)])
    server.socket.drop()
    server.runTimer()
    expect(server.elsewhere.at(-1)).toBe(false)
  })

  it('has refused the request, which is not repeated', () => {
    server.welcome()
    server.backend.send(SUBMIT)
    server.socket.deliver({ kind: 'refused', requestId: 'request 1', refusal })
    expect(server.kinds).not.toContain('refused')
    expect(server.received.at(-1)).toEqual(because)
    server.runTimer()
    server.welcome()
    expect(server.socket.sent.at(-1)).toEqual(REQUEST)
  })
})
