/** Suggestions of a bot, shown as answers in the tray and as numbers on the table. */

import { useTexts } from '@quayside/table/page/texts.ts'
import { useMemo } from 'react'
import { suggestionText } from '../../language/index.ts'
import { packetRow } from '../../rules/index.ts'
import { useTable } from '../state/use-game.ts'
import { commandCard, type OptionCard, type OptionContext } from '../view-models/option-cards.ts'

/** More would hide the other answers. */
const SHOWN = 3

/** The suggestions as answers, the best first; null if no hint was requested. */
export const useHints = (asking: OptionContext): readonly OptionCard[] | null => {
  const { tray } = useTexts()
  const advice = useTable(({ advice }) => advice)
  return useMemo(() => {
    if (advice === null || advice === 'waiting') return null
    return advice.suggestions.slice(0, SHOWN).flatMap((suggestion, place): OptionCard[] => {
      const command = packetRow.notation.parse(suggestion.command)
      if (!command.ok || packetRow.refuse(asking.tableView.view, asking.seat, command.value) !== null)
        return []
      const card = commandCard(command.value, asking)
      return [
        {
          ...card,
          detail: suggestionText(suggestion, asking.tableView.game),
          note: place === 0 ? tray('tag.hint') : card.note,
        },
      ]
    })
  }, [advice, asking, tray])
}

export const closeHints = (): void => useTable.setState({ advice: null })
