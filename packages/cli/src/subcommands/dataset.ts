import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { finished } from 'node:stream/promises'
import zlib from 'node:zlib'
import { GAME_LINES } from '@quayside/kernel'
import { type Command, Option } from 'commander'
import { contextOf } from '../cli-context.ts'
import { CliError, cliError, usageError } from '../cli-error.ts'
import { botsOf } from '../games/game-registry.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printLines } from '../io.ts'
import { parseInteger, type SetUpOptions, setUpFrom, valued, withSetUp } from '../set-up-flags.ts'
import { runBatches } from '../simulate/worker-pool.ts'
import { type DatasetPlan, featureCount, writeGames } from '../simulate/write-games.ts'
import { progressBar } from '../terminal/progress-bar.ts'

interface Options extends SetUpOptions {
  readonly output: string
  readonly games: number
  readonly threads: number
  readonly level: string
  readonly features: boolean
  readonly movesOnly?: true
}

const DEFAULT_SEED = 'dataset'

export const addDataset = (program: Command, io: Io): void => {
  withSetUp(program.command('dataset'))
    .requiredOption('-o, --output <file>')
    .addOption(valued('--games <count>', parseInteger(1, 10_000_000), 100))
    .addOption(new Option('--level <level>').default('random'))
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
    .action(async (given: Options, command: Command) => {
      const { t } = await contextOf(command, io)
      const plan = await planFrom(given, io)
      const file = createWriteStream(given.output, { flags: 'wx' })
      const opened = once(file, 'open')
      await opened.catch((problem: unknown) => {
        throw cliError(codeOf(problem) === 'EEXIST' ? 'file-exists' : 'file-unwritable', {
          file: given.output,
          reason: codeOf(problem),
        })
      })
      const packed = packingFor(given.output)
      packed.pipe(file)
      packed.write(`${JSON.stringify(await headOf(plan, given))}\n`)
      await runBatches({
        plan,
        games: given.games,
        threads: given.threads,
        thread: new URL('../simulate/dataset-worker.ts', import.meta.url),
        play: writeGames,
        collect: (lines) => void packed.write(`${lines.join('\n')}\n`),
        progress: progressBar(io, given.games, t('progress.games')),
      })
      packed.end()
      await finished(file)
      printLines(io, t('dataset.written', { games: given.games, game: plan.game, file: given.output }))
    })
}

/** The most that ten thousand games are worth waiting for; older Nodes have no Zstandard. */
const ZSTANDARD = {
  [zlib.constants.ZSTD_c_compressionLevel]: 19,
  [zlib.constants.ZSTD_c_windowLog]: 27,
}

/** Zstandard for a file that is called so, gzip for any other. */
const packingFor = (file: string): zlib.Gzip | zlib.ZstdCompress =>
  file.endsWith('.zst') ? zlib.createZstdCompress({ params: ZSTANDARD }) : zlib.createGzip()

const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : ''

/** The first line of a file: what holds for all its games. */
const headOf = async (plan: DatasetPlan, { games }: Options): Promise<object> => {
  const { rules } = await botsOf(plan.game)
  return {
    format: plan.movesOnly ? GAME_LINES : 'quayside dataset 1',
    game: plan.game,
    rules: rules.version,
    options: plan.options,
    level: plan.level,
    games,
    ...(plan.movesOnly ? {} : { features: plan.withFeatures ? await featureCount(plan) : null }),
  }
}

const planFrom = async (given: Options, io: Io): Promise<DatasetPlan> => {
  const { adapter, options } = await setUpFrom(given, io)
  const checked = adapter.rules.options(options)
  if (!checked.ok) throw new CliError({ ...checked.refusal, adapter })
  const { levels } = await botsOf(adapter.rules.game)
  if (levels[given.level] === undefined)
    throw usageError('unknown-bot', { bot: given.level, known: Object.keys(levels) })
  return {
    game: adapter.rules.game,
    options: checked.value,
    seed: given.seed ?? DEFAULT_SEED,
    level: given.level,
    withFeatures: given.features && given.movesOnly !== true,
    movesOnly: given.movesOnly === true,
  }
}
