import type { Viewer } from '@quayside/kernel'
import type { Command } from 'commander'
import { type Context, contextOf } from '../cli-context.ts'
import { menuLines } from '../command-menu.ts'
import { outcomeJson } from '../games/game-adapter.ts'
import { atMove, type GameFile, openFile } from '../games/game-file.ts'
import { adapterFor } from '../games/game-registry.ts'
import { refuseMissingSeat } from '../games/open-game.ts'
import { examples } from '../help/configure-help.ts'
import { badValue } from '../help/usage-text.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { printBoard } from '../print-board.ts'
import { gameOption, parseInteger, valued } from '../set-up-flags.ts'

interface Options {
  readonly game: string
  readonly seat?: Viewer
  readonly at?: number
  readonly json?: true
}

const viewer = (text: string): Viewer => {
  if (text === 'spectator') return text
  if (!/^[1-9]$/.test(text)) throw badValue({ kind: 'viewer' })
  return Number(text) - 1
}

export const addShow = (program: Command, io: Io): void => {
  program
    .command('show')
    .argument('<file>')
    .addOption(valued('--seat <seat>', viewer))
    .addOption(valued('--at <position>', parseInteger(0, 999_999)))
    .addOption(gameOption())
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'quayside show evening.quay',
        'quayside show evening.quay --seat 2',
        'quayside show evening.quay --at 10',
        'quayside show - < position.json',
      ),
    )
    .action(async (file: string, options: Options, command: Command) => {
      const context = await contextOf(command, io)
      const opened = await openFile(file, adapterFor(options.game), io)
      const source = options.at === undefined ? opened : atMove(opened, options.at)
      if (typeof options.seat === 'number') refuseMissingSeat(source, options.seat)
      if (options.json) printJson(io, showJson(source, options))
      else printLines(io, ...(await showLines(source, options, context)))
    })
}

/** The state or view to print, and the seats whose commands are listed. */
const visibleState = (
  { adapter, game }: GameFile,
  { seat }: Options,
): { state: unknown; askedSeats: readonly number[] } => ({
  state: seat === undefined ? game.state : adapter.rules.view(game.state, seat),
  askedSeats: typeof seat === 'number' ? [seat] : adapter.rules.deciders(game.state),
})

const showJson = (source: GameFile, options: Options): unknown => {
  const { adapter, game } = source
  const { rules } = adapter
  const { state, askedSeats } = visibleState(source, options)
  const outcome = rules.outcome(state)
  const print = (command: unknown): string => rules.notation.print(command)
  return {
    game: rules.game,
    at: game.moveNumber,
    deciders: rules.deciders(state).map((seat) => seat + 1),
    position: rules.position.write(state),
    commands: Object.fromEntries(
      askedSeats.map((seat) => [`${seat + 1}`, rules.commands(state, seat).map(print)]),
    ),
    outcome: outcome && outcomeJson(outcome),
  }
}

const showLines = async (source: GameFile, options: Options, context: Context): Promise<string[]> => {
  const { adapter, game } = source
  const { t, layout } = context
  const { state, askedSeats } = visibleState(source, options)
  const texts = await adapter.texts(context.language, state)
  const outcome = adapter.rules.outcome(state)
  const outliner = await adapter.outliner(context.language)
  const board = printBoard(game, state, options.seat ?? 'spectator', { texts, outliner }, layout)
  if (outcome) return [...board, '', ...texts.outcome(outcome)]
  return [
    ...board,
    ...askedSeats.flatMap((seat) => [
      '',
      layout.paint.bold(
        t('table.possible', { seat: texts.seat(seat), question: texts.question(state, seat) }),
      ),
      ...menuLines(texts.commands(adapter.rules.commands(state, seat), state), layout),
    ]),
  ]
}
