/** Reads aloud, politely, what happens and what the viewer is asked. */

import { sentence } from '@quayside/texts'
import { useEffect, useRef, useState } from 'react'
import { useGame } from '../game-context.tsx'
import { useTexts } from '../page/texts.ts'
import pieceStyles from '../pieces.module.css'
import { useTable } from '../session/current-game.ts'

export const LiveRegion = () => {
  const words = useTexts()
  const { eventText, question: asked } = useGame()
  const shown = useTable(({ currentFrame }) => currentFrame)
  const isComing = useTable(({ queuedFrames }) => queuedFrames.length > 0)
  const sandboxSeat = useTable(({ sandboxSeat }) => sandboxSeat)
  const [said, setSaid] = useState('')
  const last = useRef<typeof shown>(null)
  const lastSandboxSeat = useRef(sandboxSeat)
  useEffect(() => {
    if (shown === null || last.current === shown) return
    last.current = shown
    // The game below a sandbox was announced before.
    const isTurned = lastSandboxSeat.current !== sandboxSeat
    lastSandboxSeat.current = sandboxSeat
    const happened =
      shown.fromMove === 0 || isTurned ? [] : shown.steps.flatMap(({ events }) => events).map(eventText)
    const question = isComing || asked === null ? [] : [asked]
    setSaid(words.common.sentences([...happened, ...question].map((text) => sentence(text, words.locale))))
  }, [shown, sandboxSeat, words, isComing, asked, eventText])
  return (
    <div className={pieceStyles.hidden} aria-live="polite" role="log">
      {said}
    </div>
  )
}
