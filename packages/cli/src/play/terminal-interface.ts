/** Prompts in the terminal; a command is chosen from a menu that typing filters, or typed in full. */

import { AutocompletePrompt } from '@clack/core'
import {
  type CANCEL_SYMBOL,
  confirm,
  isCancel,
  limitOptions,
  S_BAR,
  S_BAR_END,
  S_RADIO_ACTIVE,
  S_RADIO_INACTIVE,
  select,
  symbol,
  text,
} from '@clack/prompts'
import type { MenuEntry } from '../games/game-adapter.ts'
import type { CliText } from '../messages/index.ts'
import type { Colors } from '../terminal/text-layout.ts'
import { filterMenu, type MenuSuggestion } from './filter-menu.ts'

/** Prompts and output of a terminal game, or of a test. A cancelled prompt gives null. */
export interface UserInterface {
  print(...lines: readonly string[]): void
  /** A command chosen from the menu, or the typed text. */
  ask(question: string, entries: readonly MenuEntry[]): Promise<string | null>
  pick<Value extends string | number>(question: string, among: readonly Pick<Value>[]): Promise<Value | null>
  prompt(question: string, suggestion: string): Promise<string | null>
  confirm(question: string): Promise<boolean | null>
  /** Waits for Enter. */
  pause(message: string): Promise<void>
  /** Clears the screen and its scroll-back. */
  clear(): void
}

interface Pick<Value> {
  readonly value: Value
  readonly label: string
}

const MAX_MENU_LENGTH = 14

/** Null when the prompt is cancelled. */
const askForCommand = async (
  question: string,
  entries: readonly MenuEntry[],
  t: CliText,
  paint: Colors,
): Promise<string | null> => {
  const line = (suggestion: MenuSuggestion, active: boolean): string => {
    const radio = active ? paint.green(S_RADIO_ACTIVE) : paint.dim(S_RADIO_INACTIVE)
    return `${radio} ${suggestion.label}  ${paint.dim(suggestion.hint)}`
  }
  const answer = await new AutocompletePrompt<MenuSuggestion>({
    options() {
      return filterMenu(entries, this.userInput, t('table.typed'))
    },
    filter: () => true,
    render() {
      const head = `${symbol(this.state)}  ${question}`
      if (this.state === 'cancel') return head
      if (this.state === 'submit') return `${head}\n${paint.gray(S_BAR)}  ${paint.dim(String(this.value))}`
      const bar = paint.cyan(S_BAR)
      const listed = limitOptions({
        cursor: this.cursor,
        options: this.filteredOptions,
        columnPadding: 3,
        rowPadding: 4,
        maxItems: MAX_MENU_LENGTH,
        style: line,
      })
      return [
        head,
        `${bar}  › ${this.userInputWithCursor}`,
        ...listed.map((text) => `${bar}  ${text}`),
        `${paint.cyan(S_BAR_END)}  ${paint.dim(t('table.keys'))}`,
      ].join('\n')
    },
  }).prompt()
  return isCancel(answer) || typeof answer !== 'string' ? null : answer
}

const orNull = <Value>(answer: Value | typeof CANCEL_SYMBOL): Value | null =>
  isCancel(answer) ? null : answer

/** Prompts on stdin and stdout. */
export const terminalInterface = (t: CliText, paint: Colors): UserInterface => ({
  print: (...lines) => {
    process.stdout.write(`${lines.join('\n')}\n`)
  },
  ask: async (question, entries) => askForCommand(question, entries, t, paint),
  pick: async (question, among) => {
    const options = among.map(({ label }, index) => ({ value: index, label }))
    const index = orNull(await select<number>({ message: question, options, showInstructions: false }))
    return index === null ? null : (among[index]?.value ?? null)
  },
  prompt: async (question, suggestion) =>
    orNull(await text({ message: question, placeholder: suggestion, defaultValue: suggestion })),
  confirm: async (question) =>
    orNull(await confirm({ message: question, active: t('table.yes'), inactive: t('table.no') })),
  pause: async (message) => {
    await text({ message, defaultValue: '' })
  },
  clear: () => {
    // The scroll-back too, or the next person could scroll up to private cards.
    process.stdout.write('\x1b[2J\x1b[3J\x1b[H')
  },
})
