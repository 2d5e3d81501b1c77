/** Reads aloud, politely, what happens and what the viewer is asked. */

import { leHavre } from '@quayside/le-havre'
import { eventText, promptText } from '@quayside/texts/le-havre'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../state/words.ts'
import { sentence } from '../../reading/sentence.ts'
import { useSight } from '../../state/sight.ts'
import { useTable } from '../../state/table.ts'

export const LiveRegion = () => {
  const words = useWords()
  const sight = useSight()
  const shown = useTable(({ shown }) => shown)
  const isComing = useTable(({ coming }) => coming.length > 0)
  const [said, setSaid] = useState('')
  const last = useRef<typeof shown>(null)
  useEffect(() => {
    if (shown === null || sight === null || last.current === shown) return
    last.current = shown
    const { view, viewer } = sight
    const happened =
      shown.from === 0
        ? []
        : shown.steps
            .flatMap(({ events }) => events)
            .map((event) => sentence(eventText(event, words.game, sight.names), words.locale))
    const asked =
      !isComing && viewer !== 'spectator' && leHavre.deciders(view).includes(viewer)
        ? [sentence(promptText(view, viewer, words.game, sight.names), words.locale)]
        : []
    setSaid(words.game.sentences([...happened, ...asked]))
  }, [shown, sight, words, isComing])
  return (
    <div className="vh" aria-live="polite" role="log">
      {said}
    </div>
  )
}
