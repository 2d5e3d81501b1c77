import { availableParallelism } from 'node:os'
import { formatTag, numberText } from '@quayside/texts'
import type { Command } from 'commander'
import { type Context, contextOf } from '../cli-context.ts'
import { adapterFor } from '../games/game-registry.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { checkedSetUpFrom, parseInteger, type SetUpOptions, valued, withSetUp } from '../set-up-flags.ts'
import { type PlayedResult, playBatch, type SimulationPlan } from '../simulate/play-batch.ts'
import { type Distribution, type SimulationStatistics, summarize } from '../simulate/simulation-statistics.ts'
import { runBatches } from '../simulate/worker-pool.ts'
import { progressBar } from '../terminal/progress-bar.ts'
import { columnsOf } from '../terminal/text-layout.ts'

interface Options extends SetUpOptions {
  readonly games: number
  readonly threads: number
  readonly json?: true
}

const DEFAULT_SEED = 'simulate'

export const addSimulate = (program: Command, io: Io): void => {
  withSetUp(program.command('simulate'))
    .addOption(valued('--games <count>', parseInteger(1, 10_000_000), 100))
    .addOption(valued('--threads <count>', parseInteger(1, 256), Math.min(8, availableParallelism())))
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'quayside simulate --games 1000 --players 4',
        'quayside simulate --short --seed 7 --threads 1',
      ),
    )
    .action(async (flags: Options, command: Command) => {
      const context = await contextOf(command, io)
      const plan = await planFrom(flags, io)
      const startedAt = performance.now()
      const results: PlayedResult[] = []
      await runBatches({
        plan,
        games: flags.games,
        threads: flags.threads,
        thread: new URL('../simulate/simulation-worker.ts', import.meta.url),
        play: playBatch,
        collect: (played) => results.push(...played),
        progress: progressBar(io, flags.games, context.t('progress.games')),
      })
      const seconds = (performance.now() - startedAt) / 1000
      report(context, plan, summarize(results), seconds, flags)
    })
}

const planFrom = async (flags: Options, io: Io): Promise<SimulationPlan> => {
  const { adapter, options } = await checkedSetUpFrom(flags, io)
  return { game: adapter.rules.game, options, seed: flags.seed ?? DEFAULT_SEED }
}

const report = (
  { io, language, t }: Context,
  plan: SimulationPlan,
  result: SimulationStatistics,
  seconds: number,
  { threads, json }: Options,
): void => {
  const decisions = Math.round(result.decisions.mean * result.games)
  const speed = {
    threads,
    seconds: Number(seconds.toFixed(3)),
    games: Math.round(result.games / seconds),
    decisions: Math.round(decisions / seconds),
  }
  if (json) {
    printJson(io, { ...plan, result, speed })
    return
  }
  const number = (value: number): string => numberText(value, formatTag(language))
  const row = (name: string, { least, median, mean, most, deviation }: Distribution): string[] => [
    name,
    ...[least, median, mean, most, deviation].map(number),
  ]
  printLines(
    io,
    t('simulate.games', {
      games: result.games,
      game: adapterFor(plan.game).title[language],
      seed: plan.seed,
      digest: result.digest,
    }),
    t('simulate.speed', {
      games: number(speed.games),
      decisions: number(speed.decisions),
      seconds: number(speed.seconds),
      threads,
    }),
    '',
    ...columnsOf([
      ['', ...COLUMNS.map((column) => t(`simulate.${column}`))],
      row(t('simulate.decisions'), result.decisions),
      row(t('simulate.scores'), result.scores),
      row(t('simulate.winners'), result.winners),
    ]),
    '',
    ...columnsOf([
      [t('simulate.seat'), t('simulate.mean'), t('simulate.wins')],
      ...result.seats.map(({ seat, mean, wins }) => [`${seat}`, number(mean), number(wins)]),
    ]),
    ...(result.ties > 0 ? [t('simulate.ties', { games: result.ties })] : []),
  )
}

const COLUMNS = ['least', 'median', 'mean', 'most', 'deviation'] as const
