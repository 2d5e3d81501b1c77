import { setReaderTags } from '@quayside/texts'
import { Command, CommanderError } from 'commander'
import { CliError, Refused, USAGE } from './cli-error.ts'
import { errorJson, errorTextWithLocation } from './error-text.ts'
import { configureHelp, examples } from './help/configure-help.ts'
import { type HelpTexts, loadHelpTexts } from './help/help-texts.ts'
import { usageText } from './help/usage-text.ts'
import type { Io } from './io.ts'
import { languageOf } from './language.ts'
import { addAdvise } from './subcommands/advise.ts'
import { addArena } from './subcommands/arena.ts'
import { addCatalogue } from './subcommands/catalogue.ts'
import { addDaily } from './subcommands/daily.ts'
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

/** The command line with all subcommands; its help uses the given texts. */
export const program = (io: Io, texts: HelpTexts): Command => {
  const quayside = configureHelp(new Command('quayside'), texts)
    .version(VERSION)
    .option('--lang <language>')
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      // Printed in the user's language where the error is caught.
      outputError: () => {},
    })
    .exitOverride()
    .addHelpText(
      'after',
      examples(
        'quayside play',
        'quayside new --players 2 -o duel.quay',
        'quayside show duel.quay',
        'quayside verify duel.quay',
        'quayside advise duel.quay',
      ),
    )
    .addHelpText('after', () => `\n${texts.say('exit-status')}`)
  for (const add of [
    addPlay,
    addDaily,
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

/** The value of `--lang`, found before the options are parsed, because help and errors need it. */
const requestedLanguage = (argv: readonly string[]): string | undefined => {
  const index = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  return argv[index]?.startsWith('--lang=') ? argv[index].slice('--lang='.length) : argv[index + 1]
}

/** A misspelled command must not reach `serve`, the default, which would complain about its arguments. */
const checkCommand = ({ commands }: Command, [name = '']: readonly string[]): void => {
  if (name === '' || name.startsWith('-') || name === 'help') return
  if (commands.some((command) => command.name() === name)) return
  throw new CommanderError(USAGE, 'commander.unknownCommand', `error: unknown command '${name}'`)
}

/** Runs the command line without the program's name; returns the exit status. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  // The requested language, unless it is the one that is unknown.
  const language = languageOf(io.env, requestedLanguage(argv))
  const texts = await loadHelpTexts(language)
  try {
    const quayside = program(io, texts)
    checkCommand(quayside, argv)
    await quayside.parseAsync([...argv], { from: 'user' })
    return 0
  } catch (problem) {
    if (problem instanceof Refused) return problem.exit
    if (problem instanceof CommanderError) return usageStatus(problem, texts, io)
    if (!(problem instanceof CliError)) throw problem
    const { report, exit } = problem
    const text = argv.includes('--json')
      ? JSON.stringify({ error: await errorJson(language, report) })
      : `quayside: ${await errorTextWithLocation(language, report)}`
    io.stderr.write(`${text}\n`)
    return exit
  } finally {
    setReaderTags([])
  }
}

/** Commander throws for --help and --version as well, with status 0. */
const usageStatus = (problem: CommanderError, texts: HelpTexts, io: Io): number => {
  if (problem.exitCode === 0) return 0
  const text = usageText(problem, texts)
  if (text !== null) io.stderr.write(`quayside: ${text}\n`)
  return USAGE
}
