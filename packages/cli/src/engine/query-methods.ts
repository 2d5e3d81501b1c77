/** Methods that show a game and change nothing. */
import { printRecord, type Viewer, viewMoves } from '@quayside/kernel'
import { cliError } from '../cli-error.ts'
import { outcomeJson } from '../games/game-adapter.ts'
import { printBoard } from '../print-board.ts'
import { PLAIN_PAGE } from '../terminal/text-layout.ts'
import { type Method, method, type Reply, status } from './method.ts'
import { refuseMissingSeat, type Table } from './open-games.ts'

const refuseMissingViewer = (table: Table, viewer: Viewer): void => {
  if (viewer !== 'spectator') refuseMissingSeat(table, viewer)
}

const nameOf = (viewer: Viewer): number | 'spectator' => (viewer === 'spectator' ? viewer : viewer + 1)

const view = method(
  (params) => ({ handle: params.text('handle'), viewer: params.optionalViewer('seat') ?? 'spectator' }),
  ({ tables }, { handle, viewer }) => {
    const table = tables.named(handle)
    const { kit, game } = table
    refuseMissingViewer(table, viewer)
    const seen = kit.rules.view(game.state, viewer)
    return { handle, at: game.moveNumber, seat: nameOf(viewer), position: kit.rules.position.write(seen) }
  },
)

const FORMS = ['record', 'position', 'board'] as const

const print = method(
  (params) => ({ handle: params.text('handle'), form: params.oneOf('as', FORMS, 'record') }),
  async (desk, { handle, form }): Promise<Reply> => {
    const { kit, game, fromPosition } = desk.tables.named(handle)
    const head = { handle, at: game.moveNumber }
    switch (form) {
      case 'record':
        if (fromPosition) throw cliError('no-record', { handle })
        return { ...head, record: printRecord(game.record) }
      case 'position':
        return { ...head, position: kit.rules.position.write(game.state) }
      case 'board':
        return {
          ...head,
          board: printBoard(
            game,
            game.state,
            'spectator',
            {
              words: await kit.words(desk.language, game.state),
              outliner: await kit.outliner(desk.language),
            },
            PLAIN_PAGE,
          ),
        }
      default:
        return form satisfies never
    }
  },
)

const events = method(
  (params) => ({
    handle: params.text('handle'),
    from: params.optionalWhole('from') ?? 0,
    viewer: params.optionalViewer('seat'),
    texts: params.optionalFlag('texts'),
  }),
  async (desk, { handle, from, viewer, texts }) => {
    const table = desk.tables.named(handle)
    const { kit, game } = table
    if (viewer !== undefined) refuseMissingViewer(table, viewer)
    const words = texts ? await kit.words(desk.language, game.state) : null
    const moves = viewer === undefined ? game.moves.slice(from) : viewMoves(game, from, viewer)
    const lines = moves.map(({ moveNumber: at, seat, text, events }) => ({
      at,
      seat: seat + 1,
      command: text,
      events: events.map((event) => kit.tellEvent(event)),
      ...(words ? { texts: events.map((event) => words.event(event)) } : {}),
    }))
    return { handle, at: game.moveNumber, lines }
  },
)

const outcome = method(
  (params) => params.text('handle'),
  ({ tables }, handle) => {
    const { kit, game } = tables.named(handle)
    const result = kit.rules.outcome(game.state)
    return { handle, at: game.moveNumber, over: result !== null, outcome: result && outcomeJson(result) }
  },
)

const where = method(
  (params) => params.text('handle'),
  ({ tables }, handle) => status(tables.named(handle)),
)

export const QUERY_METHODS: Readonly<Record<string, Method>> = { status: where, view, print, events, outcome }
