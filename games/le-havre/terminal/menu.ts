import type { MenuEntry } from '@quayside/game/terminal'
import { commandContext, commandText } from '../language/index.ts'
import { type Command, leHavre, type State, type Verb, verbNameOf } from '../rules/index.ts'
import type { Group } from './headings/headings.ts'
import type { Words } from './words.ts'

/** The headings of verbs; an answer to what a building asks stands under "choose". */
const GROUPS: ReadonlyMap<Verb, Group> = new Map<Verb, Group>([
  ['supply', 'turn'],
  ['end', 'turn'],
  ['done', 'turn'],
  ['take', 'take'],
  ['enter', 'enter'],
  ['expel', 'turn'],
  ['build', 'build'],
  ['build-ship', 'build'],
  ['swap-ship', 'build'],
  ['pay-food', 'pay'],
  ['pay-energy', 'pay'],
  ['pay-material', 'pay'],
  ['buy', 'buy'],
  ['buy-ship', 'buy'],
  ['sell', 'sell'],
  ['sell-ship', 'sell'],
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
    return {
      command: leHavre.notation.print(one),
      text: commandText(one, texts, context),
      group: headings.groups[GROUPS.get(verbNameOf(one)) ?? 'answer'],
    }
  })
}
