/** What a bot would do here, shown in place: as answers in the tray and as numbers on the table. */

import type { BotSuggestion } from '@quayside/game'
import { useTexts } from '@quayside/table/page/texts.ts'
import { sentence } from '@quayside/texts'
import { useMemo } from 'react'
import { type Reason, reasonText } from '../../language/index.ts'
import { type Command, packetRow } from '../../rules/index.ts'
import { useTable } from '../state/use-game.ts'
import { commandCard, type OptionCard, type OptionContext } from '../view-models/option-cards.ts'

/** More would hide the answers of the person. */
const SHOWN = 3

/** What the bot expects, where no fact speaks for a command. */
const expects = (verb: Command['verb']): 'hint.best' | 'hint.pass' | 'hint.name' =>
  verb === 'pass' || verb === 'name' ? `hint.${verb}` : 'hint.best'

/** Bots of this game give reasons of this type. */
const whyText = (
  { reasons }: BotSuggestion,
  { verb }: Command,
  { sight: { game, packet } }: OptionContext,
): string => {
  const said = reasons.map((reason) => sentence(reasonText(reason as Reason, game), game.locale))
  return said.length > 0 ? game.sentences(said) : packet(expects(verb))
}

/** The suggestions as answers, the best first; null while nobody has asked for them. */
export const useHints = (asking: OptionContext): readonly OptionCard[] | null => {
  const { tray } = useTexts()
  const advice = useTable(({ advice }) => advice)
  return useMemo(() => {
    if (advice === null || advice === 'waiting') return null
    return advice.suggestions.slice(0, SHOWN).flatMap((suggestion, place): OptionCard[] => {
      const command = packetRow.notation.parse(suggestion.command)
      if (!command.ok || packetRow.refuse(asking.sight.view, asking.seat, command.value) !== null) return []
      const card = commandCard(command.value, asking)
      return [
        {
          ...card,
          detail: whyText(suggestion, command.value, asking),
          note: place === 0 ? tray('tag.hint') : card.note,
        },
      ]
    })
  }, [advice, asking, tray])
}

export const closeHints = (): void => useTable.setState({ advice: null })
