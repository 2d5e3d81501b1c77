import type { Command } from 'commander'
import { contextOf } from '../cli-context.ts'
import { EngineSession } from '../engine/engine-session.ts'
import { lines } from '../engine/read-lines.ts'
import { MAX_LINE_BYTES } from '../engine/request.ts'
import { examples } from '../help/configure-help.ts'
import type { Io } from '../io.ts'
import { printLines } from '../io.ts'

export const addEngine = (program: Command, io: Io): void => {
  program
    .command('engine')
    .addHelpText(
      'after',
      examples(
        `echo '{"id":1,"method":"hello"}' | quayside engine`,
        'quayside engine < requests.jsonl > replies.jsonl',
      ),
    )
    .action(async (_: unknown, command: Command) => {
      const { language } = await contextOf(command, io)
      const session = new EngineSession(language)
      for await (const line of lines(io.stdin, MAX_LINE_BYTES)) {
        if ('text' in line && line.text.trim() === '') continue
        printLines(io, await session.answer(line))
        if (session.isQuitting) break
      }
    })
}
