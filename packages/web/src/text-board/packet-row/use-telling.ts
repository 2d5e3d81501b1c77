import type { Command } from '@quayside/packet-row'
import { useMemo } from 'react'
import { type Sight, useSight } from '../../packet-row/state/sight.ts'
import { useTable } from '../../packet-row/state/table.ts'
import { useWords } from '../../state/words.ts'
import { useVoice } from '../conversation.ts'
import type { Telling } from '../telling.ts'
import { useBoardWords } from '../words.ts'
import { makeSpeaker } from './speaker.ts'
import { tellPacketRow } from './tell.ts'

/** What lies on the table and what there is to tell of it; null while nothing does. */
export const useTelling = (): { readonly sight: Sight; readonly telling: Telling<Command> } | null => {
  const sight = useSight()
  const words = useWords()
  const voice = useVoice()
  const { text } = useBoardWords()
  const at = useTable(({ shown }) => shown?.at ?? 0)
  return useMemo(
    () =>
      sight === null ? null : { sight, telling: tellPacketRow(makeSpeaker(sight, at, words, text), voice) },
    [sight, at, words, text, voice],
  )
}
