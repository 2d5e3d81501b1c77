import { CommanderError } from 'commander'
import type { Io } from './io.ts'
import { languageOf } from './language.ts'
import { errorJson, errorTextWithLocation } from './message.ts'
import { program } from './program.ts'
import { CliError, Refused, USAGE } from './trouble.ts'

/** Runs the command with these arguments, which do not name the program; the exit status. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  const quayside = program(io)
  try {
    await quayside.parseAsync([...argv], { from: 'user' })
    return 0
  } catch (problem) {
    if (problem instanceof Refused) return problem.exit
    // Help and version are told by throwing too, with status 0.
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : USAGE
    if (!(problem instanceof CliError)) throw problem
    // The language that was asked for, unless that is the trouble.
    const language = languageOf(io.env, quayside.opts<{ lang?: string }>().lang)
    const { complaint, exit } = problem
    const text = argv.includes('--json')
      ? JSON.stringify({ error: await errorJson(language, complaint) })
      : `quayside: ${await errorTextWithLocation(language, complaint)}`
    io.stderr.write(`${text}\n`)
    return exit
  }
}
