import layout from '@quayside/table/styles/layout.module.css'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useMemo } from 'react'
import { isSale } from '../../queries/auto-actions.ts'
import { offerAmount } from '../../queries/index.ts'
import { type Command, OFFERS, TOKENS } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import { tokenIcon } from '../icons/icon-names.ts'
import { useSelection } from '../state/selection.ts'
import { preview } from '../view-models/command-preview.ts'
import { isPurchase } from '../view-models/decision.ts'
import { commandCard } from '../view-models/option-cards.ts'
import { demandOf, meterOf, shortfall } from '../view-models/payment.ts'
import { ChoiceTray } from './choice-tray.tsx'
import { useTrayDecision } from './decision-context.ts'
import { Meter } from './meter.tsx'

interface OptionsTrayProps {
  readonly options: readonly Command[]
  readonly first: Command | null
}

export const OptionsTray = ({ options, first }: OptionsTrayProps) => {
  const asking = useTrayDecision()
  const { asked, asides } = asking.decision
  const cards = useMemo(() => {
    // After the main action, the remaining choice is what to buy.
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

/** Buttons for the offers in board order, to take one from within the tray. */
export const QuickOffers = () => {
  const { view, texts } = useTrayDecision()
  const item = useSelection(({ item }) => item)
  const select = useSelection(({ select }) => select)
  return (
    <div className={`${layout.column} ${trayStyles.quick}`}>
      <p>{texts.tray('select.hint')}</p>
      <ul>
        {OFFERS.map((token, offer) => {
          const amount = offerAmount(view, offer)
          const name = TOKENS[token] ?? 'franc'
          return amount === 0 ? null : (
            <li key={name}>
              <button
                type="button"
                data-digit={offer + 1}
                data-option={`take ${name.replace('_', '-')}`}
                aria-pressed={item?.kind === 'offer' && item.offer === offer}
                aria-label={texts.game.say('command.take.tokens', { tokens: texts.game.count(name, amount) })}
                onClick={() => select({ kind: 'offer', offer })}
              >
                <small aria-hidden="true">{offer + 1}</small>
                {amount}
                <Icon name={tokenIcon(name)} />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
