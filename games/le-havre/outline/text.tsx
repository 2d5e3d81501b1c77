/** The text board of Le Havre. */
import type { GameText } from '@quayside/game'
import type { Telling } from '@quayside/game/outline/telling.ts'
import { lateWords } from '@quayside/table/page/late-words.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useMemo } from 'react'
import { loadBrief } from '../messages/brief/index.ts'
import { loadOutlineText } from '../messages/outline/index.ts'
import type { Command } from '../rules/index.ts'
import { LeHavreOnTable } from '../table/game.tsx'
import { act, choices } from '../table/state/choices.ts'
import { type Sight, useSight } from '../table/state/sight.ts'
import { useStandingOrders } from '../table/state/standing-orders.ts'
import { useTable } from '../table/state/table.ts'
import { useWords } from '../table/state/words.ts'
import { makeSpeaker } from './speaker.ts'
import { tellLeHavre } from './tell.ts'

const useBrief = lateWords(loadBrief)
const useOutlineText = lateWords(loadOutlineText)

/** What lies on the table and what there is to tell of it; null while nothing does. */
const useTelling = (): { readonly sight: Sight; readonly telling: Telling<Command> } | null => {
  const sight = useSight()
  const words = useWords()
  const brief = useBrief()
  const text = useOutlineText()
  const at = useTable(({ shown }) => shown?.moveNumber ?? 0)
  const silenced = useSettings((settings) => settings.silenced)
  return useMemo(
    () =>
      sight === null
        ? null
        : { sight, telling: tellLeHavre(makeSpeaker(sight, at, words, text, brief), silenced) },
    [sight, at, words, text, brief, silenced],
  )
}

const Play: GameText<Command>['Play'] = ({ draw }) => {
  useStandingOrders()
  const told = useTelling()
  const at = useTable(({ shown }) => shown?.moveNumber ?? 0)
  const underWay = choices.useChoices(({ sent }) => sent?.at === at)
  if (told === null) return null
  return (
    <LeHavreOnTable sight={told.sight}>
      {draw({ telling: told.telling, act, orders: [], underWay })}
    </LeHavreOnTable>
  )
}

const Past: GameText<Command>['Past'] = ({ draw }) => {
  const told = useTelling()
  return told === null ? null : <LeHavreOnTable sight={told.sight}>{draw(told.telling)}</LeHavreOnTable>
}

export const text: GameText<Command> = { Play, Past }
