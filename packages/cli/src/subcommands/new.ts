import { type GameRecord, printRecord } from '@quayside/kernel'
import type { Command } from 'commander'
import { contextOf } from '../cli-context.ts'
import { newGame, randomSeed } from '../games/open-game.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { examples, type SetUpOptions, setUpFrom, withSetUp } from '../set-up-flags.ts'
import { writeText } from '../text-files.ts'

interface Options extends SetUpOptions {
  readonly output?: string
  readonly force?: true
  readonly json?: true
}

export const addNew = (program: Command, io: Io): void => {
  withSetUp(program.command('new'))
    .summary('create a new game file')
    .description(
      'Creates a game file: a header with the game, its options, the seed and a digest of the deal. Commands are ' +
        'added line by line as "position seat command". It is printed unless --output names a file.',
    )
    .option('-o, --output <file>', 'write it to this file')
    .option('--force', 'replace the file if it already exists')
    .option('--json', 'as JSON instead of text')
    .addHelpText(
      'after',
      examples(
        ['quayside new --players 3 -o evening.quay', 'a full game for three, saved'],
        ['quayside new --short --players 2 --seed 42', 'the deal of seed 42, printed'],
        ['quayside new --set doubleInterest=true', 'with a house rule'],
        ['quayside new --game <game> --deck mine.json', 'with a corrected deck'],
        ['quayside new | quayside show -', 'view a deal'],
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
