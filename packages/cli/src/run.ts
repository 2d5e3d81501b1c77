import { CommanderError } from 'commander'
import { type Language, languageOf } from './language.ts'
import { locatedMessage, tellComplaint } from './message.ts'
import { endQuietlyWhenUnread } from './output.ts'
import { program } from './program.ts'
import { Trouble, USAGE } from './trouble.ts'

const quayside = program()

/** The language that was asked for, unless that is the trouble. */
const spoken = (): Language => {
  const { lang } = quayside.opts<{ lang?: string }>()
  return languageOf(process.env, lang)
}

const tellTrouble = async ({ complaint, exit }: Trouble): Promise<void> => {
  process.exitCode = exit
  const language = spoken()
  if (process.argv.includes('--json')) {
    process.stderr.write(`${JSON.stringify({ error: await tellComplaint(language, complaint) })}\n`)
    return
  }
  process.stderr.write(`quayside: ${await locatedMessage(language, complaint)}\n`)
}

export const run = async (): Promise<void> => {
  endQuietlyWhenUnread()
  try {
    await quayside.parseAsync()
  } catch (problem) {
    if (problem instanceof Trouble) await tellTrouble(problem)
    // Help and version are told by throwing too, with status 0.
    else if (problem instanceof CommanderError) process.exitCode = problem.exitCode === 0 ? 0 : USAGE
    else throw problem
  }
}
