import type { BotSuggestion } from '@quayside/game'
import { HintPanel as TrayHintPanel } from '@quayside/table/tray/bot-hint.tsx'
import { suggestionText } from '../../language/index.ts'
import { leHavre } from '../../rules/index.ts'
import { commandCard, type OptionCard } from '../view-models/option-cards.ts'
import { type DecisionContext, useTrayDecision } from './decision-context.ts'

const suggestedCards = (suggestion: BotSuggestion, place: number, asking: DecisionContext): OptionCard[] => {
  const command = leHavre.notation.parse(suggestion.command)
  if (!command.ok || leHavre.refuse(asking.view, asking.seat, command.value) !== null) return []
  const card = commandCard(command.value, asking)
  const why = suggestionText(suggestion, asking.texts.game)
  return [
    {
      ...card,
      detail: why === '' ? card.detail : why,
      note: place === 0 ? asking.texts.tray('tag.hint') : null,
    },
  ]
}

/** The hints of a bot above the tray. */
export const HintPanel = () => {
  const asking = useTrayDecision()
  return (
    <TrayHintPanel
      cardsOf={(suggestion, place) => suggestedCards(suggestion, place, asking)}
      decide={asking.decide}
    />
  )
}
