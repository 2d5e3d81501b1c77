import type { Telling } from '@quayside/game/outline/telling.ts'
import { useWords } from '@quayside/table/page/words.ts'
import { useVoice } from '@quayside/table/text/voice.ts'
import { useBoardWords } from '@quayside/table/text/words.ts'
import { useMemo } from 'react'
import type { Command } from '../rules/index.ts'
import { type Sight, useSight } from '../table/state/sight.ts'
import { useTable } from '../table/state/table.ts'
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
