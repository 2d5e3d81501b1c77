import { PacketRowOnTable } from '../../packet-row/table/game.tsx'
import type { TextPastProps } from '../../replay/text-past.ts'
import { PastBoard } from '../past/past-board.tsx'
import { useTelling } from './use-telling.ts'

/** Packet Row, looked back at as a text. */
export const Past = (props: TextPastProps) => {
  const told = useTelling()
  if (told === null) return null
  return (
    <PacketRowOnTable sight={told.sight}>
      <PastBoard game="packet-row" telling={told.telling} {...props} />
    </PacketRowOnTable>
  )
}
