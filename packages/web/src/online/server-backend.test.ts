import { type AnyRules, Game, visibleSteps } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import type { ServerMessage, ViewFrame } from '@quayside/protocol'
import { INITIAL_ROOM_STATUS } from '@quayside/table/session/server-state.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { applyStepUpdate } from './server-backend.ts'
import { INFO, TestLine, told } from './testing/fake-socket.ts'

let line: TestLine

beforeEach(() => {
  line = new TestLine()
})

describe('a page at a table', () => {
  it('says which seat it is for, and hears who sits there and what it sees', () => {
    line.welcome()
    expect(line.socket.sent).toEqual([{ kind: 'hello', protocol: 2, room: INFO.room, lastSeq: 0, seat: 0 }])
    line.socket.say(told(4))
    expect(line.heard).toEqual([
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
      { kind: 'affairs', affairs: INITIAL_ROOM_STATUS },
      { kind: 'line', away: false },
      { kind: 'clocks', clocks: [{ seat: 0, dueAt: 105_000 }] },
      { kind: 'frame', frame: expect.objectContaining({ moveNumber: 4, handOver: null }) as unknown },
    ])
  })

  it('leaves the table as it is when nothing happened in a break', () => {
    line.welcome()
    line.socket.say(told(4))
    line.socket.drop()
    line.wait()
    line.welcome()
    line.heard = []
    line.socket.say(told(4))
    expect(line.kinds).toEqual(['clocks'])
    line.socket.say(told(5))
    expect(line.kinds).toContain('frame')
  })

  it('sees its cards as soon as everybody is there, although nothing was played yet', () => {
    line.welcome({ ...INFO, seats: INFO.seats.map((seat) => ({ ...seat, free: seat.bot !== null })) })
    line.socket.say(told(0))
    line.heard = []
    line.socket.say({ kind: 'seats', info: INFO })
    line.socket.say(told(0))
    expect(line.kinds).toEqual(['opened', 'room', 'clocks', 'frame'])
    line.socket.say(told(0))
    expect(line.kinds.at(-1)).toBe('clocks')
  })

  it('takes back from where the table is', () => {
    line.welcome()
    line.socket.say(told(6, 4))
    line.link.send({ kind: 'take-back', seat: 0, to: 3 })
    expect(line.socket.sent.at(-1)).toEqual({ kind: 'undo', requestId: 'wish 1', expectedMove: 4, toMove: 3 })
  })

  it('does not come back to a table that it may not see, not even when the network does', () => {
    line.socket.open()
    const refusal = { code: 'wrong-key', params: {} }
    line.socket.say({ kind: 'refused', requestId: null, refusal })
    expect(line.heard).toEqual([{ kind: 'closed', refusal }])
    expect(line.later).toEqual([])
    line.link.networkChanged(false)
    line.link.networkChanged(true)
    expect(line.sockets).toHaveLength(1)
  })

  it('has the record of a game that is over', async () => {
    line.welcome()
    line.link.send({ kind: 'export' })
    await Promise.resolve()
    expect(line.heard.at(-1)).toEqual({ kind: 'exported', text: 'the record' })
  })

  it('loads the new version where the server speaks a newer protocol, and says so', () => {
    line.socket.open()
    const refusal = { code: 'outdated-client', params: { protocol: 3 } }
    line.socket.say({ kind: 'refused', requestId: null, refusal })
    expect(line.reloads).toBe(1)
    expect(line.heard.at(-1)).toEqual({ kind: 'closed', refusal })
  })

  it('hears what is settled beside the game, with the clocks by its own time', () => {
    line.welcome()
    line.heard = []
    const affairs = {
      vote: null,
      declinedVotes: [],
      isEnded: false,
      vacations: [{ seat: 1, until: 9000 }],
      stuckBot: null,
    }
    line.socket.say({
      kind: 'room-status',
      ...affairs,
      deadlines: [{ seat: 0, dueAt: 5000 }],
      serverTime: 1000,
    })
    expect(line.heard).toEqual([
      { kind: 'clocks', clocks: [{ seat: 0, dueAt: 105_000 }] },
      { kind: 'affairs', affairs: expect.objectContaining(affairs) as unknown },
    ])
  })
})

