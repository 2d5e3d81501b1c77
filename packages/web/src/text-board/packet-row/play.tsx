import type { Command } from '@quayside/packet-row'
import { act, choices } from '../../packet-row/state/choices.ts'
import type { Sight } from '../../packet-row/state/sight.ts'
import { useStandingOrders } from '../../packet-row/state/standing-orders.ts'
import { useTable } from '../../packet-row/state/table.ts'
import { PacketRowOnTable } from '../../packet-row/table/game.tsx'
import type { Telling } from '../telling.ts'
import { TextBoard } from '../text-board.tsx'
import { usePassingOrders } from './passing.ts'
import { useTelling } from './use-telling.ts'

interface BoardProps {
  readonly id: string
  readonly sight: Sight
  readonly telling: Telling<Command>
}

const Board = ({ id, sight, telling }: BoardProps) => {
  const at = useTable(({ shown }) => shown?.at ?? 0)
  const underWay = choices.useChoices(({ sent }) => sent?.at === at)
  const orders = usePassingOrders(sight)
  return (
    <TextBoard id={id} game="packet-row" telling={telling} act={act} orders={orders} underWay={underWay} />
  )
}

/** Packet Row as a text. */
export const Play = ({ id }: { readonly id: string }) => {
  useStandingOrders()
  const told = useTelling()
  if (told === null) return null
  return (
    <PacketRowOnTable sight={told.sight}>
      <Board id={id} sight={told.sight} telling={told.telling} />
    </PacketRowOnTable>
  )
}
