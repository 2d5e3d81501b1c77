import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer, frameMessage, INFO, REQUEST, SUBMIT } from './testing/fake-socket.ts'

let server: FakeServer

beforeEach(() => {
  server = new FakeServer()
})

describe('a request to a room', () => {
  beforeEach(() => {
    server.welcome()
    server.socket.deliver(frameMessage(4))
  })

  it('is repeated under the same id until it is answered', () => {
    server.backend.send(SUBMIT)
    expect(server.socket.sent.at(-1)).toEqual(REQUEST)
    server.socket.drop()
    server.runTimer()
    server.welcome()
    expect(server.socket.sent.slice(1)).toEqual([REQUEST])
    server.socket.deliver({ kind: 'accepted', requestId: 'request 1', moveNumber: 5, seq: 5 })
    server.socket.drop()
    server.runTimer()
    server.welcome()
    expect(server.socket.sent.slice(1)).toEqual([])
  })

  it('stays pending while disconnected', () => {
    server.socket.drop()
    server.backend.send(SUBMIT)
    server.runTimer()
    server.welcome()
    expect(server.socket.sent.slice(1)).toEqual([REQUEST])
  })

  it('is refused once, and repeated where the server could not store it', () => {
    server.backend.send(SUBMIT)
    server.socket.deliver({
      kind: 'refused',
      requestId: 'request 1',
      refusal: { code: 'write-failed', params: {} },
    })
    expect(server.kinds).not.toContain('refused')
    server.runTimer()
    server.welcome()
    expect(server.socket.sent.slice(1)).toEqual([REQUEST])
    const refusal = { code: 'stale-move', params: { at: 4, expected: 5 } }
    server.socket.deliver({ kind: 'refused', requestId: 'request 1', refusal })
    server.socket.deliver({ kind: 'refused', requestId: 'request 1', refusal })
    expect(server.received.filter(({ kind }) => kind === 'refused')).toEqual([{ kind: 'refused', refusal }])
  })

  it('keeps the connection of a closed backend until it is answered', () => {
    server.backend.send(SUBMIT)
    server.received = []
    server.backend.close()
    server.socket.drop()
    server.runTimer()
    server.welcome()
    expect(server.socket.sent.slice(1)).toEqual([REQUEST])
    server.socket.deliver({ kind: 'accepted', requestId: 'request 1', moveNumber: 5, seq: 5 })
    expect([server.socket.readyState, server.timers, server.received]).toEqual([3, [], []])
  })
})

describe('a room action', () => {
  it('names the last move number, and is repeated after a reconnect until it is answered', () => {
    server.welcome()
    server.socket.deliver(frameMessage(4))
    server.backend.send({
      kind: 'room-action',
      action: { kind: 'vote-start', topic: { kind: 'undo', toMove: 2 } },
    })
    server.backend.send({ kind: 'room-action', action: { kind: 'chat', text: 'Hello' } })
    const asked = {
      kind: 'vote-start',
      requestId: 'request 1',
      expectedMove: 4,
      topic: { kind: 'undo', toMove: 2 },
    }
    const said = { kind: 'chat', requestId: 'request 2', text: 'Hello' }
    expect(server.socket.sent.slice(1)).toEqual([asked, said])
    server.socket.deliver({ kind: 'accepted', requestId: 'request 1', moveNumber: 4, seq: 5 })
    server.socket.drop()
    server.runTimer()
    server.welcome()
    expect(server.socket.sent.slice(1)).toEqual([said])
  })

  it('is refused without a new frame', () => {
    server.welcome()
    server.backend.send({ kind: 'room-action', action: { kind: 'chat', text: 'Hello' } })
    const refusal = { code: 'chat-rate-limited', params: { seconds: 3 } }
    server.socket.deliver({ kind: 'refused', requestId: 'request 1', refusal })
    expect(server.received.at(-1)).toEqual({ kind: 'room-action-refused', refusal })
  })

  it('sends the time zone first where there are active hours, and hides its refusal', () => {
    const pace = { kind: 'days', hours: 24, window: { from: 8, to: 20 } } as const
    server.welcome({ ...INFO, settings: { clock: pace, onTimeout: { kind: 'wait' } } })
    expect(server.socket.sent.at(-1)).toEqual({
      kind: 'time-zone',
      requestId: 'request 1',
      timeZone: 'Europe/Paris',
    })
    server.received = []
    server.socket.deliver({
      kind: 'refused',
      requestId: 'request 1',
      refusal: { code: 'not-on-own-turn', params: {} },
    })
    expect(server.received).toEqual([])
  })
})
