import { type CANCEL_SYMBOL, confirm, isCancel, select, text } from '@clack/prompts'
import type { CliText } from '../messages/index.ts'
import type { Colors } from '../terminal/page.ts'
import { askForCommand } from './command-prompt.ts'
import type { UserInterface } from './person.ts'

const orNull = <Value>(answer: Value | typeof CANCEL_SYMBOL): Value | null =>
  isCancel(answer) ? null : answer

/** The person before this terminal. */
export const terminalPerson = (t: CliText, paint: Colors): UserInterface => ({
  say: (...lines) => {
    process.stdout.write(`${lines.join('\n')}\n`)
  },
  ask: async (question, entries) => askForCommand(question, entries, t, paint),
  pick: async (question, among) => {
    const options = among.map(({ label }, place) => ({ value: place, label }))
    const place = orNull(await select<number>({ message: question, options, showInstructions: false }))
    return place === null ? null : (among[place]?.value ?? null)
  },
  prompt: async (question, suggestion) =>
    orNull(await text({ message: question, placeholder: suggestion, defaultValue: suggestion })),
  confirm: async (question) =>
    orNull(await confirm({ message: question, active: t('table.yes'), inactive: t('table.no') })),
  pause: async (message) => {
    await text({ message, defaultValue: '' })
  },
  clear: () => {
    // The scroll-back too: a secret must not be there for whoever scrolls up.
    process.stdout.write('\x1b[2J\x1b[3J\x1b[H')
  },
})
