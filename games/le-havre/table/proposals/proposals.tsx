import frameStyles from '@quayside/table/frame.module.css'
import { IconLine, Quantity } from '@quayside/table/icon-line.tsx'
import layout from '@quayside/table/styles/layout.module.css'
import { joinParts, sentence } from '@quayside/texts'
import { useMemo } from 'react'
import { buildingText, refusalText } from '../../language/index.ts'
import { priceOf } from '../../queries/index.ts'
import { BUILDINGS, type Building } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import cardStyles from '../harbour/cards.module.css'
import { categoryClass } from '../icons/category-class.ts'
import { Icon } from '../icons/icon.tsx'
import { categoryIcon } from '../icons/icon-names.ts'
import { ShortRefusal } from '../short-refusal.tsx'
import { useSelection } from '../state/selection.ts'
import type { TableView } from '../state/table-view.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import { whyNotBuildable } from '../view-models/affordances.ts'
import {
  type ProposalPile,
  proposalLayout,
  proposalPiles,
  specialPile,
  townBuildsNext,
} from '../view-models/card-piles.ts'
import { bundlePieces } from '../view-models/token-icons.ts'
import styles from './proposals.module.css'

const sentenceOf = (building: Building, place: string, texts: GameTexts): string => {
  const text = buildingText(building, texts.game)
  return texts.game.sentences([
    sentence(joinParts([text.label, place], texts.locale), texts.locale),
    text.cost,
    text.value,
    text.effect,
  ])
}

/** Longer names need a narrow font. */
const LONG = 14

const Name = ({ building }: { readonly building: Building }) => {
  const { short } = buildingText(building, useGameTexts().game)
  return <span className={`${styles.name} ${short.length > LONG ? styles.long : ''}`}>{short}</span>
}

interface CardProps {
  readonly card: number
  readonly tableView: TableView
}

const Top = ({ card, tableView }: CardProps) => {
  const texts = useGameTexts()
  const building = BUILDINGS[card]
  if (building === undefined) return null
  const refusal = whyNotBuildable(tableView.view, tableView.me, card)
  const price = priceOf(tableView.view, card)
  const verdict =
    refusal === null ? texts.board('proposals.can-build') : refusalText(refusal, texts.game, tableView.names)
  return (
    <BoardItemButton
      item={{ kind: 'building', card }}
      place={`building-${card}`}
      className={`${styles.top} ${categoryClass(building.category)}`}
      sentence={texts.game.sentences([sentenceOf(building, texts.board('proposals.on-top'), texts), verdict])}
      title={verdict}
    >
      <span className={`${layout.column} ${styles.category}`}>
        <Icon name={categoryIcon(building.category)} />
        {building.no}
      </span>
      <span className={styles.body}>
        <Name building={building} />
        <span className={styles.cost}>
          <IconLine pieces={bundlePieces(building.printedCost ?? [])} />
        </span>
        <span className={styles.verdict}>
          {refusal === null ? (
            <span className={`${cardStyles.why} ${cardStyles.usable}`}>
              {texts.board('proposals.can-build')}
            </span>
          ) : (
            <ShortRefusal
              className={cardStyles.why}
              refusal={refusal}
              displayNames={tableView.displayNames}
            />
          )}
          {price !== null && <Quantity amount={price} icon="m-franc" />}
        </span>
      </span>
    </BoardItemButton>
  )
}

const Below = ({ card }: Pick<CardProps, 'card'>) => {
  const texts = useGameTexts()
  const building = BUILDINGS[card]
  if (building === undefined) return null
  return (
    <BoardItemButton
      item={{ kind: 'building', card }}
      place={`building-${card}`}
      className={`${styles.below} ${categoryClass(building.category)}`}
      sentence={sentenceOf(building, texts.board('proposals.below'), texts)}
    >
      <span className={`${layout.column} ${styles.category}`}>{building.no}</span>
      <Name building={building} />
      <span className={styles.cost}>
        <IconLine pieces={bundlePieces(building.printedCost ?? [])} />
      </span>
    </BoardItemButton>
  )
}

interface PileProps {
  readonly pile: ProposalPile
  readonly largest: boolean
  readonly tableView: TableView
}

const Pile = ({ pile, largest, tableView }: PileProps) => {
  const { board } = useGameTexts()
  const [top, ...below] = pile.cards
  if (top === undefined)
    return (
      <p className={`${layout.row} ${styles.empty}`}>
        <Icon name="t-proposal" />
        {board('proposals.pile-empty', { pile: pile.number })}
      </p>
    )
  return (
    <section
      className={`${layout.column} ${styles.pile} ${largest ? styles.largest : ''}`}
      aria-label={board('proposals.pile', { pile: pile.number, cards: pile.cards.length })}
    >
      <Top card={top} tableView={tableView} />
      {below.map((card) => (
        <Below key={card} card={card} />
      ))}
    </section>
  )
}

const TownBuilds = ({ tableView: { view } }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const select = useSelection(({ select }) => select)
  const next = townBuildsNext(view)
  if (next === null) return null
  const no = BUILDINGS[next.card]?.no ?? ''
  const texts = next.now
    ? board('proposals.town-now', { no })
    : board('proposals.town', { no, round: next.round })
  return (
    <button
      type="button"
      className={`${frameStyles.tag} ${frameStyles.next}`}
      onClick={() => select({ kind: 'building', card: next.card })}
    >
      <Icon name="t-town" />
      <span>{texts}</span>
    </button>
  )
}

const Specials = ({ tableView: { view } }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const { left, next } = specialPile(view)
  if (left === 0) return null
  const texts =
    next === null
      ? board('proposals.special-left', { cards: left })
      : board('proposals.special', { cards: left, round: next.round })
  return (
    <BoardItemButton
      item={{ kind: 'special-pile' }}
      place="special"
      className={frameStyles.tag}
      sentence={texts}
    >
      <Icon name="t-special" />
      <span>{texts}</span>
    </BoardItemButton>
  )
}

const COLUMNS = { 1: '', 2: `${styles.sideBySide} ${styles.twoColumns}`, 3: styles.sideBySide }

export const Proposals = ({ tableView }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const piles = useMemo(() => proposalPiles(tableView.view), [tableView.view])
  const sizes = piles.map(({ cards }) => cards.length)
  const left = sizes.reduce((sum, size) => sum + size, 0)
  const { columns, full } = proposalLayout(tableView.view, tableView.me)
  return (
    <section
      className={`${frameStyles.zone} ${layout.column} ${styles.zone} ${COLUMNS[columns]} ${full ? styles.full : ''}`}
      id="zone-proposals"
      data-zone="proposals"
      aria-label={board('zone.proposals')}
    >
      <div className={frameStyles.zoneHead}>
        <h2>{board('zone.proposals')}</h2>
        <span className={frameStyles.count}>{board('proposals.left', { cards: left })}</span>
      </div>
      <div className={`${layout.column} ${styles.piles} ${cardStyles.fading}`}>
        {piles.map((pile, place) => (
          <Pile
            key={pile.number}
            pile={pile}
            largest={place === sizes.indexOf(Math.max(...sizes))}
            tableView={tableView}
          />
        ))}
        <div className={`${layout.row} ${styles.notes}`}>
          <TownBuilds tableView={tableView} />
          <Specials tableView={tableView} />
        </div>
      </div>
    </section>
  )
}
