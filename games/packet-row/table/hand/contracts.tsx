import { IconLine } from '@quayside/table/icon-line.tsx'
import iconStyles from '@quayside/table/icons/icons.module.css'
import type { ReactNode } from 'react'
import { cardFace, commandText } from '../../language/index.ts'
import type { Card } from '../../rules/index.ts'
import area from '../area/area.module.css'
import { BoardItemButton } from '../board-item-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { cardOf, cardPieces, isContract } from '../view-models/card-look.ts'
import type { ReadyContract, WaitingContract } from '../view-models/hand.ts'
import styles from './hand.module.css'

interface ContractProps {
  readonly word: string
  readonly count: number
  readonly sentence: string
  readonly state: 'ready' | 'wait'
  readonly sight: TableView
  /** What it takes, or what is missing. */
  readonly children: ReactNode
}

const Contract = ({ word, count, sentence, state, sight, children }: ContractProps) => {
  const { view, packet, game } = sight
  const card = cardOf(view, word)
  if (!isContract(card)) return null
  return (
    <BoardItemButton
      thing={{ kind: 'card', card: word, place: 'hand' }}
      sentence={sentence}
      className={`${styles.contract} ${iconStyles.public}`}
      data-state={state}
    >
      <span className={`${area.band} ${styles.band}`}>
        <span>{packet(`port.${card.destination}`)}</span>
        <CardCount count={count} />
        <Icon name={`d-${card.destination}`} />
      </span>
      <span className={styles.bargain}>
        <b>{card.amount}</b>
        <Icon name={`g-${card.good}`} />
        <Icon name="u-arrow" className={styles.arrow} />
        <b className={styles.reward}>{game.count('dollar', card.reward)}</b>
      </span>
      <span className={styles.needs}>{children}</span>
    </BoardItemButton>
  )
}

const HELPERS: readonly string[] = ['trader', 'captain']

/** The cheapest way in icons: what is used up, and the helpers. */
export const Ready = ({
  contract,
  sight,
}: {
  readonly contract: ReadyContract
  readonly sight: TableView
}) => {
  const { card: word, count, way } = contract
  const { view, game, packet } = sight
  const cards = way
    .flatMap(({ cards: used }) => used)
    .map((used) => cardOf(view, used))
    .filter((card): card is Card => card !== null && card.type !== 'merchant_ship')
  const pieces = (isHelper: boolean) =>
    cards
      .filter(({ type }) => HELPERS.includes(type) === isHelper)
      .flatMap((card) => cardPieces(card, (dollars) => game.count('dollar', dollars)))
  const helpers = pieces(true)
  const how = way.map((delivery) => commandText(delivery, game))
  return (
    <Contract
      word={word}
      count={count}
      state="ready"
      sight={sight}
      sentence={game.sentences([
        packet('say.held', { card: cardFace(word, game), count }),
        packet('say.ready', { how: game.list(how, 'and') }),
      ])}
    >
      <i>
        <IconLine pieces={pieces(false)} />
      </i>
      <i>{helpers.length === 0 ? packet('contract.no-helper') : <IconLine pieces={helpers} />}</i>
    </Contract>
  )
}

export const Waiting = ({
  contract,
  sight,
}: {
  readonly contract: WaitingContract
  readonly sight: TableView
}) => {
  const { card: word, count, missing } = contract
  const { view, game, packet } = sight
  const card = cardOf(view, word)
  if (!isContract(card)) return null
  const lacks = [
    ...(missing.units > 0 ? [packet('contract.short', { goods: game.goods(card.good, missing.units) })] : []),
    ...(missing.ship ? [packet('contract.no-ship')] : []),
  ]
  return (
    <Contract
      word={word}
      count={count}
      state="wait"
      sight={sight}
      sentence={game.sentences([
        packet('say.held', { card: cardFace(word, game), count }),
        packet('say.waiting', { lacks: game.list(lacks, 'and') }),
      ])}
    >
      {lacks.map((lack) => (
        <i key={lack} className={`${styles.lacking} ${area.lacking}`}>
          {lack}
        </i>
      ))}
    </Contract>
  )
}

/** How many equal cards lie on one another. */
export const CardCount = ({ count }: { readonly count: number }) =>
  count === 1 ? null : <span className={styles.times}>×{count}</span>
