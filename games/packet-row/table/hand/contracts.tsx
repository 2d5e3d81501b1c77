import { IconLine } from '@quayside/table/icon-line.tsx'
import iconStyles from '@quayside/table/icons/icons.module.css'
import { TextWithIcons } from '@quayside/table/log/text-with-icons.tsx'
import layout from '@quayside/table/styles/layout.module.css'
import type { ReactNode } from 'react'
import { cardFace, commandText, type Texts } from '../../language/index.ts'
import type { Card } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { Flag, Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { cardOf, cardPieces, isContract, withDrawnGoods } from '../view-models/card-look.ts'
import type { ReadyContract, WaitingContract } from '../view-models/hand.ts'
import styles from './hand.module.css'

interface ContractProps {
  readonly word: string
  readonly count: number
  readonly sentence: string
  readonly state: 'ready' | 'wait'
  readonly tableView: TableView
  /** The cards it uses, or what is missing. */
  readonly children: ReactNode
  /** Delivers it; absent where nothing can be delivered from here. */
  readonly deliver?: (() => void) | undefined
}

const Contract = ({ word, count, sentence, state, tableView, children, deliver }: ContractProps) => {
  const { view, packet, game } = tableView
  const card = cardOf(view, word)
  if (!isContract(card)) return null
  return (
    <div className={`${layout.column} ${styles.contract} ${iconStyles.public}`}>
      <BoardItemButton
        item={{ kind: 'card', card: word, place: 'hand' }}
        sentence={sentence}
        className={`${layout.column} ${styles.paper}`}
        data-state={state}
      >
        <span className={`${layout.row} ${styles.band}`}>
          <span>{packet(`port.${card.destination}`)}</span>
          <CardCount count={count} />
          <Flag to={card.destination} />
        </span>
        <span className={`${layout.row} ${styles.bargain}`}>
          <b>{card.amount}</b>
          <Icon name={`g-${card.good}`} />
          <Icon name="u-arrow" className={styles.arrow} />
          <b className={styles.reward}>{game.count('dollar', card.reward)}</b>
        </span>
        {deliver === undefined && <span className={styles.needs}>{children}</span>}
      </BoardItemButton>
      {deliver !== undefined && (
        <button
          type="button"
          className={styles.deliver}
          aria-label={packet('deliver.one', { contract: cardFace(word, game) })}
          onClick={deliver}
        >
          <span>{packet('deliver')}</span>
          {children}
        </button>
      )}
    </div>
  )
}

/** Shown after the goods. */
const HELPERS: readonly string[] = ['trader', 'captain']

interface ReadyProps {
  readonly contract: ReadyContract
  readonly tableView: TableView
  readonly deliver: (() => void) | undefined
}

/** The cheapest way to fulfil it as icons: the cards used, then the helpers. */
export const Ready = ({ contract, tableView, deliver }: ReadyProps) => {
  const { card: word, count, way } = contract
  const { view, game, packet } = tableView
  const cards = way
    .flatMap(({ cards: used }) => used)
    .map((used) => cardOf(view, used))
    .filter((card): card is Card => card !== null && card.type !== 'merchant_ship')
    .toSorted((one, other) => HELPERS.indexOf(one.type) - HELPERS.indexOf(other.type))
  const how = way.map((delivery) => commandText(delivery, game))
  return (
    <Contract
      word={word}
      count={count}
      state="ready"
      tableView={tableView}
      deliver={deliver}
      sentence={game.sentences([
        packet('say.held', { card: cardFace(word, game), count }),
        packet('say.ready', { how: game.list(how, 'and') }),
      ])}
    >
      <i className={`${layout.row} ${styles.way}`} aria-hidden="true">
        <IconLine
          pieces={cards.flatMap((card) => cardPieces(card, (dollars) => game.count('dollar', dollars)))}
        />
      </i>
    </Contract>
  )
}

export const WaitingContractRow = ({
  contract,
  tableView,
}: {
  readonly contract: WaitingContract
  readonly tableView: TableView
}) => {
  const { card: word, count, missing } = contract
  const { view, game, packet } = tableView
  const card = cardOf(view, word)
  if (!isContract(card)) return null
  const missingText = (texts: Texts): string => texts.list(lacksOf(texts), 'and')
  const lacksOf = (texts: Texts): readonly string[] => [
    ...(missing.units > 0
      ? [packet('contract.short', { goods: texts.goods(card.good, missing.units) })]
      : []),
    ...(missing.ship ? [packet('contract.no-ship')] : []),
  ]
  return (
    <Contract
      word={word}
      count={count}
      state="wait"
      tableView={tableView}
      sentence={game.sentences([
        packet('say.held', { card: cardFace(word, game), count }),
        packet('say.waiting', { lacks: missingText(game) }),
      ])}
    >
      <TextWithIcons sentence={missingText(withDrawnGoods(game))} />
    </Contract>
  )
}

/** Number of equal cards in a stack. */
export const CardCount = ({ count }: { readonly count: number }) =>
  count === 1 ? null : <span className={styles.times}>×{count}</span>
