import { SAMPLE_GAME, sampleRules } from '@quayside/games/testing'
import { type AnyRules, Game, visibleSteps } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'
import { INITIAL_ROOM_STATUS } from '@quayside/table/session/server-state.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeServer, frameMessage, INFO } from './testing/fake-socket.ts'

let server: FakeServer

beforeEach(() => {
  server = new FakeServer()
})

describe('the backend of a room', () => {
  it('joins a seat, and publishes seats, status and view', () => {
    server.welcome()
    expect(server.socket.sent).toEqual([{ kind: 'hello', protocol: 2, room: INFO.room, lastSeq: 0, seat: 0 }])
    server.socket.deliver(frameMessage(4))
    expect(server.received).toEqual([
      {
        kind: 'opened',
        id: INFO.room,
        game: SAMPLE_GAME,
        seats: [
          { name: 'Odile', bot: null },
          { name: 'bot 1', bot: 'mate' },
        ],
      },
      { kind: 'room', info: INFO },
      { kind: 'room-status', status: INITIAL_ROOM_STATUS },
      { kind: 'connection', isDisconnected: false },
      { kind: 'deadlines', deadlines: [{ seat: 0, dueAt: 105_000 }], timeBanks: [] },
      { kind: 'frame', frame: expect.objectContaining({ moveNumber: 4, handOver: null }) as unknown },
    ])
  })

  it('publishes no frame after a reconnect without news', () => {
    server.welcome()
    server.socket.deliver(frameMessage(4))
    server.socket.drop()
    server.runTimer()
    server.welcome()
    server.received = []
    server.socket.deliver(frameMessage(4))
    expect(server.kinds).toEqual(['deadlines'])
    server.socket.deliver(frameMessage(5))
    expect(server.kinds).toContain('frame')
  })

  it('publishes a frame when the last seat is taken, although nothing was played yet', () => {
    server.welcome({ ...INFO, seats: INFO.seats.map((seat) => ({ ...seat, free: seat.bot !== null })) })
    server.socket.deliver(frameMessage(0))
    server.received = []
    server.socket.deliver({ kind: 'seats', info: INFO })
    server.socket.deliver(frameMessage(0))
    expect(server.kinds).toEqual(['opened', 'room', 'deadlines', 'frame'])
    server.socket.deliver(frameMessage(0))
    expect(server.kinds.at(-1)).toBe('deadlines')
  })

  it('undoes from the current move number', () => {
    server.welcome()
    server.socket.deliver(frameMessage(6, 4))
    server.backend.send({ kind: 'undo', seat: 0, to: 3 })
    expect(server.socket.sent.at(-1)).toEqual({
      kind: 'undo',
      requestId: 'request 1',
      expectedMove: 4,
      toMove: 3,
    })
  })

  it('does not reconnect to a room that refused it, not even when the network is back', () => {
    server.socket.open()
    const refusal = { code: 'invalid-seat-secret', params: {} }
    server.socket.deliver({ kind: 'refused', requestId: null, refusal })
    expect(server.received).toEqual([{ kind: 'closed', refusal }])
    expect(server.timers).toEqual([])
    server.backend.networkChanged(false)
    server.backend.networkChanged(true)
    expect(server.sockets).toHaveLength(1)
  })

  it('exports the record of a game that is over', async () => {
    server.welcome()
    server.backend.send({ kind: 'export' })
    await Promise.resolve()
    expect(server.received.at(-1)).toEqual({ kind: 'exported', text: 'the record' })
  })

  it('loads the new version of the page where the server has a newer protocol', () => {
    server.socket.open()
    const refusal = { code: 'outdated-client', params: { protocol: 3 } }
    server.socket.deliver({ kind: 'refused', requestId: null, refusal })
    expect(server.reloads).toBe(1)
    expect(server.received.at(-1)).toEqual({ kind: 'closed', refusal })
  })

  it('publishes the room status, with deadlines by the clock of the page', () => {
    server.welcome()
    server.received = []
    const status = {
      vote: null,
      declinedVotes: [],
      isEnded: false,
      vacations: [{ seat: 1, until: 9000 }],
      stuckBot: null,
    }
    server.socket.deliver({
      kind: 'room-status',
      ...status,
      deadlines: [{ seat: 0, dueAt: 5000 }],
      serverTime: 1000,
    })
    expect(server.received).toEqual([
      { kind: 'deadlines', deadlines: [{ seat: 0, dueAt: 105_000 }], timeBanks: [] },
      { kind: 'room-status', status: expect.objectContaining(status) as unknown },
    ])
  })
})

describe('a backend that has the rules', () => {
  const rules: AnyRules = sampleRules

  /** Seat 1 of a game in which seat 0 has turned a tile over. */
  const begun = (): {
    readonly at1: ServerMessage
    readonly at2: Extract<ServerMessage, { kind: 'steps' }>
  } => {
    const game = Game.open(rules, { players: 2, start: 0 }, 'line')
    if (!game.ok) throw new Error(game.refusal.code)
    const look = (): unknown => rules.position.write(rules.view(game.value.state, 1))
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
    const at2: Extract<ServerMessage, { kind: 'steps' }> = {
      kind: 'steps',
      seq: 2,
      moveNumber: 2,
      steps: visibleSteps(game.value, 1, 1),
      fromMove: 1,
      ...common,
    }
    return { at1, at2 }
  }

  it('asks for step updates and publishes them', async () => {
    server.hasRules = true
    server.welcome()
    await Promise.resolve()
    await Promise.resolve()
    expect(server.socket.sent.at(-1)).toEqual({ kind: 'step-updates', rulesVersion: rules.version })
    const { at1, at2 } = begun()
    server.socket.deliver(at1)
    server.socket.deliver(at2)
    expect(server.received.at(-1)).toEqual({
      kind: 'steps',
      update: { moveNumber: 2, fromMove: 1, steps: at2.steps, undo: at2.undo },
    })
  })

  it('reconnects for a whole frame when the page asks for one, and publishes it without news', async () => {
    server.hasRules = true
    server.welcome()
    await Promise.resolve()
    server.socket.deliver(frameMessage(7))
    server.backend.send({ kind: 'resend-frame' })
    expect(server.received.at(-1)).toEqual({ kind: 'connection', isDisconnected: true })
    server.runTimer()
    server.welcome()
    expect(server.socket.sent).toMatchObject([{ kind: 'hello', lastSeq: 0 }])
    server.socket.deliver(frameMessage(7))
    expect(server.kinds.at(-1)).toBe('frame')
  })

  it('reconnects to get a whole view when steps do not fit', async () => {
    server.hasRules = true
    server.welcome()
    await Promise.resolve()
    const { at2 } = begun()
    server.socket.deliver(frameMessage(7))
    server.socket.deliver(at2)
    expect(server.received.at(-1)).toEqual({ kind: 'connection', isDisconnected: true })
    server.runTimer()
    server.socket.open()
    expect(server.socket.sent).toMatchObject([{ kind: 'hello', lastSeq: 7 }])
  })
})