describe('a page that has the rules', () => {
  const leHavreRules: AnyRules = leHavre

  /** Seat 1 of a game in which seat 0 has turned a tile over. */
  const begun = (): { readonly at1: ServerMessage; readonly at2: ServerMessage; readonly view: unknown } => {
    const game = Game.open(leHavreRules, { players: 2, start: 0 }, 'line')
    if (!game.ok) throw new Error(game.refusal.code)
    const look = (): unknown => leHavreRules.position.write(leHavreRules.view(game.value.state, 1))
    const common = { undo: { moveNumber: 1, reason: 'other-seat' }, deadlines: [], serverTime: 0 } as const
    game.value.submitText(0, 'supply')
    const frame = {
      moveNumber: 1,
      viewer: 1,
      view: look(),
      steps: [],
      fromMove: 1,
      undo: common.undo,
    } as const
    const at1: ServerMessage = { kind: 'frame', seq: 1, frame, deadlines: [], serverTime: 0 }
    game.value.submitText(0, 'take wood')
    const at2: ServerMessage = {
      kind: 'steps',
      seq: 2,
      moveNumber: 2,
      steps: visibleSteps(game.value, 1, 1),
      fromMove: 1,
      ...common,
    }
    return { at1, at2, view: look() }
  }

  it('says so, and works out what the server leaves out', async () => {
    line.rules = leHavreRules
    line.welcome()
    await Promise.resolve()
    await Promise.resolve()
    expect(line.socket.sent.at(-1)).toEqual({ kind: 'step-updates', rulesVersion: leHavreRules.version })
    const { at1, at2, view } = begun()
    line.socket.say(at1)
    line.socket.say(at2)
    expect(line.heard.at(-1)).toMatchObject({ kind: 'frame', frame: { moveNumber: 2, fromMove: 1, view } })
  })

  it('comes back to be shown the whole table when steps do not fit', async () => {
    line.rules = leHavreRules
    line.welcome()
    await Promise.resolve()
    const { at2 } = begun()
    line.socket.say(told(7))
    line.socket.say(at2)
    expect(line.heard.at(-1)).toEqual({ kind: 'line', away: true })
    line.wait()
    line.socket.open()
    expect(line.socket.sent).toMatchObject([{ kind: 'hello', lastSeq: 7 }])
  })
})

const rules: AnyRules = leHavre

const opened = Game.open(rules, { players: 3, start: 0 }, 'steps')
if (!opened.ok) throw new Error(opened.refusal.code)
const game = opened.value

const frame = (): ViewFrame => ({
  moveNumber: game.moveNumber,
  viewer: 1,
  view: rules.position.write(rules.view(game.state, 1)),
  undo: { moveNumber: game.moveNumber, reason: 'other-seat' },
  steps: [],
  fromMove: game.moveNumber,
})

const stepped = (from: number): Extract<ServerMessage, { kind: 'steps' }> => ({
  kind: 'steps',
  seq: game.moveNumber,
  moveNumber: game.moveNumber,
  undo: { moveNumber: game.moveNumber, reason: 'other-seat' },
  steps: visibleSteps(game, from, 1),
  fromMove: from,
  deadlines: [],
  serverTime: 0,
})

it('sees after the steps what the server sees, and only where the steps begin at what it has', () => {
  game.submitText(0, 'supply')
  const before = frame()
  game.submitText(0, 'take wood')
  game.submitText(0, 'end')
  expect(applyStepUpdate(rules, before, stepped(1))).toEqual({
    ...frame(),
    steps: visibleSteps(game, 1, 1),
    fromMove: 1,
  })
  expect(applyStepUpdate(rules, before, stepped(2))).toBeNull()
})
