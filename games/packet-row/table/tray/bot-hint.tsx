/** Hints of a bot in the tray. */

import type { BotSuggestion } from '@quayside/game'
import { useTexts } from '@quayside/table/page/texts.ts'
import { HintPanel as TrayHintPanel } from '@quayside/table/tray/bot-hint.tsx'
import { sentence } from '@quayside/texts'
import { type Reason, reasonText } from '../../language/index.ts'
import { packetRow } from '../../rules/index.ts'
import { commandCard, type OptionCard } from '../view-models/option-cards.ts'
import { type DecisionContext, useTrayDecision } from './decision-context.ts'

/** Bots of this game give reasons of this type. */
const whyText = ({ reasons }: BotSuggestion, { sight: { game } }: DecisionContext): string =>
  game.sentences(reasons.map((reason) => sentence(reasonText(reason as Reason, game), game.locale)))

const suggestedCards = (suggestion: BotSuggestion, asking: DecisionContext): OptionCard[] => {
  const command = packetRow.notation.parse(suggestion.command)
  if (!command.ok || packetRow.refuse(asking.sight.view, asking.seat, command.value) !== null) return []
  const card = commandCard(command.value, asking)
  const why = whyText(suggestion, asking)
  return [{ ...card, detail: why === '' ? card.detail : why }]
}

export const HintPanel = () => {
  const asking = useTrayDecision()
  const { tray } = useTexts()
  return (
    <TrayHintPanel
      cardsOf={(suggestion, place) =>
        suggestedCards(suggestion, asking).map((card) => ({
          ...card,
          note: place === 0 ? tray('tag.hint') : card.note,
        }))
      }
      decide={asking.decide}
    />
  )
}
