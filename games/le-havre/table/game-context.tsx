import type { GameEvent } from '@quayside/kernel'
import { GameContext, type GameContextValue } from '@quayside/table/game-context.ts'
import { type ReactNode, useMemo } from 'react'
import { eventText, promptText, refusalText } from '../language/index.ts'
import { type Event, leHavre } from '../rules/index.ts'
import { choices } from './state/choices.ts'
import { playback } from './state/playback.ts'
import type { TableView } from './state/table-view.ts'
import { useGameTexts } from './state/texts.ts'
import { isLogged } from './view-models/log.ts'
import { withDrawnTokens } from './view-models/token-icons.ts'

interface LeHavreOnTableProps {
  readonly sight: TableView
  readonly children: ReactNode
}

/** Tells the parts that all tables share what they need to know of Le Havre. */
export const LeHavreOnTable = ({ sight, children }: LeHavreOnTableProps) => {
  const words = useGameTexts()
  const game = useMemo((): GameContextValue => {
    const { view, viewer, names } = sight
    const drawn = withDrawnTokens(words.game)
    const isAsked = viewer !== 'spectator' && leHavre.deciders(view).includes(viewer)
    return {
      names,
      // The host tells of the game that lies on the table.
      eventText: (event: GameEvent) => eventText(event as Event, words.game, names),
      picturedEvent: (event: GameEvent) => eventText(event as Event, drawn, names),
      refusalText: (refusal) => refusalText(refusal, words.game, names),
      asked: isAsked ? promptText(view, viewer, words.game, names) : null,
      isTold: (event: GameEvent) => isLogged(event as Event),
      choices,
      playback,
    }
  }, [sight, words])
  return <GameContext value={game}>{children}</GameContext>
}
