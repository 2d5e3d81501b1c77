/** A menu and a line to type in at once: whatever is typed narrows the menu, and may also be said as it is. */
import { AutocompletePrompt, isCancel } from '@clack/core'
import { limitOptions, S_BAR, S_BAR_END, S_RADIO_ACTIVE, S_RADIO_INACTIVE, symbol } from '@clack/prompts'
import type { MenuEntry } from '../games/kit.ts'
import type { CliText } from '../messages/index.ts'
import type { Colors } from '../terminal/page.ts'
import { filterMenu, type Suggestion } from './suggest.ts'

const LONGEST_MENU = 14

/** Null when the person leaves. */
export const askForCommand = async (
  question: string,
  entries: readonly MenuEntry[],
  t: CliText,
  paint: Colors,
): Promise<string | null> => {
  const line = (suggestion: Suggestion, active: boolean): string => {
    const radio = active ? paint.green(S_RADIO_ACTIVE) : paint.dim(S_RADIO_INACTIVE)
    return `${radio} ${suggestion.label}  ${paint.dim(suggestion.hint)}`
  }
  const answer = await new AutocompletePrompt<Suggestion>({
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
        maxItems: LONGEST_MENU,
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
