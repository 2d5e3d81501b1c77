import { type Settings, useSettings } from '@quayside/table/page/settings.ts'
import { useAutoActions } from '@quayside/table/state/use-auto-actions.ts'
import { useCallback } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { type AutoActionSettings, nextAutoAction } from '../view-models/auto-actions.ts'
import { choices } from './choices.ts'
import { type Frame, useTable } from './use-game.ts'

const ordersOf = ({
  autoSupply,
  autoForced,
  confirmTurn,
  autoFeed,
  autoInterest,
  autoRepay,
}: Settings): AutoActionSettings => ({
  autoSupply,
  autoForced,
  confirmTurn,
  autoFeed,
  autoInterest,
  autoRepay,
})

export const useGameAutoActions = (): void => {
  const orders = useSettings(useShallow(ordersOf))
  const order = useCallback(
    (view: Frame['view'], seat: number) => nextAutoAction(view, seat, orders),
    [orders],
  )
  useAutoActions(useTable, choices, order)
}
