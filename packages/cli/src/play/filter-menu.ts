import type { MenuEntry } from '../games/game-adapter.ts'
import { pad, width } from '../terminal/text-layout.ts'
import { parseMetaCommand } from './meta-commands.ts'

export interface Suggestion {
  readonly value: string
  readonly label: string
  readonly hint: string
}

const matches = (typed: string, { command, text, group }: MenuEntry): boolean =>
  [command, text, group].some((words) => words.toLowerCase().includes(typed))

/** Better matches first: the very command, one that begins so, the rest in the order of the menu. */
const closeness = (typed: string, { command }: MenuEntry): number => {
  if (command === typed) return 0
  return command.startsWith(typed) ? 1 : 2
}

/**
 * What a menu offers for what has been typed so far. The typed text itself is always among it, last unless nothing
 * else fits, so that anything can be said and a few letters are enough for what is listed.
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
