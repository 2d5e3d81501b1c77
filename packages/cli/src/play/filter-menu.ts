import type { MenuEntry } from '../games/game-adapter.ts'
import { pad, width } from '../terminal/text-layout.ts'
import { parseMetaCommand } from './meta-commands.ts'

export interface MenuSuggestion {
  readonly value: string
  readonly label: string
  readonly hint: string
}

const matches = (typed: string, { command, text, group }: MenuEntry): boolean =>
  [command, text, group].some((texts) => texts.toLowerCase().includes(typed))

/** Sort key: the exact command, then commands with this prefix, then the rest. */
const matchRank = (typed: string, { command }: MenuEntry): number => {
  if (command === typed) return 0
  return command.startsWith(typed) ? 1 : 2
}

/**
 * Menu entries that match what has been typed so far. The typed text itself is always an entry, the last one unless
 * nothing else matches, so that any command can be typed and a few letters select a listed one.
 */
export const filterMenu = (
  choices: readonly MenuEntry[],
  typed: string,
  typedHint: string,
): MenuSuggestion[] => {
  const typedEntry = { value: typed.trim(), label: typed.trim(), hint: typedHint }
  if (parseMetaCommand(typed) !== null) return [typedEntry]
  const query = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const found = choices
    .filter((choice) => matches(query, choice))
    .toSorted((a, b) => matchRank(query, a) - matchRank(query, b))
  const margin = Math.max(0, ...found.map(({ group }) => width(group)))
  const listed = found.map(({ command, text, group }, index) => ({
    value: command,
    label: `${pad(found[index - 1]?.group === group ? '' : group, margin)}  ${text}`,
    hint: command,
  }))
  const exact = found.some(({ command }) => command === query)
  return query === '' || exact ? listed : [...listed, typedEntry]
}
