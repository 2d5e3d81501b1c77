import { Command, CommanderError } from 'commander'
import { CliError, Refused, USAGE } from './cli-error.ts'
import { errorJson, errorTextWithLocation } from './error-text.ts'
import type { Io } from './io.ts'
import { LANGUAGES, languageOf } from './language.ts'
import { examples } from './set-up-flags.ts'
import { addAdvise } from './subcommands/advise.ts'
import { addArena } from './subcommands/arena.ts'
import { addCatalogue } from './subcommands/catalogue.ts'
import { addDataset } from './subcommands/dataset.ts'
import { addEngine } from './subcommands/engine.ts'
import { addNew } from './subcommands/new.ts'
import { addOperator } from './subcommands/operator.ts'
import { addPerft } from './subcommands/perft.ts'
import { addPlay } from './subcommands/play.ts'
import { addReview } from './subcommands/review.ts'
import { addServe } from './subcommands/serve.ts'
import { addShow } from './subcommands/show.ts'
import { addSimulate } from './subcommands/simulate.ts'
import { addStore } from './subcommands/store.ts'
import { addVerify } from './subcommands/verify.ts'
import { VERSION } from './version.ts'

export const program = (io: Io): Command => {
  const quayside = new Command('quayside')
    .description('Play harbor board games in the terminal; replay, verify and analyze them; host a server.')
    .version(VERSION)
    .option('--lang <language>', `language: ${LANGUAGES.join(', ')} (default: from the locale)`)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
    })
    .exitOverride()
    .showHelpAfterError('(add --help for the options)')
    .addHelpText(
      'after',
      `${examples(
        ['quayside play', 'play in this terminal'],
        ['quayside new --players 2 -o duel.quay', 'create a new game file'],
        ['quayside show duel.quay', 'show the position'],
        ['quayside verify duel.quay', 'replay it'],
        ['quayside advise duel.quay', 'suggest moves'],
      )}

Exit status: 0 success, 1 input rejected, 2 usage error.`,
    )
  for (const add of [
    addPlay,
    addNew,
    addShow,
    addVerify,
    addAdvise,
    addReview,
    addCatalogue,
    addSimulate,
    addDataset,
    addPerft,
    addArena,
    addEngine,
    addServe,
    addStore,
    addOperator,
  ])
    add(quayside, io)
  return quayside
}

/** Runs the command line without the program's name; returns the exit status. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  const quayside = program(io)
  try {
    await quayside.parseAsync([...argv], { from: 'user' })
    return 0
  } catch (problem) {
    if (problem instanceof Refused) return problem.exit
    // Commander throws for --help and --version as well, with status 0.
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : USAGE
    if (!(problem instanceof CliError)) throw problem
    // The requested language, unless it is the one that is unknown.
    const language = languageOf(io.env, quayside.opts<{ lang?: string }>().lang)
    const { report, exit } = problem
    const text = argv.includes('--json')
      ? JSON.stringify({ error: await errorJson(language, report) })
      : `quayside: ${await errorTextWithLocation(language, report)}`
    io.stderr.write(`${text}\n`)
    return exit
  }
}
