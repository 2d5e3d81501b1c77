/** What happens without asking: the rest of a longer choice, the supply, steps that leave no choice. */
import type { Seat } from '@quayside/kernel'
import { type Command, leHavre, type State } from '@quayside/le-havre'
import { useEffect } from 'react'
import { useSettings } from '../../state/settings.ts'
import { type Orders, orderFor } from '../reading/orders.ts'
import { actByItself, dropPlan, useChoices } from './choices.ts'
import { type Frame, useTable } from './table.ts'

const planned = (view: State, seat: Seat, at: number): Command | null => {
  const { plan, planAt } = useChoices.getState()
  const [next] = plan
  if (next === undefined) return null
  if (planAt === at && leHavre.refuse(view, seat, next) === null) {
    useChoices.setState({ plan: plan.slice(1), planAt: at + 1 })
    return next
  }
  if (planAt <= at) dropPlan()
  return null
}

const goOn = ({ at, view, viewer, handOver }: Frame, orders: Orders): void => {
  const { automatic, heldAt } = useChoices.getState()
  if (viewer === 'spectator' || handOver !== null || automatic.has(at)) return
  const next = planned(view, viewer, at) ?? (heldAt === at ? null : orderFor(view, viewer, orders))
  if (next !== null) actByItself(viewer, next)
}

export const useStandingOrders = (): void => {
  const shown = useTable(({ shown }) => shown)
  const isComing = useTable(({ coming }) => coming.length > 0)
  const autoSupply = useSettings((settings) => settings.autoSupply)
  const autoForced = useSettings((settings) => settings.autoForced)
  const confirmTurn = useSettings((settings) => settings.confirmTurn)
  useEffect(() => {
    if (shown !== null && !isComing) goOn(shown, { autoSupply, autoForced, confirmTurn })
  }, [shown, isComing, autoSupply, autoForced, confirmTurn])
}
