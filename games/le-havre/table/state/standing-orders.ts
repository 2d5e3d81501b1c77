import { type Settings, useSettings } from '@quayside/table/page/settings.ts'
import { useOrders } from '@quayside/table/state/standing-orders.ts'
import { useCallback } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { type Orders, orderFor } from '../reading/orders.ts'
import { choices } from './choices.ts'
import { type Frame, useTable } from './table.ts'

const ordersOf = ({
  autoSupply,
  autoForced,
  confirmTurn,
  autoFeed,
  autoInterest,
  autoRepay,
}: Settings): Orders => ({ autoSupply, autoForced, confirmTurn, autoFeed, autoInterest, autoRepay })

export const useStandingOrders = (): void => {
  const orders = useSettings(useShallow(ordersOf))
  const order = useCallback((view: Frame['view'], seat: number) => orderFor(view, seat, orders), [orders])
  useOrders(useTable, choices, order)
}
