import frameStyles from '@quayside/table/frame.module.css'
import { usePreferences } from '@quayside/table/page/settings.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { useMemo } from 'react'
import { type Forecast, forecast, offerAmount } from '../../queries/index.ts'
import { PREFERENCES } from '../../queries/preferences.ts'
import { OFFERS, TOKENS, type TokenName } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import cardStyles from '../harbour/cards.module.css'
import { Icon } from '../icons/icon.tsx'
import { tokenIcon } from '../icons/icon-names.ts'
import { useChanges } from '../state/playback.ts'
import type { TableView } from '../state/table-view.ts'
import { useGameTexts } from '../state/texts.ts'
import styles from './offers.module.css'

interface OfferProps {
  readonly offer: number
  readonly token: TokenName
  readonly amount: number
  readonly ahead: Forecast | null
  readonly changed: boolean
}

const Offer = ({ offer, token, amount, ahead, changed }: OfferProps) => {
  const { board, game } = useGameTexts()
  const adds = ahead?.adds[offer] ?? 0
  const unsure = ahead !== null && ahead.unknown > 0 ? 'yes' : 'no'
  const name = game.names.tokens[token].name
  return (
    <BoardItemButton
      item={{ kind: 'offer', offer }}
      place={`offer-${token}`}
      className={`${styles.offer} ${amount === 0 ? styles.empty : ''} ${changed ? cardStyles.changed : ''}`}
      sentence={board('offer.sentence', { good: name, amount, adds, unsure })}
    >
      <Icon name={tokenIcon(token)} />
      <span className={styles.amount}>
        {(adds > 0 || unsure === 'yes') && (
          <span className={styles.forecast}>{board('offer.adds', { adds, unsure })}</span>
        )}
        <span className={pieceStyles.number}>{amount}</span>
      </span>
      <span className={styles.name}>{name}</span>
    </BoardItemButton>
  )
}

export const Offers = ({ tableView: { view, me } }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const changed = useChanges().offers
  const { forecast: wanted } = usePreferences('le-havre', PREFERENCES)
  const ahead = useMemo(() => (wanted ? forecast(view, me) : null), [view, me, wanted])
  return (
    <section
      className={`${frameStyles.zone} ${styles.zone}`}
      id="zone-offers"
      data-zone="offers"
      aria-label={board('zone.offers')}
    >
      {OFFERS.map((token, offer) => (
        <Offer
          key={token}
          offer={offer}
          token={TOKENS[token] ?? 'franc'}
          amount={offerAmount(view, offer)}
          ahead={ahead}
          changed={changed.has(offer)}
        />
      ))}
    </section>
  )
}
