import type { MenuEntry } from '@quayside/game/terminal'
import { commandText } from '../language/index.ts'
import { type Command, packetRow } from '../rules/index.ts'
import type { Words } from './words.ts'

export const menuEntries = (commands: readonly Command[], { texts, headings }: Words): MenuEntry[] =>
  commands.map((command) => ({
    command: packetRow.notation.print(command),
    text: commandText(command, texts),
    group: headings.groups[command.verb],
  }))
