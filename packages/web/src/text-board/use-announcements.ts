/** Announcements that do not answer input: news, refusals, hints. */

import type { TextAction, TextView } from '@quayside/game/outline/text-view.ts'
import type { GameEvent } from '@quayside/kernel'
import { useGame } from '@quayside/table/game-context.tsx'
import { eventsSinceOwnMove } from '@quayside/table/log/log-lines.ts'
import { lessonLockText } from '@quayside/table/page/lesson-lock.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useTextBoardTexts } from '@quayside/table/text/board-texts.ts'
import { sentence } from '@quayside/texts'
import { useCallback, useEffect } from 'react'

type Say = (sentences: readonly string[]) => void

/** What others did since the viewer's last move. */
export const useNews = (isNews: (event: GameEvent) => boolean): (() => readonly string[]) => {
  const { choices, eventText } = useGame()
  const { locale } = useTexts()
  const automatic = choices.useAutomatic()
  return useCallback(() => {
    const { history, currentFrame } = useTable.getState()
    return eventsSinceOwnMove(history, currentFrame?.viewer ?? 'spectator', automatic, isNews).map(
      ({ event }) => sentence(eventText(event), locale),
    )
  }, [automatic, eventText, isNews, locale])
}

/** Announces that a command was refused. */
export const useRefusals = (say: Say): void => {
  const texts = useTexts()
  const { refusalText } = useGame()
  const refusal = useTable(({ refusal }) => refusal)
  useEffect(() => {
    if (refusal === null) return
    say([
      lessonLockText(refusal, texts) ??
        (refusal.code === 'stale-move' ? texts.tray('refused.stale') : refusalText(refusal)),
    ])
    useTable.getState().dismissRefusal()
  }, [refusal, refusalText, texts, say])
}

/** Announces a bot's suggestions; a number then chooses one. */
export const useHints = <Command>(
  textView: TextView<Command>,
  say: Say,
  narrow: (actions: readonly TextAction<Command>[]) => void,
): void => {
  const { text } = useTextBoardTexts()
  const advice = useTable(({ advice }) => advice)
  useEffect(() => {
    if (advice === null || advice === 'waiting') return
    const hints = advice.suggestions.flatMap((suggestion) => textView.advise(suggestion) ?? [])
    say(
      hints.length === 0
        ? [text('hint.none')]
        : hints.map(({ action, why }) => text('hint', { command: action.text, why })),
    )
    if (hints.length > 0) narrow(hints.map(({ action }) => action))
    useTable.setState({ advice: null })
  }, [advice, textView, text, say, narrow])
}
