/** Tray for ships, cargo and energy together: the voyages that earn most, or item by item. */

import { Secondary } from '@quayside/table/tray/buttons.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useMemo, useState } from 'react'
import { energyHeld } from '../../queries/index.ts'
import { readAll, SHIP_TYPES, TOKENS } from '../../rules/index.ts'
import type { Basket } from '../view-models/basket.ts'
import type { OptionCard } from '../view-models/option-cards.ts'
import { meterOf } from '../view-models/payment.ts'
import { voyageCard } from '../view-models/payment-cards.ts'
import type { Voyage } from '../view-models/voyages.ts'
import { BasketTray } from './basket-tray.tsx'
import { ChoiceTray } from './choice-tray.tsx'
import { useTrayDecision } from './decision-context.ts'
import { Meter } from './meter.tsx'

/** The suggested voyage as basket amounts; without one, all ships sail empty. */
const startOf = ({ asks, parts }: Basket, suggested: Voyage | undefined): readonly number[] => {
  const [sail] = readAll(suggested?.commands ?? [], 'sail')
  return parts.map(({ what, most }) => {
    if (asks === 'fleet') return sail?.ships[(SHIP_TYPES as readonly string[]).indexOf(what)] ?? most
    const token = (TOKENS as readonly string[]).indexOf(what)
    return suggested?.cargo.find((part) => part.token === token)?.amount ?? 0
  })
}

interface VoyageTrayProps {
  readonly voyages: readonly Voyage[]
  readonly basket: Basket
}

export const VoyageTray = ({ voyages, basket }: VoyageTrayProps) => {
  const asking = useTrayDecision()
  const { texts, decision } = asking
  const [byHand, setByHand] = useState(voyages.length === 0)
  const cards = useMemo(
    () => voyages.map((voyage, place) => voyageCard(voyage, place === 0 && voyages.length > 1, asking)),
    [voyages, asking],
  )
  const voyageOf = (card: OptionCard | null): Voyage | undefined =>
    voyages[cards.findIndex(({ id }) => id === card?.id)]
  if (byHand)
    return (
      <BasketTray
        basket={basket}
        start={startOf(basket, voyages[0])}
        leave={null}
        chips={
          <>
            <span className={trayStyles.chip}>
              {texts.tray('chip.energy', { amount: energyHeld(asking.view, asking.seat) })}
            </span>
            {decision.asked.asks === 'load' ? (
              <span className={trayStyles.chip}>
                {texts.tray('chip.room', { goods: texts.game.count('good', decision.asked.count) })}
              </span>
            ) : null}
          </>
        }
        aside={
          voyages.length === 0 ? null : (
            <Secondary label={texts.tray('choose.ready')} onClick={() => setByHand(false)} />
          )
        }
      />
    )
  return (
    <ChoiceTray
      cards={cards}
      first={cards[0] ?? null}
      below={(picked) => {
        const { energy = null, burnt = [] } = voyageOf(picked) ?? {}
        return energy === null ? null : (
          <Meter
            meter={meterOf({ unit: 'energy', need: energy, ships: 0 }, burnt)}
            note={texts.tray('meter.not-shipped')}
          />
        )
      }}
      aside={
        <Secondary
          label={texts.tray(basket.asks === 'fleet' ? 'choose.ships' : 'choose.cargo')}
          onClick={() => setByHand(true)}
        />
      }
    />
  )
}
