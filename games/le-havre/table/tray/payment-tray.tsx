/** Tray for a payment: ranked options, or token by token. */

import { Secondary } from '@quayside/table/tray/buttons.tsx'
import { useMemo, useState } from 'react'
import { notationText } from '../../language/index.ts'
import { BUILDINGS, paymentBundle, shipWord, TOKENS, type TokenAmounts } from '../../rules/index.ts'
import type { Basket } from '../view-models/basket.ts'
import { preview } from '../view-models/command-preview.ts'
import type { OptionContext } from '../view-models/option-cards.ts'
import { type Demand, demandMet, demandOf, meterOf, type PaymentOption } from '../view-models/payment.ts'
import { wayCard } from '../view-models/payment-cards.ts'
import { BasketTray } from './basket-tray.tsx'
import { ChoiceTray } from './choice-tray.tsx'
import { useTrayDecision } from './decision-context.ts'
import { Meter } from './meter.tsx'
import { contextText } from './question-text.ts'

/** What is paid for, `Build the Steel Mill`; null if nothing is built. */
const builtText = ({ view, seat, texts }: OptionContext, ways: readonly PaymentOption[]): string | null => {
  const [way] = ways
  for (const event of way === undefined ? [] : preview(view, seat, [way.command]).events) {
    if (event.kind === 'built')
      return notationText(`build ${BUILDINGS[event.building]?.name ?? ''}`, texts.game)
    if (event.kind === 'ship-built') return notationText(`build ${shipWord(event.ship)}`, texts.game)
  }
  return null
}

interface PaymentTrayProps {
  readonly ways: readonly PaymentOption[]
  readonly basket: Basket
}

export const PaymentTray = ({ ways, basket }: PaymentTrayProps) => {
  const asking = useTrayDecision()
  const { view, seat, texts, decision } = asking
  const [byToken, setByToken] = useState(false)
  const demand: Demand | null = demandOf(view, seat, decision.asked)
  const cards = useMemo(() => {
    const unit = demandOf(view, seat, decision.asked)?.unit ?? 'food'
    return ways.map((way, place) => wayCard(way, unit, place === 0 && ways.length > 1, asking))
  }, [ways, view, seat, decision, asking])
  const note = decision.asked.asks === 'feeding' ? texts.tray('meter.no-loan') : null
  const bar = (tokens: TokenAmounts) =>
    demand === null ? null : (
      <Meter meter={meterOf(demandMet(decision.asked, demand, tokens), tokens)} note={note} />
    )
  const context = builtText(asking, ways) ?? contextText(asking)
  if (byToken)
    return (
      <BasketTray
        context={context}
        basket={basket}
        start={basket.parts.map(
          ({ what }) => ways[0]?.tokens.find(({ token }) => TOKENS[token] === what)?.amount ?? 0,
        )}
        leave={null}
        below={bar}
        aside={<Secondary label={texts.tray('choose.ready')} onClick={() => setByToken(false)} />}
      />
    )
  return (
    <ChoiceTray
      context={context}
      cards={cards}
      first={cards[0] ?? null}
      below={(picked) => bar(picked?.commands.flatMap(paymentBundle) ?? [])}
      aside={
        ways.length > 1 ? (
          <Secondary label={texts.tray('choose.tokens')} onClick={() => setByToken(true)} />
        ) : null
      }
    />
  )
}
