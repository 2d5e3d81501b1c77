/** Tray for several items, with a stepper for each and the refusal of the rules below. */

import { IconLine } from '@quayside/table/icon-line.tsx'
import layout from '@quayside/table/styles/layout.module.css'
import { Primary, Secondary, UndoButton, UndoLine } from '@quayside/table/tray/buttons.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { type ReactNode, useMemo, useState } from 'react'
import {
  BUILDINGS,
  type Command,
  ENERGY,
  FOOD,
  GOODS,
  leHavre,
  readAll,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIP_VALUE,
  type ShipTypeName,
  TOKENS,
  type TokenAmounts,
} from '../../rules/index.ts'
import type { Basket, BasketItem } from '../view-models/basket.ts'
import { type Amounts, fill, objectionTo, suggestedAmounts } from '../view-models/basket-amounts.ts'
import { preview } from '../view-models/command-preview.ts'
import { commandCard } from '../view-models/option-cards.ts'
import { demandOf } from '../view-models/payment.ts'
import { arrow, bundlePieces, type IconPart, icon, tokenPiece } from '../view-models/token-icons.ts'
import { type DecisionContext, useMarkPicked, useTrayDecision } from './decision-context.ts'
import { contextText, questionText } from './question-text.ts'
import { isSimple, type Price, partIcon, Steppers } from './steppers.tsx'
import { TrayFrame } from './tray-frame.tsx'

/** The tokens in the basket. */
const bundleOf = (basket: Basket, amounts: Amounts): TokenAmounts =>
  basket.parts.flatMap(({ what, isShip }, place) => {
    const amount = amounts[place] ?? 0
    const token = (TOKENS as readonly string[]).indexOf(what)
    return amount === 0 || isShip ? [] : [{ token, amount }]
  })

const FRANC = TOKENS.indexOf('franc')

/** The value of one item in this question; null if there is none. */
const priceOf = (
  { what, isShip }: BasketItem,
  { asks }: Basket,
  { view, seat, decision }: DecisionContext,
): Price | null => {
  const { asked } = decision
  const effect = 'building' in asked ? BUILDINGS[asked.building]?.effect : undefined
  const token = (TOKENS as readonly string[]).indexOf(what)
  const isUpgraded = token >= GOODS.length / 2
  switch (asks) {
    case 'load':
      return { icon: 'm-franc', amount: `${SHIP_VALUE[token] ?? 0}` }
    case 'sell-any':
      return effect?.op === 'sell-any'
        ? { icon: 'm-franc', amount: isUpgraded ? '1' : `1/${effect.standardForFranc}` }
        : null
    case 'fuel': {
      const fuel = effect?.op === 'buy-fuel' ? effect.fuels.find((one) => one.token === token) : undefined
      return fuel === undefined ? null : { icon: 'm-food', amount: `${fuel.food}` }
    }
    case 'fleet':
      return isShip && effect?.op === 'ship-goods'
        ? {
            icon: 'm-energy',
            amount: `${effect.energyPerShip}`,
            room: SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(what as ShipTypeName)]?.capacity ?? 0,
          }
        : null
    case 'payment': {
      const unit = demandOf(view, seat, asked)?.unit
      const values = unit === 'food' ? FOOD : unit === 'energy' ? ENERGY : null
      if (values === null || unit === undefined) return null
      return { icon: unit === 'food' ? 'm-food' : 'm-energy', amount: `${values[token] ?? 0}` }
    }
    case 'give':
    case 'choose':
      return null
  }
}

const francsOf = (commands: readonly Command[], { view, seat }: DecisionContext): number =>
  preview(view, seat, commands).gains.find(({ token }) => token === FRANC)?.amount ?? 0

/** What the goods are exchanged for. */
const exchangedFor = ({ decision: { asked } }: DecisionContext): IconPart[] => {
  const effect = 'building' in asked ? BUILDINGS[asked.building]?.effect : undefined
  return effect?.op === 'exchange' ? [arrow, tokenPiece(effect.large.gets, '1')] : []
}

/** The number of goods to choose; null if there is none. */
const goodsAsked = (
  { asks }: Basket,
  { view, seat, decision: { asked } }: DecisionContext,
): number | null => {
  if (asks === 'choose')
    return Math.max(...readAll(leHavre.commands(view, seat), asks).map(({ tokens }) => tokens.length))
  return 'count' in asked && (asks === 'give' || asks === 'load') ? asked.count : null
}

/** What is chosen and what it comes to, in the unit of the prices: costs come first, earnings last. */
const runningTotal = (
  basket: Basket,
  amounts: Amounts,
  commands: readonly Command[],
  asking: DecisionContext,
): IconPart[] => {
  const chosen = basket.parts.flatMap((part, place) => {
    const amount = amounts[place] ?? 0
    return amount > 0 ? [icon(partIcon(part), amount)] : []
  })
  const prices = basket.parts.map((part) => priceOf(part, basket, asking))
  const unit = prices.find((price) => price !== null)?.icon
  const total =
    basket.asks === 'sell-any'
      ? francsOf(commands, asking)
      : prices.reduce((sum, price, place) => sum + Number(price?.amount ?? 0) * (amounts[place] ?? 0), 0)
  if (basket.asks === 'give') return [...chosen, ...exchangedFor(asking)]
  if (unit === undefined || total === 0) return chosen
  const { pays } = preview(asking.view, asking.seat, commands)
  // Food that can be paid in one way only is paid at once.
  if (basket.asks === 'fuel' && pays.length > 0) return [...bundlePieces(pays), arrow, ...chosen]
  return basket.asks === 'fuel' || basket.asks === 'fleet'
    ? [icon(unit, total), arrow, ...chosen]
    : [...chosen, arrow, icon(unit, total)]
}

