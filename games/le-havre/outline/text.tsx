/** Le Havre as a text. */
import type { GameText } from '@quayside/game'
import type { Command } from '../rules/index.ts'
import { LeHavreOnTable } from '../table/game.tsx'
import { act, choices } from '../table/state/choices.ts'
import { useStandingOrders } from '../table/state/standing-orders.ts'
import { useTable } from '../table/state/table.ts'
import { useTelling } from './use-telling.ts'

const Play: GameText<Command>['Play'] = ({ draw }) => {
  useStandingOrders()
  const told = useTelling()
  const at = useTable(({ shown }) => shown?.at ?? 0)
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
