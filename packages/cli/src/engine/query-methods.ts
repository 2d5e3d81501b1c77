/** Engine methods that read a game and change nothing. */
import type { FeatureReader } from '@quayside/bots/training'
import { printRecord, type Viewer, viewMoves } from '@quayside/kernel'
import { cliError } from '../cli-error.ts'
import { outcomeJson } from '../games/game-adapter.ts'
import { refuseMissingSeat } from '../games/open-game.ts'
import { printBoard } from '../print-board.ts'
import { PLAIN_LAYOUT } from '../terminal/text-layout.ts'
import { type Method, type MethodReply, method, status } from './method.ts'
import type { OpenGame } from './open-games.ts'

const refuseMissingViewer = (openGame: OpenGame, viewer: Viewer): void => {
  if (viewer !== 'spectator') refuseMissingSeat(openGame, viewer)
}

const viewerJson = (viewer: Viewer): number | 'spectator' => (viewer === 'spectator' ? viewer : viewer + 1)

const view = method(
  (params) => ({ handle: params.text('handle'), viewer: params.optionalViewer('seat') ?? 'spectator' }),
  ({ openGames }, { handle, viewer }) => {
    const openGame = openGames.named(handle)
    const { adapter, game } = openGame
    refuseMissingViewer(openGame, viewer)
    const visible = adapter.rules.view(game.state, viewer)
    return {
      handle,
      at: game.moveNumber,
      seat: viewerJson(viewer),
      position: adapter.rules.position.write(visible),
    }
  },
)

const FORMS = ['record', 'position', 'board'] as const

const print = method(
  (params) => ({ handle: params.text('handle'), form: params.oneOf('as', FORMS, 'record') }),
  async (context, { handle, form }): Promise<MethodReply> => {
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
    const openGame = context.openGames.named(handle)
    const { adapter, game } = openGame
    if (viewer !== undefined) refuseMissingViewer(openGame, viewer)
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

const features = method(
  (params) => ({
    handle: params.text('handle'),
    seat: params.optionalSeat(),
    withAfter: params.optionalFlag('after'),
  }),
  async ({ openGames }, { handle, seat, withAfter }): Promise<MethodReply> => {
    const openGame = openGames.named(handle)
    const { adapter, game } = openGame
    const { rules } = adapter
    if (seat !== undefined) refuseMissingSeat(openGame, seat)
    const decider = seat ?? rules.deciders(game.state)[0] ?? 0
    const reader = await readerFor(openGame)
    const commands = withAfter ? rules.commands(game.state, decider) : []
    return {
      handle,
      at: game.moveNumber,
      seat: decider + 1,
      size: reader.size,
      features: reader.read(game.state, decider),
      ...(withAfter
        ? {
            commands: commands.map((command) => rules.notation.print(command)),
            after: reader.readAfter(game.state, decider, commands),
          }
        : {}),
    }
  },
)

/** Cached for each open game, because creating one takes longer than reading a position. */
const readers = new WeakMap<OpenGame, Promise<FeatureReader>>()

const readerFor = (openGame: OpenGame): Promise<FeatureReader> => {
  const cached = readers.get(openGame)
  if (cached !== undefined) return cached
  const { rules } = openGame.adapter
  const { options } = rules.position.write(openGame.game.state) as { readonly options?: unknown }
  const checked = rules.options(options)
  if (!checked.ok) throw cliError('no-features', { game: rules.game })
  // Loaded on demand, because bots are large.
  const reader = import('../simulate/write-games.ts').then(({ featuresOf }) =>
    featuresOf(rules.game, checked.value),
  )
  readers.set(openGame, reader)
  return reader
}

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
  features,
}
