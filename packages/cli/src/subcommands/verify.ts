import { withLabel } from '@quayside/texts'
import type { Command } from 'commander'
import { type Context, contextOf } from '../cli-context.ts'
import { CliError, type ErrorReport, Refused, usageError } from '../cli-error.ts'
import { errorJson, errorTextWithLocation } from '../error-text.ts'
import { outcomeJson } from '../games/game-adapter.ts'
import { type GameFile, openFile } from '../games/game-file.ts'
import { adapterFor } from '../games/game-registry.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printJsonLine, printLines } from '../io.ts'
import { gameOption } from '../set-up-flags.ts'
import { STANDARD_INPUT } from '../text-files.ts'

interface Options {
  readonly game: string
  readonly json?: true
}

export const addVerify = (program: Command, io: Io): void => {
  program
    .command('verify')
    .argument('<files...>')
    .addOption(gameOption())
    .option('--json')
    .addHelpText(
      'after',
      examples(
        'quayside verify evening.quay',
        'quayside verify games/*.quay && echo fine',
        'quayside verify - --json < evening.quay',
      ),
    )
    .action(async (files: readonly string[], options: Options, command: Command) => {
      const context = await contextOf(command, io)
      if (files.filter((file) => file === STANDARD_INPUT).length > 1) throw usageError('stdin-already-read')
      let refused = 0
      for (const file of files) if (!(await verify(file, options, context))) refused++
      if (refused > 0) throw new Refused()
    })
}

const verify = async (file: string, options: Options, context: Context): Promise<boolean> => {
  const { io } = context
  try {
    const source = await openFile(file, adapterFor(options.game), io)
    if (options.json) printJsonLine(io, verifiedJson(source))
    else printLines(io, ...(await verifiedLines(source, context)))
    return true
  } catch (problem) {
    if (!(problem instanceof CliError)) throw problem
    await printFailure({ file, ...problem.report }, options, context)
    return false
  }
}

const verifiedJson = ({ file, form, adapter, game }: GameFile): unknown => {
  const outcome = adapter.rules.outcome(game.state)
  const { fair } = game.record
  return {
    file,
    ok: true,
    form,
    game: adapter.rules.game,
    commands: game.moveNumber,
    over: outcome !== null,
    outcome: outcome && outcomeJson(outcome),
    // A record whose deal cannot be verified was refused before.
    ...(fair === undefined ? {} : { deal: { verified: true, commitment: fair.commitment } }),
  }
}

const verifiedLines = async (
  { file, form, adapter, game }: GameFile,
  context: Context,
): Promise<string[]> => {
  const { t, language } = context
  const title = adapter.title[language]
  if (form === 'position')
    return [
      withLabel(file, t('record.position-line', { game: title, position: t('record.position') }), language),
    ]
  const length = t('record.replays', { seats: adapter.rules.seatCount(game.state), lines: game.moveNumber })
  const line = (result: string): string =>
    withLabel(file, t('record.line', { game: title, length, result }), language)
  const outcome = adapter.rules.outcome(game.state)
  const { fair } = game.record
  const deal = fair === undefined ? [] : [t('record.deal-verified', { commitment: fair.commitment })]
  if (!outcome) return [line(t('record.unfinished')), ...deal]
  const [result = '', ...scores] = (await adapter.texts(language, game.state)).outcome(outcome)
  return [line(result), ...scores, ...deal]
}

const printFailure = async (
  report: ErrorReport,
  { json }: Options,
  { io, language }: Context,
): Promise<void> => {
  if (json) {
    const { file, ...error } = await errorJson(language, report)
    printJsonLine(io, { file, ok: false, error })
    return
  }
  io.stderr.write(`${await errorTextWithLocation(language, report)}\n`)
}
