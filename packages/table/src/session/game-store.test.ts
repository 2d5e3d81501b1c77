import { SAMPLE_GAME } from '@quayside/games/testing'
import { type AnyRules, accept, Game, type Result, refused, visibleSteps } from '@quayside/kernel'
import { highCard } from '@quayside/kernel/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { setLocalBackend } from './game-backend.ts'
import { createGameStore } from './game-store.ts'
import type { BackendMessage, PageMessage } from './messages.ts'

let rules: Result<AnyRules> = refused('unknown-game')

/** Sends a message to the page from the backend that was opened last. */
let send: (message: BackendMessage) => void = () => undefined

beforeAll(() =>
  setLocalBackend({
    open: (receive) => {
      send = receive
      return { send: () => undefined, close: () => undefined }
    },
    rules: () => Promise.resolve(rules),
  }),
)

describe('the text of a game', () => {
  it('is sent to all simultaneous callers', async () => {
    const table = createGameStore()
    table.getState().resume('g')
    const [one, two] = [table.getState().exportText(), table.getState().exportText()]
    send({ kind: 'exported', text: 'a record' })
    expect(await Promise.all([one, two])).toEqual(['a record', 'a record'])
  })

  it('is null where no game is open', async () => {
    expect(await createGameStore().getState().exportText()).toBeNull()
  })
})

it('a room is joined over the given connection', () => {
  const table = createGameStore()
  const sent: PageMessage[] = []
  table.getState().joinRoom({ room: 'room', seat: 0, seatSecret: null }, (receive) => {
    receive({ kind: 'opened', id: 'room', game: SAMPLE_GAME, seats: [] })
    return { send: (message) => sent.push(message), close: () => undefined }
  })
  expect(table.getState()).toMatchObject({ id: 'room', game: SAMPLE_GAME, server: { address: { seat: 0 } } })
  table.getState().retryBot()
  expect(sent).toEqual([{ kind: 'retry-bot' }])
})

describe('step updates', () => {
  const highCardRules: AnyRules = highCard

  it('continue the last frame by the rules; if they do not fit, a whole frame is requested', async () => {
    rules = accept(highCardRules)
    const opened = Game.open(highCardRules, {}, 'sunday')
    if (!opened.ok) throw new Error(opened.refusal.code)
    const game = opened.value
    const undo = { moveNumber: 0, reason: 'start' } as const
    const view = highCardRules.view(game.state, 0)
    const update = (fromMove: number): BackendMessage => ({
      kind: 'steps',
      update: { moveNumber: game.moveNumber, undo, steps: visibleSteps(game, fromMove, 0), fromMove },
    })
    const store = createGameStore()
    const sent: PageMessage[] = []
    store.getState().joinRoom({ room: 'room', seat: 0, seatSecret: null }, (receive) => {
      send = receive
      return { send: (message) => sent.push(message), close: () => undefined }
    })
    send({ kind: 'opened', id: 'room', game: highCardRules.game, seats: [] })
    const frame = { moveNumber: 0, viewer: 0, handOver: null, undo, steps: [], fromMove: 0 } as const
    send({ kind: 'frame', frame: { ...frame, view: highCardRules.position.write(view) } })
    game.submit(0, highCardRules.commands(game.state, 0)[0])
    send(update(0))
    await expect.poll(() => store.getState().currentFrame?.moveNumber).toBe(1)
    expect(store.getState().currentFrame?.view).toEqual(highCardRules.view(game.state, 0))
    expect(store.getState().history).toHaveLength(1)
    expect(sent).toEqual([])
    send(update(0))
    await expect.poll(() => sent).toEqual([{ kind: 'resend-frame' }])
    expect(store.getState().currentFrame?.moveNumber).toBe(1)
  })
})
