/** Outline of Packet Row in one language, for the command line, notifications and the text board. */
import type { Outliner, OutlineView } from '@quayside/game/outline/text-view.ts'
import type { Locale } from '@quayside/texts'
import { loadTableTexts } from '@quayside/texts/table'
import { loadTexts } from '../language/index.ts'
import { loadBrief } from '../messages/brief/index.ts'
import { loadOutlineText } from '../messages/outline/index.ts'
import { loadPacketTexts } from '../messages/table/index.ts'
import { askedSeat } from '../queries/index.ts'
import { type Command, type PositionLiteral, packetRow, type State } from '../rules/index.ts'
import { outlineOf } from './sections.ts'
import { createTextContext, type TextContext } from './text-context.ts'

export const outliner = async (locale: Locale): Promise<Outliner<State, Command>> => {
  const [words, texts, packet, text, brief] = await Promise.all([
    loadTableTexts(locale),
    loadTexts(locale),
    loadPacketTexts(locale),
    loadOutlineText(locale),
    loadBrief(locale),
  ])
  const contextOf = ({ view, viewer, names, moveNumber }: OutlineView<State>): TextContext => {
    const literal = packetRow.position.write(view) as PositionLiteral
    const me = viewer === 'spectator' ? askedSeat(view) : viewer
    const { deck } = literal.options
    const game = deck === undefined ? texts : texts.withDeck(deck)
    const tableView = { view, literal, viewer, me, names, displayNames: names, history: [], packet, game }
    return createTextContext(tableView, moveNumber, words, text, brief)
  }
  const output = {
    text,
    locale,
    join: (sentences: readonly string[]) => texts.sentences(sentences),
    list: (items: readonly string[]) => texts.list(items, 'and'),
  }
  return {
    locale,
    outline: (tableView) => outlineOf(contextOf(tableView)),
    textViews: async () => {
      const { packetRowTextView } = await import('./text-view.ts')
      return { build: (tableView) => packetRowTextView(contextOf(tableView), output) }
    },
  }
}
