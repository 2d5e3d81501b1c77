import { homedir } from 'node:os'
import { join } from 'node:path'
import { isDate } from '@quayside/game/daily/deal.ts'
import type { Command } from 'commander'
import { contextOf } from '../cli-context.ts'
import { DailyHarbor } from '../daily/daily-harbor.ts'
import { SavedTries } from '../daily/saved-tries.ts'
import { examples } from '../help/configure-help.ts'
import { badValue } from '../help/usage-text.ts'
import { type Io, printLines } from '../io.ts'
import { terminalInterface } from '../play/terminal-interface.ts'
import { valued } from '../set-up-flags.ts'

interface Options {
  readonly date?: string
  readonly practice?: true
  readonly giveUp?: true
  readonly folder?: string
}

const readDate = (text: string): string => {
  if (!isDate(text)) throw badValue({ kind: 'date' })
  return text
}

export const addDaily = (program: Command, io: Io): void => {
  program
    .command('daily')
    .argument('[deal]')
    .addOption(valued('--date <date>', readDate))
    .option('--practice')
    .option('--give-up')
    .option('--folder <folder>')
    .addHelpText(
      'after',
      examples(
        'quayside daily',
        'quayside daily solo',
        'quayside daily solo --practice',
        'quayside daily --date 2026-11-16',
      ),
    )
    .action(async (asked: string | undefined, given: Options, command: Command) => {
      const context = await contextOf(command, io)
      const folder = given.folder ?? join(homedir(), '.quayside', 'daily')
      const hasTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true
      const harbor = await DailyHarbor.open({
        context,
        ui: hasTerminal ? terminalInterface(context.t, context.layout.paint) : null,
        print: (...lines) => printLines(io, ...lines),
        tries: new SavedTries(folder),
        folder,
        now: () => new Date(),
        date: given.date ?? null,
      })
      if (asked === undefined) await harbor.list()
      const deal = asked ?? (await harbor.choose())
      if (deal === null) return
      if (given.giveUp) await harbor.giveUp(deal)
      else await (given.practice ? harbor.practice(deal) : harbor.play(deal))
    })
}
