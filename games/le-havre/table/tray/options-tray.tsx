import layout from '@quayside/table/styles/layout.module.css'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useMemo } from 'react'
import { offerAmount } from '../../queries/index.ts'
import { type Command, OFFERS, TOKENS } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import { tokenIcon } from '../icons/icon-names.ts'
import { useSelection } from '../state/selection.ts'
import { isPurchase } from '../view-models/decision.ts'
import { commandCard } from '../view-models/option-cards.ts'
import { ChoiceTray } from './choice-tray.tsx'
import { useTrayDecision } from './decision-context.ts'

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
