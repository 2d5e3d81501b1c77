/** Packet Row as a text. */
import type { GameText, TextPlay } from '@quayside/game'
import type { Command } from '../rules/index.ts'
import { PacketRowOnTable } from '../table/game.tsx'
import { act, choices } from '../table/state/choices.ts'
import type { Sight } from '../table/state/sight.ts'
import { useStandingOrders } from '../table/state/standing-orders.ts'
import { useTable } from '../table/state/table.ts'
import { usePassingOrders } from './passing.ts'
import { useTelling } from './use-telling.ts'

type PlayProps = Parameters<GameText<Command>['Play']>[0]

interface AtTableProps extends PlayProps, Pick<TextPlay<Command>, 'telling'> {
  readonly sight: Sight
}

const AtTable = ({ sight, telling, draw }: AtTableProps) => {
  const at = useTable(({ shown }) => shown?.at ?? 0)
  const underWay = choices.useChoices(({ sent }) => sent?.at === at)
  const orders = usePassingOrders(sight)
  return draw({ telling, act, orders, underWay })
}

const Play: GameText<Command>['Play'] = ({ draw }) => {
  useStandingOrders()
  const told = useTelling()
  if (told === null) return null
  return (
    <PacketRowOnTable sight={told.sight}>
      <AtTable sight={told.sight} telling={told.telling} draw={draw} />
    </PacketRowOnTable>
  )
}

const Past: GameText<Command>['Past'] = ({ draw }) => {
  const told = useTelling()
  return told === null ? null : <PacketRowOnTable sight={told.sight}>{draw(told.telling)}</PacketRowOnTable>
}

export const text: GameText<Command> = { Play, Past }
