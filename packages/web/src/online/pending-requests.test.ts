import { beforeEach, describe, expect, it } from 'vitest'
import { INFO, SUBMIT, TestLine, told, WISH } from './testing/fake-socket.ts'

let line: TestLine

beforeEach(() => {
  line = new TestLine()
})

describe('what is wished for', () => {
  beforeEach(() => {
    line.welcome()
    line.socket.say(told(4))
  })

  it('is repeated under the same name until it is answered', () => {
    line.link.send(SUBMIT)
    expect(line.socket.sent.at(-1)).toEqual(WISH)
    line.socket.drop()
    line.wait()
    line.welcome()
    expect(line.socket.sent.slice(1)).toEqual([WISH])
    line.socket.say({ kind: 'accepted', requestId: 'wish 1', moveNumber: 5, seq: 5 })
    line.socket.drop()
    line.wait()
    line.welcome()
    expect(line.socket.sent.slice(1)).toEqual([])
  })

  it('is kept during a break', () => {
    line.socket.drop()
    line.link.send(SUBMIT)
    line.wait()
    line.welcome()
    expect(line.socket.sent.slice(1)).toEqual([WISH])
  })

  it('is refused once, and repeated where the server could not write it down', () => {
    line.link.send(SUBMIT)
    line.socket.say({ kind: 'refused', requestId: 'wish 1', refusal: { code: 'not-stored', params: {} } })
    expect(line.kinds).not.toContain('refused')
    line.wait()
    line.welcome()
    expect(line.socket.sent.slice(1)).toEqual([WISH])
    const refusal = { code: 'wrong-position', params: { at: 4, expected: 5 } }
    line.socket.say({ kind: 'refused', requestId: 'wish 1', refusal })
    line.socket.say({ kind: 'refused', requestId: 'wish 1', refusal })
    expect(line.heard.filter(({ kind }) => kind === 'refused')).toEqual([{ kind: 'refused', refusal }])
  })

  it('keeps the line in the background until the last is answered', () => {
    line.link.send(SUBMIT)
    line.heard = []
    line.link.close()
    line.socket.drop()
    line.wait()
    line.welcome()
    expect(line.socket.sent.slice(1)).toEqual([WISH])
    line.socket.say({ kind: 'accepted', requestId: 'wish 1', moveNumber: 5, seq: 5 })
    expect([line.socket.readyState, line.later, line.heard]).toEqual([3, [], []])
  })
})

describe('talk beside the commands', () => {
  it('is asked for in the position that was heard last, and repeated after a break until it is answered', () => {
    line.welcome()
    line.socket.say(told(4))
    line.link.send({ kind: 'talk', talk: { kind: 'vote-start', topic: { kind: 'undo', toMove: 2 } } })
    line.link.send({ kind: 'talk', talk: { kind: 'chat', text: 'Hello' } })
    const asked = {
      kind: 'vote-start',
      requestId: 'wish 1',
      expectedMove: 4,
      topic: { kind: 'undo', toMove: 2 },
    }
    const said = { kind: 'chat', requestId: 'wish 2', text: 'Hello' }
    expect(line.socket.sent.slice(1)).toEqual([asked, said])
    line.socket.say({ kind: 'accepted', requestId: 'wish 1', moveNumber: 4, seq: 5 })
    line.socket.drop()
    line.wait()
    line.welcome()
    expect(line.socket.sent.slice(1)).toEqual([said])
  })

  it('is refused beside the table, which stays as it is', () => {
    line.welcome()
    line.link.send({ kind: 'talk', talk: { kind: 'chat', text: 'Hello' } })
    const refusal = { code: 'too-much-talk', params: { seconds: 3 } }
    line.socket.say({ kind: 'refused', requestId: 'wish 1', refusal })
    expect(line.heard.at(-1)).toEqual({ kind: 'talk-refused', refusal })
  })

  it('begins with the time zone where the clock runs in hours of the day, and nobody hears if it is refused', () => {
    const pace = { kind: 'days', hours: 24, window: { from: 8, to: 20 } } as const
    line.welcome({ ...INFO, settings: { pace, absent: { kind: 'wait' } } })
    expect(line.socket.sent.at(-1)).toEqual({
      kind: 'time-zone',
      requestId: 'wish 1',
      timeZone: 'Europe/Paris',
    })
    line.heard = []
    line.socket.say({
      kind: 'refused',
      requestId: 'wish 1',
      refusal: { code: 'not-while-waiting', params: {} },
    })
    expect(line.heard).toEqual([])
  })
})
