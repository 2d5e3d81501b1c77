/** A bot's hint with its reasons, shown only when the player asks. */

import type { BotSuggestion } from '@quayside/game'
import { useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useTexts } from '../page/texts.ts'
import { isCountedTry } from '../session/counted-try.ts'
import { useBaseGame, useTable } from '../session/current-game.ts'
import { Primary } from './buttons.tsx'
import { MoreOptions } from './more-options.tsx'
import type { OptionCard } from './option-cards.tsx'
import trayStyles from './tray.module.css'

/** Asks for a hint. */
export const HintChip = () => {
  const { tray } = useTexts()
  const isWaiting = useTable(({ advice }) => advice === 'waiting')
  const askAdvice = useTable(({ askAdvice }) => askAdvice)
  // No hints against other people, in a counted try or in a puzzle; the analysis board has its own advice.
  const isHidden = useBaseGame(
    ({ server, isAnalysis, id }) => server !== null || isAnalysis || isCountedTry(id),
  )
  const isUnaided = useTable((table) => table.isUnaided)
  if (isHidden || isUnaided) return null
  return (
    <button
      type="button"
      className={trayStyles.chip}
      data-key="hint"
      disabled={isWaiting}
      onClick={askAdvice}
    >
      <Icon name="u-spark" />
      <span>{tray(isWaiting ? 'hint.waiting' : 'hint')}</span>
    </button>
  )
}

interface HintPanelProps<Command> {
  /** Cards for a suggestion; none if it is not possible here. The best comes first. */
  readonly cardsOf: (suggestion: BotSuggestion, place: number) => readonly OptionCard<Command>[]
  readonly decide: (commands: readonly Command[]) => void
}

/** The suggestions above the tray. */
export const HintPanel = <Command,>({ cardsOf, decide }: HintPanelProps<Command>) => {
  const { tray } = useTexts()
  const advice = useTable(({ advice }) => advice)
  const [wanted, setWanted] = useState<string | null>(null)
  if (advice === null || advice === 'waiting') return null
  const cards = advice.suggestions.flatMap(cardsOf)
  const picked = cards.find(({ id }) => id === wanted) ?? cards[0]
  const close = (): void => useTable.setState({ advice: null })
  const go = (commands: readonly Command[]): void => {
    close()
    decide(commands)
  }
  return (
    <MoreOptions
      groups={[{ title: tray(cards.length === 0 ? 'hint.none' : 'hint.title'), cards }]}
      picked={picked?.id ?? null}
      onPick={({ id }) => setWanted(id)}
      onClose={close}
    >
      {picked === undefined ? null : <Primary label={picked.label} onClick={() => go(picked.commands)} />}
    </MoreOptions>
  )
}
