import type { GameEvent } from '@quayside/kernel'
import { type GameContextValue, GameProvider } from '@quayside/table/game-context.tsx'
import { type ReactNode, useMemo } from 'react'
import { actionText, eventText, promptText, refusalText } from '../language/index.ts'
import { type Event, leHavre } from '../rules/index.ts'
import { choices } from './state/choices.ts'
import { followChanges, playback } from './state/playback.ts'
import type { TableView } from './state/table-view.ts'
import { useGameTexts } from './state/texts.ts'
import type { Step } from './state/use-game.ts'
import { isLogged, linesOf } from './view-models/log.ts'
import { withDrawnTokens } from './view-models/token-icons.ts'

interface LeHavreOnTableProps {
  readonly tableView: TableView
  readonly children: ReactNode
}

/** Provides texts and hooks of Le Havre to the components that all tables share. */
export const LeHavreOnTable = ({ tableView, children }: LeHavreOnTableProps) => {
  const texts = useGameTexts()
  const game = useMemo((): GameContextValue => {
    const { view, viewer, names } = tableView
    const drawn = withDrawnTokens(texts.game)
    const you = viewer === 'spectator' ? null : viewer
    const isAsked = you !== null && leHavre.deciders(view).includes(you)
    return {
      names,
      // The backend sends events of the open game only.
      eventText: (event: GameEvent) => eventText(event as Event, texts.game, names, you),
      eventTextWithIcons: (event: GameEvent) => eventText(event as Event, drawn, names, you),
      linesOf: (steps) => linesOf(steps as readonly Step[]),
      lineText: (events, { isNamed, hasIcons }) =>
        actionText(events as readonly Event[], hasIcons ? drawn : texts.game, names, { isNamed, you }),
      refusalText: (refusal) => refusalText(refusal, texts.game, names),
      question: isAsked ? promptText(view, you, texts.game, names) : null,
      isLogged: (event: GameEvent) => isLogged(event as Event),
      choices,
      playback,
      follow: followChanges,
    }
  }, [tableView, texts])
  return <GameProvider game={game}>{children}</GameProvider>
}
