import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { finished } from 'node:stream/promises'
import zlib from 'node:zlib'
import { GAME_LINES } from '@quayside/kernel'
import { type Command, Option } from 'commander'
import { contextOf } from '../cli-context.ts'
import { cliError, usageError } from '../cli-error.ts'
import { adapterFor, botsOf } from '../games/game-registry.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printLines } from '../io.ts'
import { checkedSetUpFrom, parseInteger, type SetUpOptions, valued, withSetUp } from '../set-up-flags.ts'
import { runBatches } from '../simulate/worker-pool.ts'
import { type DatasetPlan, featureCount, writeGames } from '../simulate/write-games.ts'
import { progressBar } from '../terminal/progress-bar.ts'
import { codeOf } from '../text-files.ts'

interface Options extends SetUpOptions {
  readonly output: string
  readonly games: number
  readonly threads: number
  readonly level: string
  readonly also?: string
  readonly share: number
  readonly features: boolean
  readonly movesOnly?: true
}

const DEFAULT_SEED = 'dataset'

export const addDataset = (program: Command, io: Io): void => {
  withSetUp(program.command('dataset'))
    .requiredOption('-o, --output <file>')
    .addOption(valued('--games <count>', parseInteger(1, 10_000_000), 100))
    .addOption(new Option('--level <level>').default('random'))
    .option('--also <level>')
    .addOption(valued('--share <percent>', parseInteger(1, 100), 20))
    .option('--no-features')
    .option('--moves-only')
    .addOption(valued('--threads <count>', parseInteger(1, 256), Math.min(8, availableParallelism())))
    .addHelpText(
      'after',
      examples(
        'quayside dataset --games 1000 -o games.jsonl.gz',
        'quayside dataset --level mate --players 4 -o mates.jsonl.gz',
        'quayside dataset --level mate --moves-only --games 20000 -o mates.jsonl.zst',
      ),
    )
    .action(async (flags: Options, command: Command) => {
      const { t, language } = await contextOf(command, io)
      const plan = await planFrom(flags, io)
      const file = createWriteStream(flags.output, { flags: 'wx' })
      const opened = once(file, 'open')
      await opened.catch((problem: unknown) => {
        throw cliError(codeOf(problem) === 'EEXIST' ? 'file-exists' : 'file-unwritable', {
          file: flags.output,
          reason: codeOf(problem),
        })
      })
      const compressor = createCompressor(flags.output)
      compressor.pipe(file)
      compressor.write(`${JSON.stringify(await headerLine(plan, flags))}\n`)
      await runBatches({
        plan,
        games: flags.games,
        threads: flags.threads,
        thread: new URL('../simulate/dataset-worker.ts', import.meta.url),
        play: writeGames,
        collect: (lines) => void compressor.write(`${lines.join('\n')}\n`),
        progress: progressBar(io, flags.games, t('progress.games')),
      })
      compressor.end()
      await finished(file)
      printLines(
        io,
        t('dataset.written', {
          games: flags.games,
          game: adapterFor(plan.game).title[language],
          file: flags.output,
        }),
      )
    })
}

/** The highest level that is still fast enough for ten thousand games. */
const ZSTANDARD = {
  [zlib.constants.ZSTD_c_compressionLevel]: 19,
  [zlib.constants.ZSTD_c_windowLog]: 27,
}

/** Zstandard for `.zst` files, gzip for others. */
const createCompressor = (file: string): zlib.Gzip | zlib.ZstdCompress =>
  file.endsWith('.zst') ? zlib.createZstdCompress({ params: ZSTANDARD }) : zlib.createGzip()

/** The first line of the file, with the properties of all its games. */
const headerLine = async (plan: DatasetPlan, { games }: Options): Promise<object> => {
  const { rules } = await botsOf(plan.game)
  return {
    format: plan.movesOnly ? GAME_LINES : 'quayside dataset 1',
    game: plan.game,
    rules: rules.version,
    options: plan.options,
    level: plan.level,
    ...(plan.also === null ? {} : { also: plan.also }),
    games,
    ...(plan.movesOnly ? {} : { features: plan.withFeatures ? await featureCount(plan) : null }),
  }
}

const planFrom = async (flags: Options, io: Io): Promise<DatasetPlan> => {
  const { adapter, options } = await checkedSetUpFrom(flags, io)
  const { levels } = await botsOf(adapter.rules.game)
  for (const bot of [flags.level, ...(flags.also === undefined ? [] : [flags.also])])
    if (levels[bot] === undefined) throw usageError('unknown-bot', { bot, known: Object.keys(levels) })
  return {
    game: adapter.rules.game,
    options,
    seed: flags.seed ?? DEFAULT_SEED,
    level: flags.level,
    also: flags.also === undefined ? null : { level: flags.also, share: flags.share },
    withFeatures: flags.features && flags.movesOnly !== true,
    movesOnly: flags.movesOnly === true,
  }
}
