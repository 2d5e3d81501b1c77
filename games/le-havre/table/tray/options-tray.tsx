import { useMemo } from 'react'
import type { Command } from '../../rules/index.ts'
import { isPurchase, isSale } from '../reading/decision.ts'
import { commandCard } from '../reading/option-card.ts'
import { demandOf, meterOf } from '../reading/payment.ts'
import { preview } from '../reading/preview.ts'
import { shortfall } from '../reading/shortfall.ts'
import { useAsking } from './asking.ts'
import { ChoiceTray } from './choice-tray.tsx'
import { Meter } from './meter.tsx'
import { QuickOffers } from './quick-offers.tsx'

interface OptionsTrayProps {
  readonly options: readonly Command[]
  readonly first: Command | null
}

export const OptionsTray = ({ options, first }: OptionsTrayProps) => {
  const asking = useAsking()
  const { asked, asides } = asking.decision
  const cards = useMemo(() => {
    // Once the action is done, what is left to choose is what to buy.
    const more = asked.asks === 'end-turn' ? asides.filter(isPurchase) : []
    return [...options, ...more].map((command) => commandCard(command, asking))
  }, [options, asked, asides, asking])
  return (
    <ChoiceTray
      cards={cards}
      first={cards.find(({ commands }) => commands[0] === first) ?? null}
      placeholder={asked.asks === 'main-action' && asking.meanwhile === null ? <QuickOffers /> : undefined}
    />
  )
}

/** Not enough to pay: something is sold, or a loan taken. Nothing is chosen beforehand. */
export const ShortfallTray = ({ options }: { readonly options: readonly Command[] }) => {
  const asking = useAsking()
  const { view, seat, decision } = asking
  const cards = useMemo(() => {
    const lost = (command: Command): number => {
      const { wealth } = preview(view, seat, [command])
      return wealth.before - wealth.after
    }
    const sales = options.filter(isSale).sort((one, other) => lost(one) - lost(other))
    const loans = options.filter((command) => !isSale(command))
    // The loan keeps its place in the tray, however much there is to sell.
    return [...sales.slice(0, 2), ...loans, ...sales.slice(2)].map((command) => commandCard(command, asking))
  }, [options, view, seat, asking])
  const demand = demandOf(view, seat, decision.asked)
  const { held, short } = shortfall(view, seat)
  return (
    <ChoiceTray
      cards={cards}
      first={null}
      short={short}
      below={() => (demand === null ? null : <Meter meter={meterOf(demand, held, short)} note={null} />)}
    />
  )
}
