import type { ClientMessage, RoomInfo, ServerMessage } from '@quayside/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HostMessage } from '../host/protocol.ts'
import { type LineSocket, OnlineLink } from './online-link.ts'

class Socket implements LineSocket {
  readyState: LineSocket['readyState'] = 0
  readonly sent: ClientMessage[] = []
  onopen: WebSocket['onopen'] = null
  onmessage: WebSocket['onmessage'] = null
  onclose: WebSocket['onclose'] = null
  onerror: WebSocket['onerror'] = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.onopen?.call(this as unknown as WebSocket, new Event('open'))
  }

  say(message: ServerMessage): void {
    this.onmessage?.call(
      this as unknown as WebSocket,
      new MessageEvent('message', { data: JSON.stringify(message) }),
    )
  }

  /** The other end goes away. */
  drop(): void {
    this.readyState = 3
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close'))
  }
}

const INFO: RoomInfo = {
  room: 'a-room-of-our-own',
  game: 'le-havre',
  options: {},
  seats: [
    { name: 'Odile', bot: null, free: false },
    { name: '', bot: 'mate', free: false },
  ],
  settings: { pace: { kind: 'untimed' }, absent: { kind: 'wait' } },
}

const told = (seq: number, at = seq): ServerMessage => ({
  kind: 'told',
  seq,
  frame: { at, viewer: 0, view: {}, undo: { to: at, because: 'start' }, steps: [], from: at },
  deadlines: [{ seat: 0, at: 5000 }],
  now: 1000,
})

const SUBMIT = { kind: 'submit', seat: 0, command: 'take wood', at: 4 } as const
const WISH = { kind: 'submit', request: 'wish 1', command: 'take wood', at: 4 }

let sockets: Socket[]
let heard: HostMessage[]
let later: { readonly milliseconds: number; readonly act: () => void }[]
let link: OnlineLink

const socket = (): Socket => {
  const last = sockets.at(-1)
  if (!last) throw new Error('nothing was connected')
  return last
}

/** Lets the time come for what was put off last. */
const wait = (): number => {
  const next = later.pop()
  next?.act()
  return next?.milliseconds ?? 0
}

const welcome = (): void => {
  socket().open()
  socket().say({ kind: 'welcome', info: INFO, seat: 0 })
}

const kinds = (): string[] => heard.map(({ kind }) => kind)

beforeEach(() => {
  sockets = []
  heard = []
  later = []
  let wishes = 0
  link = new OnlineLink(
    { room: INFO.room, seat: 0, key: null },
    {
      connect: () => {
        const next = new Socket()
        sockets.push(next)
        return next
      },
      later: (milliseconds, act) => {
        const entry = { milliseconds, act }
        later.push(entry)
        return () => {
          later = later.filter((other) => other !== entry)
        }
      },
      now: () => 101_000,
      nameWish: () => `wish ${++wishes}`,
      nameBot: (seat) => `bot ${seat}`,
      record: () => Promise.resolve('the record'),
    },
    (message) => heard.push(message),
  )
})

