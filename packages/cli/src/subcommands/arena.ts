import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Arena, TournamentPlan, TournamentProgress } from '@quayside/bots/node'
import { accept, checkNewGame, printRecord } from '@quayside/kernel'
import { formatTag, numberText } from '@quayside/texts'
import type { Command } from 'commander'
import { contextOf } from '../cli-context.ts'
import { CliError, usageError } from '../cli-error.ts'
import { formatStandings } from '../format-standings.ts'
import { botsOf } from '../games/game-registry.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { checkedSetUpFrom, parseInteger, type SetUpOptions, valued, withSetUp } from '../set-up-flags.ts'
import { progressBar } from '../terminal/progress-bar.ts'
import { makeFolder, writeText } from '../text-files.ts'

interface Options extends SetUpOptions {
  readonly bots: readonly string[]
  readonly games: number
  readonly threads: number
  readonly limit: number
  readonly oneAgainstMany?: true
  readonly records?: string
  readonly json?: true
}

const DEFAULT_SEED = 'arena'

const names = (text: string): readonly string[] => text.split(',').map((name) => name.trim())

export const addArena = (program: Command, io: Io): void => {
  withSetUp(program.command('arena'))
    .addOption(valued('--bots <names>', names).makeOptionMandatory())
    .addOption(valued('--games <count>', parseInteger(1, 10_000_000), 100))
    .option('--one-against-many')
    .addOption(valued('--limit <milliseconds>', parseInteger(1, 3_600_000), 1000))
    .addOption(valued('--threads <count>', parseInteger(1, 256), availableParallelism()))
    .option('--records <folder>')
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'quayside arena --players 4 --bots heuristic,greedy,random --games 400',
        'quayside arena --players 2 --bots uct@100000,uct@10000',
        'quayside arena --bots ./my-bot,heuristic --one-against-many',
        'quayside arena --bots ./my-bot,mate --records games',
      ),
    )
    .action(async (flags: Options, command: Command) => {
      const { t, language } = await contextOf(command, io)
      // Only this subcommand needs the bots, which take long to load.
      const { tournament } = await import('@quayside/bots/node')
      const plan = await planFrom(flags, io)
      await checkBots(plan)
      const bar = progressBar(io, plan.games, t('progress.games'))
      const records = flags.records === undefined ? null : new RecordFolder(flags.records, plan)
      const result = await tournament(ARENA, plan, (progress) => {
        records?.add(progress)
        bar(Math.floor((progress.done * plan.games) / progress.games))
      })
      records?.finish()
      if (flags.json) printJson(io, result)
      else {
        const seconds = numberText(Math.round(result.seconds * 10) / 10, formatTag(language))
        printLines(
          io,
          ...formatStandings(result, t, language),
          '',
          t('arena.time', { seconds, seed: plan.seed }),
        )
      }
    })
}

/** Writes a record for every game, and an index with the bots of each seat. */
class RecordFolder {
  readonly #folder: string
  readonly #plan: TournamentPlan
  readonly #lines = new Map<string, string>()

  /** Creates the folder and the index before the first game, so that errors come early. */
  constructor(folder: string, plan: TournamentPlan) {
    this.#folder = folder
    this.#plan = plan
    makeFolder(folder)
    this.#write('index.jsonl', '')
  }

  add({ match }: TournamentProgress): void {
    const { seats, seed, result } = match
    if (result.record === undefined) return
    const bots = seats.map((contestant) => this.#plan.bots[contestant])
    const file = `${seed}-${seats.map((contestant) => contestant + 1).join('-')}.quay`
    this.#write(file, printRecord(result.record))
    const { scores, places, forfeits } = result
    this.#lines.set(file, JSON.stringify({ file, bots, scores, places, forfeits }))
  }

  /** Writes the index sorted by name, because games end in any order. */
  finish(): void {
    const lines = [...this.#lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => `${line}\n`)
    writeText(join(this.#folder, 'index.jsonl'), lines.join(''), true)
  }

  #write(file: string, text: string): void {
    writeText(join(this.#folder, file), text, false)
  }
}

const ARENA: Arena = {
  find: async (game) => accept(await botsOf(game)),
  thread: new URL('../tournament-worker.ts', import.meta.url),
}

const planFrom = async (flags: Options, io: Io): Promise<TournamentPlan> => {
  const { adapter, options } = await checkedSetUpFrom(flags, io)
  const seed = flags.seed ?? DEFAULT_SEED
  const keepRecords = flags.records !== undefined
  // The number of the deal is appended to the seed, and the seed of a record has a maximum length.
  const dealt = checkNewGame(adapter.rules, options, `${seed}-${flags.games}`)
  if (keepRecords && !dealt.ok) throw new CliError({ ...dealt.refusal, adapter })
  return {
    game: adapter.rules.game,
    options,
    bots: flags.bots,
    games: flags.games,
    seed,
    oneAgainstMany: flags.oneAgainstMany ?? false,
    threads: flags.threads,
    milliseconds: flags.limit,
    ...(keepRecords ? { keepRecords } : {}),
  }
}

const checkBots = async ({ game, bots }: TournamentPlan): Promise<void> => {
  const [{ levelNames, readContestant }, known] = await Promise.all([import('@quayside/bots'), botsOf(game)])
  for (const bot of bots) {
    const contestant = readContestant(known, bot)
    if (contestant.ok) continue
    if (contestant.refusal.code === 'bad-budget') throw usageError('bad-budget', { bot })
    throw usageError('unknown-bot', { bot, known: levelNames(known.levels) })
  }
}
