import { offerAmount } from '../../reading/index.ts'
import { OFFERS, TOKENS } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import { tokenIcon } from '../icons/icon-names.ts'
import { useSelection } from '../state/selection.ts'
import { useAsking } from './asking.ts'

/** The offers in board order, so that taking one needs no way across the table. */
export const QuickOffers = () => {
  const { view, words } = useAsking()
  const thing = useSelection(({ thing }) => thing)
  const select = useSelection(({ select }) => select)
  return (
    <div className="quick">
      <p>{words.tray('select.hint')}</p>
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
                aria-pressed={thing?.kind === 'offer' && thing.offer === offer}
                aria-label={words.game.say('command.take.tokens', { tokens: words.game.count(name, amount) })}
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
