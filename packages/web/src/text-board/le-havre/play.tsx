import { useMemo } from 'react'
import { act, choices } from '../../le-havre/state/choices.ts'
import { useSight } from '../../le-havre/state/sight.ts'
import { useStandingOrders } from '../../le-havre/state/standing-orders.ts'
import { useTable } from '../../le-havre/state/table.ts'
import { LeHavreOnTable } from '../../le-havre/table/game.tsx'
import { useSettings } from '../../state/settings.ts'
import { useWords } from '../../state/words.ts'
import { TextBoard } from '../text-board.tsx'
import { useBoardWords } from '../words.ts'
import { makeSpeaker } from './speaker.ts'
import { tellLeHavre } from './tell.ts'

/** Le Havre as a text. */
export const Play = ({ id }: { readonly id: string }) => {
  useStandingOrders()
  const sight = useSight()
  const words = useWords()
  const { text } = useBoardWords()
  const at = useTable(({ shown }) => shown?.at ?? 0)
  const silenced = useSettings((settings) => settings.silenced)
  const telling = useMemo(
    () => (sight === null ? null : tellLeHavre(makeSpeaker(sight, at, words, text), silenced)),
    [sight, at, words, text, silenced],
  )
  const underWay = choices.useChoices(({ sent }) => sent?.at === at)
  if (sight === null || telling === null) return null
  return (
    <LeHavreOnTable sight={sight}>
      <TextBoard id={id} telling={telling} act={act} underWay={underWay} />
    </LeHavreOnTable>
  )
}
