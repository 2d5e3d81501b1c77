import type { Review } from '@quayside/bots'
import { replay } from '@quayside/kernel'
import { type Command, Option } from 'commander'
import { reviewJson } from '../advice/advice-json.ts'
import { reviewLines } from '../advice/advice-lines.ts'
import { type Context, contextOf } from '../cli-context.ts'
import { cliError } from '../cli-error.ts'
import { type GameFile, openFile } from '../games/game-file.ts'
import { adapterFor } from '../games/game-registry.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { gameOption, parseInteger, valued } from '../set-up-flags.ts'
import { progressBar } from '../terminal/progress-bar.ts'
import { readLevel } from './advise.ts'

interface Options {
  readonly game: string
  readonly level: string
  readonly nodes?: number
  readonly json?: true
}

export const addReview = (program: Command, io: Io): void => {
  program
    .command('review')
    .argument('<file>')
    .addOption(new Option('--level <level>').default('captain'))
    .addOption(valued('--nodes <count>', parseInteger(1, 999_999_999)))
    .addOption(gameOption())
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'quayside review evening.quay',
        'quayside review evening.quay --level mate',
        'quayside review evening.quay --json --lang es',
      ),
    )
    .action(async (file: string, options: Options, command: Command) => {
      const { language, t, layout } = await contextOf(command, io)
      const source = await openFile(file, adapterFor(options.game), io)
      if (source.form === 'position') throw cliError('no-record')
      const review = await reviewOf(source, options, { io, t })
      const texts = await source.adapter.texts(language, source.game.state)
      if (options.json) printJson(io, reviewJson(review, texts))
      else printLines(io, ...reviewLines({ ...source, review, texts, view: viewsOf(source) }, t, layout))
    })
}

const reviewOf = async (
  { adapter, game }: GameFile,
  { level, nodes }: Options,
  { io, t }: Pick<Context, 'io' | 't'>,
): Promise<Review> => {
  const adviceLevel = await readLevel(level)
  const { review } = await import('@quayside/bots')
  const { record } = game
  const bar = progressBar(io, record.moves.length, t('progress.commands'))
  let stopped = false
  const stop = (): void => {
    stopped = true
  }
  process.once('SIGINT', stop)
  const reviewed = await review(await adapter.adviser(), record, {
    level: adviceLevel,
    ...(nodes === undefined ? {} : { budget: { nodes } }),
    watch: {
      cancelled: () => stopped,
      progress: ({ share }) => bar(Math.round(share * record.moves.length)),
    },
  })
  process.off('SIGINT', stop)
  if (!reviewed.ok) throw new Error(reviewed.refusal.code)
  return reviewed.value
}

/** Returns the view of a seat at a move number. */
const viewsOf = ({ adapter, game }: GameFile): ((moveNumber: number, seat: number) => unknown) => {
  const states: unknown[] = []
  replay(adapter.rules, game.record, (state) => states.push(adapter.rules.copy(state)))
  return (moveNumber, seat) => adapter.rules.view(states[moveNumber], seat)
}
