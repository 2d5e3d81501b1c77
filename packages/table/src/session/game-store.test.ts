import { type AnyRules, accept, Game, type Result, refused, visibleSteps } from '@quayside/kernel'
import { highCard } from '@quayside/kernel/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { setLocalBackend } from './game-backend.ts'
import { createGameStore } from './game-store.ts'
import type { BackendMessage, PageMessage } from './messages.ts'

let rules: Result<AnyRules> = refused('unknown-game')

/** Says something to the page in the place of the host that was opened last. */
let tell: (message: BackendMessage) => void = () => undefined

beforeAll(() =>
  setLocalBackend({
    open: (hear) => {
      tell = hear
      return { send: () => undefined, close: () => undefined }
    },
    rules: () => Promise.resolve(rules),
  }),
)

describe('the text of a game', () => {
  it('is given to everybody who asks for it at once', async () => {
    const table = createGameStore()
    table.getState().resume('g')
    const [one, two] = [table.getState().exportText(), table.getState().exportText()]
    tell({ kind: 'exported', text: 'a record' })
    expect(await Promise.all([one, two])).toEqual(['a record', 'a record'])
  })

  it('is none where no game is open', async () => {
    expect(await createGameStore().getState().exportText()).toBeNull()
  })
})

it('a place at a table of the server is taken over the link that is handed in', () => {
  const table = createGameStore()
  const sent: PageMessage[] = []
  table.getState().joinRoom({ room: 'room', seat: 0, seatSecret: null }, (hear) => {
    hear({ kind: 'opened', id: 'room', game: 'le-havre', seats: [] })
    return { send: (message) => sent.push(message), close: () => undefined }
  })
  expect(table.getState()).toMatchObject({ id: 'room', game: 'le-havre', server: { address: { seat: 0 } } })
  table.getState().retryBot()
  expect(sent).toEqual([{ kind: 'retry-bot' }])
})

describe('step updates', () => {
  const highCardRules: AnyRules = highCard

  it('continue the last frame by the rules; where they continue another, a whole frame is asked for', async () => {
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
    store.getState().joinRoom({ room: 'room', seat: 0, seatSecret: null }, (hear) => {
      tell = hear
      return { send: (message) => sent.push(message), close: () => undefined }
    })
    tell({ kind: 'opened', id: 'room', game: highCardRules.game, seats: [] })
    const frame = { moveNumber: 0, viewer: 0, handOver: null, undo, steps: [], fromMove: 0 } as const
    tell({ kind: 'frame', frame: { ...frame, view: highCardRules.position.write(view) } })
    game.submit(0, highCardRules.commands(game.state, 0)[0])
    tell(update(0))
    await expect.poll(() => store.getState().currentFrame?.moveNumber).toBe(1)
    expect(store.getState().currentFrame?.view).toEqual(highCardRules.view(game.state, 0))
    expect(store.getState().history).toHaveLength(1)
    expect(sent).toEqual([])
    tell(update(0))
    await expect.poll(() => sent).toEqual([{ kind: 'resend-frame' }])
    expect(store.getState().currentFrame?.moveNumber).toBe(1)
  })
})
