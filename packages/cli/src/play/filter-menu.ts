import type { MenuEntry } from '../games/game-adapter.ts'
import { pad, width } from '../terminal/text-layout.ts'
import { parseMetaCommand } from './meta-commands.ts'

export interface Suggestion {
  readonly value: string
  readonly label: string
  readonly hint: string
}

const matches = (typed: string, { command, text, group }: MenuEntry): boolean =>
  [command, text, group].some((texts) => texts.toLowerCase().includes(typed))

/** Sort key: the exact command, then commands with this prefix, then the rest. */
const closeness = (typed: string, { command }: MenuEntry): number => {
  if (command === typed) return 0
  return command.startsWith(typed) ? 1 : 2
}

/**
 * Menu entries that match what has been typed so far. The typed text itself is always an entry, the last one unless
 * nothing else matches, so that any command can be typed and a few letters select a listed one.
 */
export const filterMenu = (choices: readonly MenuEntry[], typed: string, asTyped: string): Suggestion[] => {
  const asItIs = { value: typed.trim(), label: typed.trim(), hint: asTyped }
  if (parseMetaCommand(typed) !== null) return [asItIs]
  const wanted = typed.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const found = choices
    .filter((choice) => matches(wanted, choice))
    .toSorted((a, b) => closeness(wanted, a) - closeness(wanted, b))
  const margin = Math.max(0, ...found.map(({ group }) => width(group)))
  const listed = found.map(({ command, text, group }, place) => ({
    value: command,
    label: `${pad(found[place - 1]?.group === group ? '' : group, margin)}  ${text}`,
    hint: command,
  }))
  const exact = found.some(({ command }) => command === wanted)
  return wanted === '' || exact ? listed : [...listed, asItIs]
}