/** The label of the button. */
const labelOf = (
  basket: Basket,
  amounts: Amounts,
  commands: readonly Command[],
  asking: DecisionContext,
): string => {
  const { tray, game } = asking.texts
  const [first] = commands
  if (first === undefined) return tray('choose-one')
  switch (basket.asks) {
    case 'load':
      return tray('confirm.ship', { francs: game.count('franc', cargoValue(commands, asking)) })
    case 'sell-any':
      return tray('confirm.sell', { francs: game.count('franc', francsOf(commands, asking)) })
    case 'give':
      return tray('confirm.give', { tokens: game.tokens(bundleOf(basket, amounts)) })
    default:
      return commandCard(first, asking).label
  }
}

/** The francs of a voyage, which are paid only after the energy and so are not in the store yet. */
const cargoValue = (commands: readonly Command[], { view, seat }: DecisionContext): number =>
  preview(view, seat, commands).events.reduce(
    (sum, event) => sum + (event.kind === 'shipped' ? event.francs : 0),
    0,
  )

interface BasketTrayProps {
  /** The line above the question, if it is not the usual one. */
  readonly context?: string
  readonly basket: Basket
  /** Initial amounts; by default the suggested ones. */
  readonly start?: Amounts
  /** Skips this question. */
  readonly leave: Command | null
  /** Content below the question, for the tokens in the basket. */
  readonly below?: (tokens: TokenAmounts) => ReactNode
  readonly chips?: ReactNode
  readonly aside?: ReactNode
}

export const BasketTray = ({ context, basket, start, leave, below, chips, aside }: BasketTrayProps) => {
  const asking = useTrayDecision()
  const { view, seat, texts, decision, decide } = asking
  const [amounts, setAmounts] = useState(() => start ?? suggestedAmounts(view, seat, basket))
  const filled = useMemo(() => fill(view, seat, basket, amounts), [view, seat, basket, amounts])
  const touched = amounts.some((amount) => amount > 0)
  const complete = filled.refusal === null && filled.commands.length > 0 && touched
  const commands = complete ? filled.commands : NOTHING
  useMarkPicked(filled.commands)
  const number = amounts.reduce((sum, amount) => sum + amount, 0)
  const most = useMemo(() => goodsAsked(basket, asking), [basket, asking])
  const objection = touched ? objectionTo(filled, asking) : ''
  const steppers = (
    <Steppers
      basket={basket}
      priceOf={(part) => priceOf(part, basket, asking)}
      amounts={amounts}
      full={number === most}
      onChange={setAmounts}
    />
  )
  return (
    <TrayFrame
      context={context ?? contextText(asking)}
      question={questionText(decision.asked, 0, asking)}
      chips={chips}
      options={
        <>
          {isSimple(basket) ? null : (
            <div className={trayStyles.chooser} ref={tellCover}>
              {steppers}
            </div>
          )}
          <div className={`${layout.column} ${trayStyles.option} ${trayStyles.basket}`}>
            {isSimple(basket) ? (
              steppers
            ) : (
              <span className={trayStyles.cost} data-ui="running-total">
                <IconLine pieces={runningTotal(basket, amounts, filled.commands, asking)} />
              </span>
            )}
            {most === null || objection !== '' ? null : (
              <small>{texts.tray('basket.chosen', { number, most })}</small>
            )}
            <p className={trayStyles.detail} role="status">
              {objection}
            </p>
          </div>
        </>
      }
      go={
        <>
          <Primary
            label={labelOf(basket, amounts, commands, asking)}
            disabled={!complete}
            onClick={() => decide(commands)}
          />
          <div className={trayStyles.row}>
            {leave === null ? null : (
              <Secondary
                label={texts.tray(basket.asks === 'give' ? 'skip' : 'finish')}
                option={leHavre.notation.print(leave)}
                onClick={() => decide([leave])}
              />
            )}
            {aside}
            <UndoButton />
          </div>
          <UndoLine />
        </>
      }
    >
      {below?.(bundleOf(basket, amounts))}
    </TrayFrame>
  )
}

const CHOOSER_GAP_PX = 6

/** Tells the table how much of it the chooser covers, so that its lists end above. */
const tellCover = (chooser: HTMLElement | null) => {
  const table = chooser?.closest<HTMLElement>('[data-at]')
  if (!chooser || !table) return
  const sizes = new ResizeObserver(() => {
    table.style.setProperty('--covered', `${chooser.offsetHeight + CHOOSER_GAP_PX}px`)
  })
  sizes.observe(chooser)
  return () => {
    sizes.disconnect()
    table.style.removeProperty('--covered')
  }
}

const NOTHING: readonly Command[] = []
