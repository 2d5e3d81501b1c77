/** Lets the player pick the cards of a delivery, including wasteful ones. */

import barStyles from '@quayside/table/bar.module.css'
import { IconLine } from '@quayside/table/icon-line.tsx'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { Secondary } from '@quayside/table/tray/buttons.tsx'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { cardNoun } from '../../language/index.ts'
import type { Card } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { cardOf, cardPieces } from '../view-models/card-look.ts'
import { cargoOf } from '../view-models/delivery.ts'
import { useTrayDecision } from './decision-context.ts'
import styles from './tray.module.css'

interface OwnCardsProps {
  readonly chosen: readonly string[]
  /** The result of the delivery, or what is missing. */
  readonly status: string
  readonly change: (cards: readonly string[]) => void
  /** Returns to the suggested cards. */
  readonly reset: () => void
  /** Closes the picker and keeps the chosen cards. */
  readonly close: () => void
}

const labelOf = (card: Card, { game, packet }: TableView): string => {
  switch (card.type) {
    case 'goods':
      return game.names.goods[card.good].name
    case 'merchant_ship':
      return packet(`port.${card.destination}`)
    default:
      return packet(`kind.${card.type}`)
  }
}

export const OwnCards = ({ chosen, status, change, reset, close }: OwnCardsProps) => {
  const { tray } = useTexts()
  const { tableView, seat } = useTrayDecision()
  const { view, literal, game, packet } = tableView
  const left = [...chosen]
  const take = (word: string): boolean => {
    const place = left.indexOf(word)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  }
  return (
    <div className={trayStyles.more} data-more>
      <button
        type="button"
        className={`${barStyles.iconButton} ${trayStyles.close}`}
        data-key="close"
        aria-label={tray('close')}
        onClick={close}
      >
        <Icon name="u-close" />
      </button>
      <h3>{packet('build.own.title')}</h3>
      <div className={`${trayStyles.tokens} ${styles.ownCards}`}>
        {withListKeys(cargoOf(view, literal, seat), (word) => word).map(({ key, item: word }) => {
          const card = cardOf(view, word)
          const on = take(word)
          return (
            <label
              key={key}
              className={`${layout.row} ${styles.loadedCard} ${on ? `${trayStyles.on} ${styles.picked}` : ''}`}
            >
              <input
                type="checkbox"
                className={pieceStyles.hidden}
                checked={on}
                aria-label={cardNoun(word, game).plain}
                onChange={() => change(on ? chosen.toSpliced(chosen.indexOf(word), 1) : [...chosen, word])}
              />
              {card !== null && (
                <>
                  <span className={`${layout.row} ${styles.pieces}`}>
                    <IconLine pieces={cardPieces(card, (dollars) => game.count('dollar', dollars))} />
                  </span>
                  <em>{labelOf(card, tableView)}</em>
                </>
              )}
            </label>
          )
        })}
      </div>
      <div className={`${layout.row} ${styles.footer}`}>
        <p role="status">{status}</p>
        <Secondary label={packet('build.own.reset')} shortcut="reset" onClick={reset} />
      </div>
    </div>
  )
}
