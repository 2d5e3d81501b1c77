/**
 * Live region of the text board: the confirmation of an action, then the events since the last announcement and the
 * question in one text node. Screen readers lose or reorder texts that arrive in several nodes or regions in quick
 * succession.
 */
import { announcedSentences, type TextOutput } from '@quayside/game/outline/sentences.ts'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import type { GameEvent } from '@quayside/kernel'
import { useGame } from '@quayside/table/game-context.tsx'
import { linesOf, stepsSinceOwnMove } from '@quayside/table/log/log-lines.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { type Step, useTable } from '@quayside/table/session/current-game.ts'
import { sentence } from '@quayside/texts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DialogueReply } from './dialogue-state.ts'

/** Delay before a question is announced, so that automatic answers come first. */
const QUESTION_DELAY_MS = 150

/** Delay before events are announced while others decide, so that quick moves become one message. */
const NEWS_DELAY_MS = 2000

/** The move number of the step that will be logged next. */
const firstUnlogged = (history: readonly Step[]): number => (history.at(-1)?.moveNumber ?? -1) + 1

/** Returns the events logged since the last call; the first time, since the viewer's last own move before the page. */
const useFreshNews = (isLogged: (event: GameEvent) => boolean): (() => readonly string[]) => {
  const { choices, eventText } = useGame()
  const { locale } = useTexts()
  const automatic = choices.useAutomatic()
  const isAnnounced = useSettings(({ sayEvents }) => sayEvents)
  /** The move number of the first step that was not announced. Known from the start: a quick answer may come first. */
  const next = useRef<number | null>(null)
  useEffect(() => {
    const { history, currentFrame } = useTable.getState()
    const [first] = stepsSinceOwnMove(history, currentFrame?.viewer ?? 'spectator', automatic)
    next.current ??= first?.moveNumber ?? firstUnlogged(history)
  }, [automatic])
  return useCallback(() => {
    const { history } = useTable.getState()
    const from = next.current ?? 0
    // Also goes back after an undo.
    next.current = firstUnlogged(history)
    if (!isAnnounced) return []
    return history
      .filter(({ moveNumber }) => moveNumber >= from)
      .flatMap((step) => linesOf(step, isLogged))
      .map(({ event }) => sentence(eventText(event), locale))
  }, [eventText, isLogged, isAnnounced, locale])
}

interface NewsRegionProps<Command> {
  readonly textView: TextView<Command>
  readonly output: TextOutput
  readonly reply: DialogueReply
  /** Whether a lesson tells the answer. */
  readonly isLed: boolean
}

export const NewsRegion = <Command,>({ textView, output, reply, isLed }: NewsRegionProps<Command>) => {
  const id = textView.question?.id ?? (textView.ending === null ? null : 'ending')
  const takeNews = useFreshNews(textView.isLogged)
  const withQuestions = useSettings(({ sayQuestions }) => sayQuestions)
  const withAnswers = useSettings(({ sayAnswers }) => sayAnswers) && !isLed
  const announcedQuestion = useRef<string | null>(null)
  const [announced, setAnnounced] = useState({ count: 0, text: '' })
  const replied = useRef(reply.count)
  useEffect(() => {
    if (reply.count === replied.current) return
    replied.current = reply.count
    if (reply.confirms)
      setAnnounced(({ count }) => ({ count: count + 1, text: output.join(reply.sentences) }))
  }, [reply, output])
  useEffect(() => {
    const announce = (): void => {
      const news = takeNews()
      const isNew = id !== announcedQuestion.current
      announcedQuestion.current = id
      // After events during an open question the question is repeated, so that it is heard last.
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
