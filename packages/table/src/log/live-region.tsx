/** Polite live region that announces what happened and then the viewer's question, as one text node. */

import { sentence } from '@quayside/texts'
import { useEffect, useRef, useState } from 'react'
import { useGame } from '../game-context.tsx'
import { useTexts } from '../page/texts.ts'
import pieceStyles from '../pieces.module.css'
import { useTable } from '../session/current-game.ts'

/** Debounce: screen readers lose or reorder announcements in quick succession. */
const DELAY_MS = 150

/** Longer while more frames are queued, but short enough that a slow playback is announced move by move. */
const NEWS_DELAY_MS = 1000

export const LiveRegion = () => {
  const tableTexts = useTexts()
  const { eventText, question: asked } = useGame()
  const shown = useTable(({ currentFrame }) => currentFrame)
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const sandboxSeat = useTable(({ sandboxSeat }) => sandboxSeat)
  const [announced, setAnnounced] = useState({ count: 0, text: '' })
  const last = useRef<typeof shown>(null)
  const lastSandboxSeat = useRef(sandboxSeat)
  /** Events since the last announcement. */
  const news = useRef<readonly string[]>([])
  const askedBefore = useRef<string | null>(null)
  useEffect(() => {
    if (shown === null) return
    if (last.current !== shown) {
      last.current = shown
      // The position behind the sandbox was announced before.
      const isTurned = lastSandboxSeat.current !== sandboxSeat
      lastSandboxSeat.current = sandboxSeat
      if (isTurned) news.current = []
      if (shown.fromMove > 0 && !isTurned)
        news.current = [
          ...news.current,
          ...shown.steps.flatMap(({ events }) => events).map((event) => eventText(event)),
        ]
      askedBefore.current = null
    }
    const isAsked = !isComing && asked !== null && asked !== askedBefore.current
    if (news.current.length === 0 && !isAsked) return
    const announce = (): void => {
      const texts = [...news.current, ...(isAsked ? [asked] : [])]
      news.current = []
      if (isAsked) askedBefore.current = asked
      setAnnounced(({ count }) => ({
        count: count + 1,
        text: tableTexts.common.sentences(texts.map((text) => sentence(text, tableTexts.locale))),
      }))
    }
    const timer = setTimeout(announce, isAsked ? DELAY_MS : NEWS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [shown, sandboxSeat, tableTexts, isComing, asked, eventText])
  return (
    <div className={pieceStyles.hidden} role="status" aria-atomic="true" data-ui="news">
      {announced.text !== '' && <p key={announced.count}>{announced.text}</p>}
    </div>
  )
}
