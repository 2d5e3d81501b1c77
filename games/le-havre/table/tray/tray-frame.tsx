/** The tray's frame with hints of a bot. */

import type { BotSuggestion } from '@quayside/game'
import { HintChip as TrayHintChip, HintPanel as TrayHintPanel } from '@quayside/table/tray/bot-hint.tsx'
import { TrayFrame as SharedTrayFrame, type TrayFrameProps } from '@quayside/table/tray/tray-frame.tsx'
import { useContext } from 'react'
import { suggestionText } from '../../language/index.ts'
import { leHavre } from '../../rules/index.ts'
import { commandCard, type OptionCard } from '../view-models/option-cards.ts'
import { type DecisionContext, TrayDecision } from './decision-context.ts'

/** The shared tray with the bot's hints. */
export const TrayFrame = ({ chips, ...frame }: Omit<TrayFrameProps, 'above'>) => (
  <SharedTrayFrame
    {...frame}
    above={<HintPanel />}
    chips={
      <>
        {chips}
        <HintChip />
      </>
    }
  />
)

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

/** Hidden while the viewer is not asked. */
export const HintChip = () => {
  const asking = useContext(TrayDecision)
  if (asking === null || asking.meanwhile !== null || asking.decision.asked.asks === 'supply') return null
  return <TrayHintChip />
}

export const HintPanel = () => {
  const asking = useContext(TrayDecision)
  if (asking === null) return null
  return (
    <TrayHintPanel
      cardsOf={(suggestion, place) => suggestedCards(suggestion, place, asking)}
      decide={asking.decide}
    />
  )
}