describe('a line to a table', () => {
  it('says which seat it is for, and tells the page who sits there and what it sees', () => {
    welcome()
    expect(socket().sent).toEqual([{ kind: 'hello', room: INFO.room, heard: 0, seat: 0 }])
    socket().say(told(4))
    expect(heard).toEqual([
      {
        kind: 'opened',
        id: INFO.room,
        game: 'le-havre',
        seats: [
          { name: 'Odile', bot: null },
          { name: 'bot 1', bot: 'mate' },
        ],
      },
      { kind: 'room', info: INFO },
      { kind: 'line', away: false },
      { kind: 'clocks', clocks: [{ seat: 0, at: 105_000 }] },
      { kind: 'frame', frame: expect.objectContaining({ at: 4, handOver: null }) as unknown },
    ])
  })

  it('comes back after a break with what it has heard, more and more patiently', () => {
    welcome()
    socket().say(told(4))
    socket().drop()
    expect(heard.at(-1)).toEqual({ kind: 'line', away: true })
    expect(wait()).toBe(250)
    socket().drop()
    expect(wait()).toBe(500)
    welcome()
    expect(socket().sent[0]).toMatchObject({ kind: 'hello', heard: 4 })
    expect(heard.at(-1)).toEqual({ kind: 'line', away: false })
  })

  it('leaves the table as it is when nothing happened in a break', () => {
    welcome()
    socket().say(told(4))
    socket().drop()
    wait()
    welcome()
    heard = []
    socket().say(told(4))
    expect(kinds()).toEqual(['clocks'])
    socket().say(told(5))
    expect(kinds()).toContain('frame')
  })

  it('repeats under the same name what was not answered', () => {
    welcome()
    socket().say(told(4))
    link.send(SUBMIT)
    expect(socket().sent.at(-1)).toEqual(WISH)
    socket().drop()
    wait()
    welcome()
    expect(socket().sent.slice(1)).toEqual([WISH])
    socket().say({ kind: 'done', request: 'wish 1', at: 5, seq: 5 })
    socket().drop()
    wait()
    welcome()
    expect(socket().sent.slice(1)).toEqual([])
  })

  it('keeps what was wished for during a break', () => {
    welcome()
    socket().say(told(4))
    socket().drop()
    link.send(SUBMIT)
    wait()
    welcome()
    expect(socket().sent.slice(1)).toEqual([WISH])
  })

  it('tells of a refusal once, and repeats what the server could not write down', () => {
    welcome()
    socket().say(told(4))
    link.send(SUBMIT)
    socket().say({ kind: 'refused', request: 'wish 1', refusal: { code: 'not-stored', params: {} } })
    expect(kinds()).not.toContain('refused')
    wait()
    welcome()
    expect(socket().sent.slice(1)).toEqual([WISH])
    const refusal = { code: 'wrong-position', params: { at: 4, expected: 5 } }
    socket().say({ kind: 'refused', request: 'wish 1', refusal })
    socket().say({ kind: 'refused', request: 'wish 1', refusal })
    expect(heard.filter(({ kind }) => kind === 'refused')).toEqual([{ kind: 'refused', refusal }])
  })

  it('takes back from where the table is', () => {
    welcome()
    socket().say(told(6, 4))
    link.send({ kind: 'take-back', seat: 0, to: 3 })
    expect(socket().sent.at(-1)).toEqual({ kind: 'take-back', request: 'wish 1', at: 4, to: 3 })
  })

  it('takes a server that stays silent for gone', () => {
    welcome()
    socket().say(told(4))
    expect(wait()).toBe(20_000)
    expect(socket().sent.at(-1)).toEqual({ kind: 'ping' })
    socket().say({ kind: 'pong' })
    expect(heard).not.toContainEqual({ kind: 'line', away: true })
    link.send(SUBMIT)
    expect(wait()).toBe(8000)
    expect(heard.at(-1)).toEqual({ kind: 'line', away: true })
  })

  it('does not wait when the network says that it is gone or back', () => {
    welcome()
    link.networkChanged(false)
    expect(heard.at(-1)).toEqual({ kind: 'line', away: true })
    link.networkChanged(true)
    expect(sockets).toHaveLength(2)
    welcome()
    link.networkChanged(true)
    expect(sockets).toHaveLength(2)
  })

  it('does not come back to a table that it may not see', () => {
    socket().open()
    const refusal = { code: 'wrong-key', params: {} }
    socket().say({ kind: 'refused', request: null, refusal })
    expect(heard).toEqual([{ kind: 'closed', refusal }])
    expect(later).toEqual([])
  })

  it('stays in the background until the last wish is answered', () => {
    welcome()
    socket().say(told(4))
    link.send(SUBMIT)
    heard = []
    link.close()
    socket().drop()
    wait()
    welcome()
    expect(socket().sent.slice(1)).toEqual([WISH])
    socket().say({ kind: 'done', request: 'wish 1', at: 5, seq: 5 })
    expect([socket().readyState, later, heard]).toEqual([3, [], []])
  })

  it('has the record of a game that is over', async () => {
    welcome()
    link.send({ kind: 'export' })
    await Promise.resolve()
    expect(heard.at(-1)).toEqual({ kind: 'exported', text: 'the record' })
  })
})
