import type { Advice, AdviceLevel } from '@quayside/bots'
import { currentLevel, type Seat } from '@quayside/kernel'
import { type Command, Option } from 'commander'
import { adviceJson } from '../advice/advice-json.ts'
import { adviceLines } from '../advice/advice-lines.ts'
import { type Context, contextOf } from '../cli-context.ts'
import { CliError, cliError, excerpt, usageError } from '../cli-error.ts'
import { atMove, type GameFile, openFile } from '../games/game-file.ts'
import { adapterFor } from '../games/game-registry.ts'
import { refuseMissingSeat } from '../games/open-game.ts'
import { examples } from '../help/configure-help.ts'
import { badValue } from '../help/usage-text.ts'
import type { Io } from '../io.ts'
import { printJson, printLines } from '../io.ts'
import { gameOption, parseInteger, valued } from '../set-up-flags.ts'

interface Options {
  readonly game: string
  readonly seat?: Seat
  readonly at?: number
  readonly level: string
  readonly nodes?: number
  readonly json?: true
}

const seatNumber = (text: string): Seat => {
  if (!/^[1-9]$/.test(text)) throw badValue({ kind: 'seat' })
  return Number(text) - 1
}

export const addAdvise = (program: Command, io: Io): void => {
  program
    .command('advise')
    .argument('<file>')
    .addOption(valued('--seat <seat>', seatNumber))
    .addOption(valued('--at <position>', parseInteger(0, 999_999)))
    .addOption(new Option('--level <level>').default('commodore'))
    .addOption(valued('--nodes <count>', parseInteger(1, 999_999_999)))
    .addOption(gameOption())
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'quayside advise evening.quay',
        'quayside advise evening.quay --at 120 --lang fr',
        'quayside advise - --level commodore --json < position.json',
      ),
    )
    .action(async (file: string, options: Options, command: Command) => {
      const context = await contextOf(command, io)
      const opened = await openFile(file, adapterFor(options.game), io)
      const source = options.at === undefined ? opened : atMove(opened, options.at)
      await printAdvice(source, await adviceOn(source, options), options, context)
    })
}

export const readLevel = async (name: string): Promise<AdviceLevel> => {
  const level = currentLevel(name)
  const { ADVICE_LEVELS } = await import('@quayside/bots')
  const known = ADVICE_LEVELS.find((name) => name === level)
  if (known === undefined)
    throw usageError('level-cannot-advise', { level: excerpt(level), known: [...ADVICE_LEVELS] })
  return known
}

const adviceOn = async ({ adapter, game }: GameFile, options: Options): Promise<Advice> => {
  const { rules } = adapter
  const level = await readLevel(options.level)
  const { advise } = await import('@quayside/bots')
  const seat = options.seat ?? rules.deciders(game.state)[0]
  if (seat === undefined) throw new CliError({ code: 'game-over', params: {}, adapter })
  refuseMissingSeat({ adapter, game }, seat)
  const { nodes } = options
  const advice = advise(await adapter.adviser(), rules.view(game.state, seat), seat, {
    level,
    ...(nodes === undefined ? {} : { budget: { nodes } }),
  })
  if (!advice.ok) throw cliError('nothing-to-decide', { seat: seat + 1 })
  return advice.value
}

const printAdvice = async (
  { adapter, game }: GameFile,
  advice: Advice,
  { json, level }: Options,
  { io, language, t, layout }: Context,
): Promise<void> => {
  const { seat } = advice
  const view = adapter.rules.view(game.state, seat)
  const texts = await adapter.texts(language, view)
  if (json) {
    printJson(io, { game: adapter.rules.game, at: game.moveNumber, level, ...adviceJson(advice, texts) })
    return
  }
  const question = t('table.possible', { seat: texts.seat(seat), question: texts.question(view, seat) })
  printLines(io, layout.paint.bold(question), ...adviceLines(adapter, advice, view, texts, layout))
}
