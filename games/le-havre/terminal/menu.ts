import type { MenuEntry } from '@quayside/game/terminal'
import { commandContext, commandText } from '../language/index.ts'
import { type Command, leHavre, type State } from '../rules/index.ts'
import type { Group } from './headings/headings.ts'
import type { Words } from './words.ts'

/** The headings of verbs; an answer to what a building asks stands under "choose". */
const GROUPS: ReadonlyMap<string, Group> = new Map<string, Group>([
  ['supply', 'turn'],
  ['end', 'turn'],
  ['done', 'turn'],
  ['take', 'take'],
  ['enter', 'enter'],
  ['expel', 'turn'],
  ['build', 'build'],
  ['swap', 'build'],
  ['pay', 'pay'],
  ['buy', 'buy'],
  ['sell', 'sell'],
  ['repay', 'loans'],
  ['redeem', 'loans'],
  ['borrow', 'loans'],
])

export const menuEntries = (
  commands: readonly Command[],
  state: State,
  { texts, headings }: Words,
): MenuEntry[] => {
  const context = commandContext(state)
  return commands.map((one) => {
    const command = leHavre.notation.print(one)
    const [verb = ''] = command.split(' ')
    return {
      command,
      text: commandText(command, texts, context),
      group: headings.groups[GROUPS.get(verb) ?? 'answer'],
    }
  })
}
