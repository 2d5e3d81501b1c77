import { useMemo } from 'react'
import { isSale } from '../../queries/auto-actions.ts'
import type { Command } from '../../rules/index.ts'
import { preview } from '../view-models/command-preview.ts'
import { commandCard } from '../view-models/option-cards.ts'
import { demandOf, meterOf, shortfall } from '../view-models/payment.ts'
import { ChoiceTray } from './choice-tray.tsx'
import { useTrayDecision } from './decision-context.ts'
import { Meter } from './meter.tsx'

/** Not enough to pay: something is sold, or a loan taken. Nothing is preselected unless there is only one way. */
export const ShortfallTray = ({ options }: { readonly options: readonly Command[] }) => {
  const asking = useTrayDecision()
  const { view, seat, decision } = asking
  const cards = useMemo(() => {
    const lost = (command: Command): number => -preview(view, seat, [command]).wealthChange
    const sales = options.filter(isSale).sort((one, other) => lost(one) - lost(other))
    const loans = options.filter((command) => !isSale(command))
    // The loan keeps its place in the tray, for any number of sales.
    return [...sales.slice(0, 2), ...loans, ...sales.slice(2)].map((command) => commandCard(command, asking))
  }, [options, view, seat, asking])
  const demand = demandOf(view, seat, decision.asked)
  const { held, short } = shortfall(view, seat)
  return (
    <ChoiceTray
      cards={cards}
      first={cards.length === 1 ? (cards[0] ?? null) : null}
      short={short}
      below={() => (demand === null ? null : <Meter meter={meterOf(demand, held, short)} note={null} />)}
    />
  )
}
