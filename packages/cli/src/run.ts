import { CommanderError } from 'commander'
import type { Io } from './io.ts'
import { languageOf } from './language.ts'
import { locatedMessage, tellComplaint } from './message.ts'
import { program } from './program.ts'
import { Refused, Trouble, USAGE } from './trouble.ts'

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
    if (!(problem instanceof Trouble)) throw problem
    // The language that was asked for, unless that is the trouble.
    const language = languageOf(io.env, quayside.opts<{ lang?: string }>().lang)
    const { complaint, exit } = problem
    const text = argv.includes('--json')
      ? JSON.stringify({ error: await tellComplaint(language, complaint) })
      : `quayside: ${await locatedMessage(language, complaint)}`
    io.stderr.write(`${text}\n`)
    return exit
  }
}
