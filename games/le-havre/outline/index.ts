/** Outline of Le Havre in one language, for the command line, notifications and the text board. */
import type { Outliner, OutlineView } from '@quayside/game/outline/text-view.ts'
import type { Locale } from '@quayside/texts'
import { loadTexts } from '../language/index.ts'
import { loadBrief } from '../messages/brief/index.ts'
import { loadOutlineText } from '../messages/outline/index.ts'
import { loadLeHavreTexts } from '../messages/table/index.ts'
import { activeSeat } from '../queries/index.ts'
import type { Command, State } from '../rules/index.ts'
import { outlineOf } from './sections.ts'
import { createTextContext, type TextContext } from './text-context.ts'

export const outliner = async (locale: Locale): Promise<Outliner<State, Command>> => {
  const [table, game, text, brief] = await Promise.all([
    loadLeHavreTexts(locale),
    loadTexts(locale),
    loadOutlineText(locale),
    loadBrief(locale),
  ])
  const contextOf = ({ view, viewer, names, moveNumber }: OutlineView<State>): TextContext => {
    const me = viewer === 'spectator' ? activeSeat(view) : viewer
    return createTextContext(
      { view, viewer, me, names, displayNames: names },
      moveNumber,
      { ...table, game },
      text,
      brief,
    )
  }
  return {
    locale,
    outline: (tableView) => outlineOf(contextOf(tableView)),
    textViews: async () => {
      const { leHavreTextView } = await import('./text-view.ts')
      return { build: (tableView) => leHavreTextView(contextOf(tableView), []) }
    },
  }
}
