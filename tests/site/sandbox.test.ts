import { SAMPLE_GAME, type SampleState, sampleRules } from '@quayside/games/testing'
import { Game, type Seat } from '@quayside/kernel'
import { table } from '@quayside/le-havre/testing'
import { type Frame, hideSandbox, realGame, useTable } from '@quayside/table/session/current-game.ts'
import type { BackendMessage, PageMessage, SeatOccupant } from '@quayside/table/session/messages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { installWorkerBackend } from '../../packages/web/src/backend/worker-backend.ts'
import { initialSandboxSeats, openSandbox, useSandboxStart } from '../../packages/web/src/sandbox/sandbox.ts'
import {
  findEstimate,
  firstOwnStep,
  isOutdated,
  lastOwnStep,
  playFirstMove,
  sandboxSeats,
} from '../../packages/web/src/sandbox/sandbox-moves.ts'

/** Records what the page sends; the test answers in its place. */
class FakeWorker {
  readonly sent: PageMessage[] = []
  onmessage: ((event: { readonly data: BackendMessage }) => void) | null = null

  constructor() {
    workers.push(this)
  }

  postMessage(message: PageMessage): void {
    this.sent.push(message)
  }

  receive(data: BackendMessage): void {
    this.onmessage?.({ data })
  }
}

const workers: FakeWorker[] = []

const SEATS: readonly SeatOccupant[] = [
  { name: 'Léa', bot: null },
  { name: 'Odile', bot: 'captain' },
]

const START = table({ options: { players: 2 }, seats: { '1': { stock: { franc: 5 } } } }).state

const frameMessage = (state: SampleState, moveNumber: number, seat: Seat = 0): BackendMessage => {
  const game = Game.from(sampleRules, state)
  return {
    kind: 'frame',
    frame: {
      moveNumber,
      viewer: 0,
      view: sampleRules.position.write(sampleRules.view(game.state, 0)),
      handOver: null,
      undo: { moveNumber, reason: 'other-seat' },
      steps: moveNumber === 0 ? [] : [{ moveNumber: moveNumber - 1, seat, command: 'take fish', events: [] }],
      fromMove: Math.max(0, moveNumber - 1),
    },
  }
}

const workerNumber = (number: number): FakeWorker => {
  const worker = workers.at(number)
  if (worker === undefined) throw new Error('no such worker')
  return worker
}

const open = (worker: FakeWorker): void =>
  worker.receive({ kind: 'opened', id: 'g', game: SAMPLE_GAME, seats: SEATS })

const settled = (): Promise<unknown> => expect.poll(() => useTable.getState().currentFrame).not.toBeNull()

const parsed = (notation: string): unknown => {
  const command = sampleRules.notation.parse(notation)
  if (!command.ok) throw new Error(notation)
  return command.value
}

beforeAll(() => {
  vi.stubGlobal('Worker', FakeWorker)
  installWorkerBackend()
})

afterAll(() => {
  useTable.getState().leave()
  vi.unstubAllGlobals()
})

beforeEach(async () => {
  useTable.getState().leave()
  workers.length = 0
  useTable.getState().resume('g')
  open(workerNumber(0))
  workerNumber(0).receive(frameMessage(START, 7))
  await settled()
  workerNumber(0).sent.length = 0
})

/** Opens a sandbox that shows the same as the game. */
const begin = async (): Promise<void> => {
  openSandbox()
  open(workerNumber(1))
  workerNumber(1).receive(frameMessage(START, 0))
  await settled()
}

