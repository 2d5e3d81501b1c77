import type { Telling } from '@quayside/game/outline/telling.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useBoardWords } from '@quayside/table/text/words.ts'
import { useMemo } from 'react'
import type { Command } from '../rules/index.ts'
import { type Sight, useSight } from '../table/state/sight.ts'
import { useTable } from '../table/state/table.ts'
import { useWords } from '../table/state/words.ts'
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
