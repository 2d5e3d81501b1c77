/** Engine methods that read a game and change nothing. */
import { printRecord, type Viewer, viewMoves } from '@quayside/kernel'
import { cliError } from '../cli-error.ts'
import { outcomeJson } from '../games/game-adapter.ts'
import { printBoard } from '../print-board.ts'
import { PLAIN_LAYOUT } from '../terminal/text-layout.ts'
import { type Method, method, type Reply, status } from './method.ts'
import { type OpenGame, refuseMissingSeat } from './open-games.ts'

const refuseMissingViewer = (table: OpenGame, viewer: Viewer): void => {
  if (viewer !== 'spectator') refuseMissingSeat(table, viewer)
}

const nameOf = (viewer: Viewer): number | 'spectator' => (viewer === 'spectator' ? viewer : viewer + 1)

const view = method(
  (params) => ({ handle: params.text('handle'), viewer: params.optionalViewer('seat') ?? 'spectator' }),
  ({ openGames }, { handle, viewer }) => {
    const table = openGames.named(handle)
    const { adapter, game } = table
    refuseMissingViewer(table, viewer)
    const seen = adapter.rules.view(game.state, viewer)
    return { handle, at: game.moveNumber, seat: nameOf(viewer), position: adapter.rules.position.write(seen) }
  },
)

const FORMS = ['record', 'position', 'board'] as const

const print = method(
  (params) => ({ handle: params.text('handle'), form: params.oneOf('as', FORMS, 'record') }),
  async (context, { handle, form }): Promise<Reply> => {
    const { adapter, game, fromPosition } = context.openGames.named(handle)
    const head = { handle, at: game.moveNumber }
    switch (form) {
      case 'record':
        if (fromPosition) throw cliError('no-record', { handle })
        return { ...head, record: printRecord(game.record) }
      case 'position':
        return { ...head, position: adapter.rules.position.write(game.state) }
      case 'board':
        return {
          ...head,
          board: printBoard(
            game,
            game.state,
            'spectator',
            {
              texts: await adapter.texts(context.language, game.state),
              outliner: await adapter.outliner(context.language),
            },
            PLAIN_LAYOUT,
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
    withTexts: params.optionalFlag('texts'),
  }),
  async (context, { handle, from, viewer, withTexts }) => {
    const table = context.openGames.named(handle)
    const { adapter, game } = table
    if (viewer !== undefined) refuseMissingViewer(table, viewer)
    const texts = withTexts ? await adapter.texts(context.language, game.state) : null
    const moves = viewer === undefined ? game.moves.slice(from) : viewMoves(game, from, viewer)
    const lines = moves.map(({ moveNumber: at, seat, text, events }) => ({
      at,
      seat: seat + 1,
      command: text,
      events: events.map((event) => adapter.eventJson(event)),
      ...(texts ? { texts: events.map((event) => texts.event(event)) } : {}),
    }))
    return { handle, at: game.moveNumber, lines }
  },
)

const outcome = method(
  (params) => params.text('handle'),
  ({ openGames }, handle) => {
    const { adapter, game } = openGames.named(handle)
    const result = adapter.rules.outcome(game.state)
    return { handle, at: game.moveNumber, over: result !== null, outcome: result && outcomeJson(result) }
  },
)

const statusMethod = method(
  (params) => params.text('handle'),
  ({ openGames }, handle) => status(openGames.named(handle)),
)

export const QUERY_METHODS: Readonly<Record<string, Method>> = {
  status: statusMethod,
  view,
  print,
  events,
  outcome,
}
