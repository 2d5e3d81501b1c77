import { act, choices } from '../../le-havre/state/choices.ts'
import { useStandingOrders } from '../../le-havre/state/standing-orders.ts'
import { useTable } from '../../le-havre/state/table.ts'
import { LeHavreOnTable } from '../../le-havre/table/game.tsx'
import { TextBoard } from '../text-board.tsx'
import { useTelling } from './use-telling.ts'

/** Le Havre as a text. */
export const Play = ({ id }: { readonly id: string }) => {
  useStandingOrders()
  const told = useTelling()
  const at = useTable(({ shown }) => shown?.at ?? 0)
  const underWay = choices.useChoices(({ sent }) => sent?.at === at)
  if (told === null) return null
  return (
    <LeHavreOnTable sight={told.sight}>
      <TextBoard id={id} game="le-havre" telling={told.telling} act={act} underWay={underWay} />
    </LeHavreOnTable>
  )
}
