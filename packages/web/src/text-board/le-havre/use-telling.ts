import type { Command } from '@quayside/le-havre'
import { useMemo } from 'react'
import { type Sight, useSight } from '../../le-havre/state/sight.ts'
import { useTable } from '../../le-havre/state/table.ts'
import { useSettings } from '../../state/settings.ts'
import { useWords } from '../../state/words.ts'
import type { Telling } from '../telling.ts'
import { useBoardWords } from '../words.ts'
import { makeSpeaker } from './speaker.ts'
import { tellLeHavre } from './tell.ts'

/** What lies on the table and what there is to tell of it; null while nothing does. */
export const useTelling = (): { readonly sight: Sight; readonly telling: Telling<Command> } | null => {
  const sight = useSight()
  const words = useWords()
  const { text } = useBoardWords()
  const at = useTable(({ shown }) => shown?.at ?? 0)
  const silenced = useSettings((settings) => settings.silenced)
  return useMemo(
    () =>
      sight === null ? null : { sight, telling: tellLeHavre(makeSpeaker(sight, at, words, text), silenced) },
    [sight, at, words, text, silenced],
  )
}
