import { perft } from '@quayside/kernel/conformance'
import type { Command } from 'commander'
import { openFile } from '../games/game-file.ts'
import { newGame, type Opened } from '../games/open-game.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { parseInteger, type SetUpOptions, setUpFrom, valued, withSetUp } from '../set-up-flags.ts'

interface Options extends SetUpOptions {
  readonly depth: number
  readonly divide?: true
  readonly json?: true
}

/** A fixed default seed, so that counts can be compared. */
const DEFAULT_SEED = 'perft'

export const addPerft = (program: Command, io: Io): void => {
  withSetUp(program.command('perft'))
    .argument('[file]')
    .addOption(valued('--depth <commands>', parseInteger(1, 12), 3))
    .option('--divide')
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'quayside perft --players 2 --depth 4',
        'quayside perft --short --seed 7 --divide',
        'quayside perft evening.quay --depth 2',
      ),
    )
    .action(async (file: string | undefined, options: Options) => {
      const { adapter, game } = await opened(file, options, io)
      if (options.divide) divide(io, { adapter, game }, options)
      else count(io, { adapter, game }, options)
    })
}

const opened = async (file: string | undefined, given: Options, io: Io): Promise<Opened> => {
  const { adapter, options } = await setUpFrom(given, io)
  return file === undefined
    ? newGame(adapter, options, given.seed ?? DEFAULT_SEED)
    : openFile(file, adapter, io)
}

const count = (io: Io, { adapter, game }: Opened, { depth, json }: Options): void => {
  const counts = Array.from({ length: depth }, (_, index) => ({
    depth: index + 1,
    sequences: perft(adapter.rules, game.state, index + 1),
  }))
  if (json) printJson(io, { game: adapter.rules.game, digest: adapter.rules.hash(game.state), counts })
  else printLines(io, ...counts.map(({ depth, sequences }) => `${`${depth}`.padStart(2)}  ${sequences}`))
}

const divide = (io: Io, { adapter, game }: Opened, { depth, json }: Options): void => {
  const { rules } = adapter
  const parts = rules.deciders(game.state).flatMap((seat) =>
    rules.commands(game.state, seat).map((command) => {
      const next = rules.copy(game.state)
      rules.apply(next, seat, command)
      const sequences = perft(rules, next, depth - 1)
      return { seat: seat + 1, command: rules.notation.print(command), sequences }
    }),
  )
  const sequences = parts.reduce((sum, part) => sum + part.sequences, 0)
  if (json) printJson(io, { game: rules.game, digest: rules.hash(game.state), depth, parts, sequences })
  else
    printLines(io, ...parts.map((part) => `${part.seat} ${part.command}  ${part.sequences}`), `${sequences}`)
}