describe('a sandbox', () => {
  it('starts from the view, with bots in every other seat', async () => {
    await begin()
    const [message] = workerNumber(1).sent
    if (message?.kind !== 'open-sandbox') throw new Error(message?.kind)
    expect(message).toMatchObject({
      id: 'g',
      branch: { game: SAMPLE_GAME, viewer: 0, seats: SEATS, estimates: true },
    })
    expect(message.branch.view).toEqual(
      sampleRules.position.write(realGame().currentFrame?.view as SampleState),
    )
  })

  it('lies on top of the game: none of its moves reaches the game', async () => {
    const { currentFrame, history } = realGame()
    await begin()
    expect(useTable.getState()).toMatchObject({ sandboxSeat: 0, currentFrame: { moveNumber: 0 } })
    useTable.getState().submit(0, parsed('take fish'))
    expect(workerNumber(1).sent.at(-1)).toMatchObject({
      kind: 'submit',
      command: 'take fish',
      expectedMove: 0,
    })
    expect(workerNumber(0).sent).toEqual([])
    hideSandbox()
    expect(workerNumber(1).sent.at(-1)).toEqual({ kind: 'leave' })
    expect(useTable.getState()).toMatchObject({ sandboxSeat: null })
    expect(useTable.getState().currentFrame).toBe(currentFrame)
    expect(useTable.getState().history).toBe(history)
  })

  it('notices that the game has moved on, and shows its current state when closed', async () => {
    await begin()
    expect(isOutdated(realGame(), useSandboxStart.getState())).toBe(false)
    workerNumber(0).receive(frameMessage(START, 8, 1))
    await expect.poll(() => isOutdated(realGame(), useSandboxStart.getState())).toBe(true)
    expect(useTable.getState().currentFrame?.moveNumber).toBe(0)
    hideSandbox()
    expect(useTable.getState().queuedFrames).toMatchObject([{ moveNumber: 8 }])
  })

  it('ends with the game that it is about', async () => {
    await begin()
    useTable.getState().leave()
    expect(useTable.getState()).toMatchObject({ id: null, sandboxSeat: null })
    expect(workers.map(({ sent }) => sent.at(-1)?.kind)).toEqual(['leave', 'leave'])
  })

  it('is not available to a spectator', async () => {
    const shown = realGame().currentFrame as Frame
    useTable.setState({ currentFrame: { ...shown, viewer: 'spectator' } })
    openSandbox()
    expect(workers).toHaveLength(1)
  })
})

describe('the first step of a sandbox', () => {
  it("is the player's first decision, not an automatic move or another seat's", () => {
    const step = (at: number, seat: Seat) => ({ moveNumber: at, seat, command: at, events: [] })
    const history = [step(0, 1), step(1, 0), step(2, 0), step(3, 1)]
    expect(firstOwnStep({ history, sandboxSeat: 0 }, new Set([1]))).toBe(history[2])
    expect(firstOwnStep({ history: [], sandboxSeat: 0 }, new Set())).toBeUndefined()
  })

  it('is played in the game, and the sandbox closes', async () => {
    await begin()
    expect(playFirstMove({ moveNumber: 0, seat: 0, command: parsed('take fish'), events: [] })).toBeNull()
    expect(useTable.getState().sandboxSeat).toBeNull()
    expect(workerNumber(0).sent).toEqual([{ kind: 'submit', seat: 0, command: 'take fish', expectedMove: 7 }])
  })

  it('is played in the current position of the game, or refused with the reason', async () => {
    await begin()
    const gone = table({ options: { players: 2 }, offers: { fish: 0 } }).state
    workerNumber(0).receive(frameMessage(gone, 8, 1))
    await expect.poll(() => realGame().queuedFrames).toHaveLength(1)
    const command = parsed('take fish')
    expect(playFirstMove({ moveNumber: 0, seat: 0, command, events: [] })).toMatchObject({
      code: 'offer-empty',
    })
    expect(useTable.getState().sandboxSeat).toBe(0)
    expect(workerNumber(0).sent).toEqual([])
  })
})

describe('who plays the other seats', () => {
  it("are the game's bots, and a mate in place of each other player", () => {
    const people = [...SEATS, { name: 'Yu-Ting', bot: null }]
    expect(initialSandboxSeats(SAMPLE_GAME, people, 0).map(({ bot }) => bot)).toEqual([
      null,
      'captain',
      'mate',
    ])
  })

  it('may be one level, or the person', () => {
    expect(sandboxSeats(SEATS, 0, 'deckhand').map(({ bot }) => bot)).toEqual([null, 'deckhand'])
    expect(sandboxSeats(SEATS, 0, null).map(({ bot }) => bot)).toEqual([null, null])
  })

  it("are not what undo goes back to: it goes to the player's own last move", () => {
    const history = [0, 1, 1].map((seat, at) => ({ moveNumber: at, seat, command: null, events: [] }))
    expect(lastOwnStep({ history, seats: SEATS }, new Set())?.moveNumber).toBe(0)
    expect(lastOwnStep({ history, seats: sandboxSeats(SEATS, 0, null) }, new Set([2]))?.moveNumber).toBe(1)
  })
})

it('the estimate shown is the latest up to the current move, in whatever order they arrived', () => {
  const estimates = [5, 0, 3].map((moveNumber) => ({ moveNumber, points: 70 + moveNumber, error: 6 }))
  expect(findEstimate(estimates, 4)?.points).toBe(73)
  expect(findEstimate(estimates, 9)?.points).toBe(75)
  expect(findEstimate(estimates, 0)?.points).toBe(70)
  expect(findEstimate([], 3)).toBeUndefined()
})
