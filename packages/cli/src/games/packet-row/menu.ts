import { type Command, packetRow } from '@quayside/packet-row'
import { commandText } from '@quayside/packet-row/language'
import type { MenuEntry } from '../kit.ts'
import type { Words } from './words.ts'

export const menuEntries = (commands: readonly Command[], { texts, headings }: Words): MenuEntry[] =>
  commands.map((one) => {
    const command = packetRow.notation.print(one)
    return { command, text: commandText(command, texts), group: headings.groups[one.verb] }
  })
