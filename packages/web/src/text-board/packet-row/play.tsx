import { act, choices } from '../../packet-row/state/choices.ts'
import { useStandingOrders } from '../../packet-row/state/standing-orders.ts'
import { useTable } from '../../packet-row/state/table.ts'
import { PacketRowOnTable } from '../../packet-row/table/game.tsx'
import { TextBoard } from '../text-board.tsx'
import { useTelling } from './use-telling.ts'

/** Packet Row as a text. */
export const Play = ({ id }: { readonly id: string }) => {
  useStandingOrders()
  const told = useTelling()
  const at = useTable(({ shown }) => shown?.at ?? 0)
  const underWay = choices.useChoices(({ sent }) => sent?.at === at)
  if (told === null) return null
  return (
    <PacketRowOnTable sight={told.sight}>
      <TextBoard id={id} game="packet-row" telling={told.telling} act={act} underWay={underWay} />
    </PacketRowOnTable>
  )
}
