import { type GameRecord, printRecord } from '@quayside/kernel'
import type { Command } from 'commander'
import { contextOf } from '../cli-context.ts'
import { newGame, randomSeed } from '../games/open-game.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { type SetUpOptions, setUpFrom, withSetUp } from '../set-up-flags.ts'
import { writeText } from '../text-files.ts'

interface Options extends SetUpOptions {
  readonly output?: string
  readonly force?: true
  readonly json?: true
}

export const addNew = (program: Command, io: Io): void => {
  withSetUp(program.command('new'))
    .option('-o, --output <file>')
    .option('--force')
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'quayside new --players 3 -o evening.quay',
        'quayside new --short --players 2 --seed 42',
        'quayside new --set doubleInterest=true',
        'quayside new --game <game> --deck mine.json',
        'quayside new | quayside show -',
      ),
    )
    .action(async (given: Options, command: Command) => {
      const { t } = await contextOf(command, io)
      const { adapter, options } = await setUpFrom(given, io)
      const { record } = newGame(adapter, options, given.seed ?? randomSeed()).game
      if (given.output === undefined) print(io, record, given)
      else {
        writeText(given.output, printRecord(record), given.force ?? false)
        if (given.json) printJson(io, { file: given.output, ...record })
        else printLines(io, t('record.written', { file: given.output }))
      }
    })
}

const print = (io: Io, record: GameRecord, { json }: Options): void => {
  if (json) printJson(io, record)
  else io.stdout.write(printRecord(record))
}
