import { Game, toldSteps } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import type { ClientMessage, RoomInfo, ServerMessage } from '@quayside/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyRules } from '../host/games.ts'
import type { HostMessage } from '../host/protocol.ts'
import { USUAL_AFFAIRS } from './affairs.ts'
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
  drop(code = 1006): void {
    this.readyState = 3
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }))
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
let rules: AnyRules | null

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
  rules = null
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
      rules: () => Promise.resolve(rules),
      zone: () => 'Europe/Paris',
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
      { kind: 'affairs', affairs: USUAL_AFFAIRS },
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

  it('says at once when nobody looks at the page, and again after a break', () => {
    welcome()
    socket().say(told(4))
    link.lookedAt(false)
    expect(socket().sent.at(-1)).toEqual({ kind: 'ping', away: true })
    socket().drop()
    wait()
    welcome()
    expect(socket().sent.at(-1)).toEqual({ kind: 'ping', away: true })
    link.lookedAt(true)
    expect(socket().sent.at(-1)).toEqual({ kind: 'ping' })
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

describe('a line of a page that has the rules', () => {
  const leHavreRules: AnyRules = leHavre

  /** Seat 1 of a game in which seat 0 has turned a tile over. */
  const begun = (): { readonly at1: ServerMessage; readonly at2: ServerMessage; readonly view: unknown } => {
    const game = Game.open(leHavreRules, { players: 2, start: 0 }, 'line')
    if (!game.ok) throw new Error(game.refusal.code)
    const look = (): unknown => leHavreRules.position.write(leHavreRules.view(game.value.state, 1))
    const common = { undo: { to: 1, because: 'other-seat' }, deadlines: [], now: 0 } as const
    game.value.submitText(0, 'supply')
    const frame = { at: 1, viewer: 1, view: look(), steps: [], from: 1, undo: common.undo } as const
    const at1: ServerMessage = { kind: 'told', seq: 1, frame, deadlines: [], now: 0 }
    game.value.submitText(0, 'take wood')
    const at2: ServerMessage = {
      kind: 'stepped',
      seq: 2,
      at: 2,
      steps: toldSteps(game.value, 1, 1),
      from: 1,
      ...common,
    }
    return { at1, at2, view: look() }
  }

  it('says so, and works out what the server leaves out', async () => {
    rules = leHavreRules
    welcome()
    await Promise.resolve()
    await Promise.resolve()
    expect(socket().sent.at(-1)).toEqual({ kind: 'runs', rules: leHavreRules.version })
    const { at1, at2, view } = begun()
    socket().say(at1)
    socket().say(at2)
    expect(heard.at(-1)).toMatchObject({ kind: 'frame', frame: { at: 2, from: 1, view } })
  })

  it('comes back to be shown the whole table when steps do not fit', async () => {
    rules = leHavreRules
    welcome()
    await Promise.resolve()
    const { at2 } = begun()
    socket().say(told(7))
    socket().say(at2)
    expect(heard.at(-1)).toEqual({ kind: 'line', away: true })
    wait()
    socket().open()
    expect(socket().sent).toMatchObject([{ kind: 'hello', heard: 7 }])
  })
})

describe('a server that is about to end', () => {
  it('is left for another one at once, without a word, and what was wished for goes along', () => {
    welcome()
    socket().say(told(4))
    link.send(SUBMIT)
    const before = heard.length
    socket().drop(1012)
    expect(sockets).toHaveLength(2)
    expect(heard).toHaveLength(before)
    welcome()
    expect(socket().sent).toEqual([expect.objectContaining({ kind: 'hello', heard: 4 }), WISH])
  })

  it('is as good as gone when nobody takes its place', () => {
    welcome()
    socket().drop(1012)
    socket().drop()
    expect(heard.at(-1)).toEqual({ kind: 'line', away: true })
  })
})

describe('talk beside the commands', () => {
  it('is asked for in the position that was heard last, and repeated after a break until it is answered', () => {
    welcome()
    socket().say(told(4))
    link.send({ kind: 'talk', talk: { kind: 'ask', about: { kind: 'back', to: 2 } } })
    link.send({ kind: 'talk', talk: { kind: 'say', words: 'Hello' } })
    const asked = { kind: 'ask', request: 'wish 1', at: 4, about: { kind: 'back', to: 2 } }
    const said = { kind: 'say', request: 'wish 2', words: 'Hello' }
    expect(socket().sent.slice(1)).toEqual([asked, said])
    socket().say({ kind: 'done', request: 'wish 1', at: 4, seq: 5 })
    socket().drop()
    wait()
    welcome()
    expect(socket().sent.slice(1)).toEqual([said])
  })

  it('is refused beside the table, which stays as it is', () => {
    welcome()
    link.send({ kind: 'talk', talk: { kind: 'say', words: 'Hello' } })
    const refusal = { code: 'too-much-talk', params: { seconds: 3 } }
    socket().say({ kind: 'refused', request: 'wish 1', refusal })
    expect(heard.at(-1)).toEqual({ kind: 'talk-refused', refusal })
  })

  it('is told to the page, with the clocks by its own time', () => {
    welcome()
    heard = []
    const affairs = { motion: null, ended: false, vacations: [{ seat: 1, until: 9000 }], stalled: null }
    socket().say({ kind: 'affairs', ...affairs, deadlines: [{ seat: 0, at: 5000 }], now: 1000 })
    expect(heard).toEqual([
      { kind: 'clocks', clocks: [{ seat: 0, at: 105_000 }] },
      { kind: 'affairs', affairs: expect.objectContaining(affairs) as unknown },
    ])
  })

  it('begins with the time zone where the clock runs in hours of the day, and nobody hears if it is refused', () => {
    const pace = { kind: 'days', hours: 24, window: { from: 8, to: 20 } } as const
    socket().open()
    socket().say({
      kind: 'welcome',
      info: { ...INFO, settings: { pace, absent: { kind: 'wait' } } },
      seat: 0,
    })
    expect(socket().sent.at(-1)).toEqual({ kind: 'zone', request: 'wish 1', zone: 'Europe/Paris' })
    heard = []
    socket().say({
      kind: 'refused',
      request: 'wish 1',
      refusal: { code: 'not-while-waiting', params: {} },
    })
    expect(heard).toEqual([])
  })
})
