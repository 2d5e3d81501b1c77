/**
 * The live region of the text board: what happened since it last spoke, then the question, as one sentence after another
 * in one text node. Screen readers lose or reorder what arrives in several nodes or several regions within a moment.
 */
import { announcedSentences, type TextOutput } from '@quayside/game/outline/sentences.ts'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import type { GameEvent } from '@quayside/kernel'
import { useGame } from '@quayside/table/game-context.tsx'
import { eventsSinceOwnMove, linesOf } from '@quayside/table/log/log-lines.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useTable } from '@quayside/table/session/current-game.ts'
import { sentence } from '@quayside/texts'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Before a question is announced: what follows it automatically is over by then. */
const QUESTION_DELAY_MS = 150

/** Before news is announced while others decide, so that moves in quick succession become one message. */
const NEWS_DELAY_MS = 2000

/** Takes what was logged since it was last asked; at first, since the viewer's own last move. */
const useFreshNews = (isLogged: (event: GameEvent) => boolean): (() => readonly string[]) => {
  const { choices, eventText } = useGame()
  const { locale } = useTexts()
  const automatic = choices.useAutomatic()
  const isAnnounced = useSettings(({ sayEvents }) => sayEvents)
  /** The move number of the first step that was not announced. */
  const next = useRef<number | null>(null)
  return useCallback(() => {
    const { history, currentFrame } = useTable.getState()
    const from = next.current
    const lines =
      from === null
        ? eventsSinceOwnMove(history, currentFrame?.viewer ?? 'spectator', automatic, isLogged)
        : history.filter(({ moveNumber }) => moveNumber >= from).flatMap((step) => linesOf(step, isLogged))
    // After an undo this goes back as well.
    next.current = (history.at(-1)?.moveNumber ?? -1) + 1
    return isAnnounced ? lines.map(({ event }) => sentence(eventText(event), locale)) : []
  }, [automatic, eventText, isLogged, isAnnounced, locale])
}

interface NewsRegionProps<Command> {
  readonly textView: TextView<Command>
  readonly output: TextOutput
  /** Whether a lesson tells what to answer. */
  readonly isLed: boolean
}

export const NewsRegion = <Command,>({ textView, output, isLed }: NewsRegionProps<Command>) => {
  const id = textView.question?.id ?? (textView.ending === null ? null : 'ending')
  const takeNews = useFreshNews(textView.isLogged)
  const withQuestions = useSettings(({ sayQuestions }) => sayQuestions)
  const withAnswers = useSettings(({ sayAnswers }) => sayAnswers) && !isLed
  const announcedQuestion = useRef<string | null>(null)
  const [announced, setAnnounced] = useState({ count: 0, text: '' })
  useEffect(() => {
    const announce = (): void => {
      const news = takeNews()
      const isNew = id !== announcedQuestion.current
      announcedQuestion.current = id
      // What others do while a question stands is followed by the question once more, so that it is heard last.
      const isAsked = id !== null && withQuestions && (isNew || news.length > 0)
      const sentences = [
        ...news,
        ...(isAsked ? announcedSentences(textView, withAnswers && isNew, output) : []),
      ]
      if (sentences.length > 0)
        setAnnounced(({ count }) => ({ count: count + 1, text: output.join(sentences) }))
    }
    const timer = setTimeout(announce, id === null ? NEWS_DELAY_MS : QUESTION_DELAY_MS)
    return () => clearTimeout(timer)
  }, [id, textView, output, takeNews, withQuestions, withAnswers])
  return (
    <div className={pieceStyles.hidden} role="status" aria-atomic="true" data-ui="news">
      {announced.text !== '' && <p key={announced.count}>{announced.text}</p>}
    </div>
  )
}
