/** What happens without asking: the rest of a longer choice, the supply, steps that leave no choice. */
import { useEffect } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { type Settings, useSettings } from '../../state/settings.ts'
import { type Orders, orderFor } from '../reading/orders.ts'
import { actByItself, choices, takePlanned } from './choices.ts'
import { type Frame, useTable } from './table.ts'

const goOn = ({ at, view, viewer, handOver }: Frame, orders: Orders): void => {
  const { automatic, heldAt } = choices.useChoices.getState()
  if (viewer === 'spectator' || handOver !== null || automatic.has(at)) return
  const next = takePlanned(view, viewer, at) ?? (heldAt === at ? null : orderFor(view, viewer, orders))
  if (next !== null) actByItself(viewer, next)
}

const ordersOf = ({
  autoSupply,
  autoForced,
  confirmTurn,
  autoFeed,
  autoInterest,
  autoRepay,
}: Settings): Orders => ({ autoSupply, autoForced, confirmTurn, autoFeed, autoInterest, autoRepay })

export const useStandingOrders = (): void => {
  const shown = useTable(({ shown }) => shown)
  const isComing = useTable(({ coming }) => coming.length > 0)
  const orders = useSettings(useShallow(ordersOf))
  useEffect(() => {
    if (shown !== null && !isComing) goOn(shown, orders)
  }, [shown, isComing, orders])
}
