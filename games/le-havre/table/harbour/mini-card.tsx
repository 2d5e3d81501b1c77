import { IconLine, Quantity } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { type BuildingText, buildingText, refusalText } from '../../language/index.ts'
import { isModernised } from '../../queries/index.ts'
import { BUILDINGS, type Building } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { categoryClass } from '../icons/category-class.ts'
import { Icon } from '../icons/icon.tsx'
import { categoryIcon } from '../icons/icon-names.ts'
import { ShortRefusal } from '../short-refusal.tsx'
import type { TableView } from '../state/table-view.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import { buildingInUse, ownerAndVisitors, type StandingBuilding } from '../view-models/card-piles.ts'
import { isCrowded, type VisitPreview, visit } from '../view-models/visit-preview.ts'
import styles from './cards.module.css'

const Fee = ({ fee }: { readonly fee: Building['fee'] }) => {
  const { board } = useGameTexts()
  return (
    <span className={`${layout.inlineRow} ${styles.fee}`}>
      {fee.length === 0 && board('building.free')}
      {fee.map((terms, place) => (
        <span key={'food' in terms ? 'food' : 'francs'}>
          {place > 0 && '/'}
          {'food' in terms ? (
            <Quantity amount={terms.food} icon="m-food" />
          ) : (
            <Quantity amount={terms.francs} icon="m-franc" />
          )}
        </span>
      ))}
    </span>
  )
}

/** The circle at the foot of the band, with the discs of the visitors. */
const Berth = ({ building, inside }: { readonly building: Building; readonly inside: readonly number[] }) => {
  const [seat] = inside
  if (seat !== undefined)
    return (
      <span className={`${layout.center} ${styles.berth} ${styles.taken} ${seatClass(seat)}`}>
        <SeatShape seat={seat} />
        <Icon name="t-disc" className={styles.person} />
      </span>
    )
  return isClosed(building) ? (
    <span className={`${layout.center} ${styles.berth} ${styles.lock}`}>
      <Icon name="t-lock" />
    </span>
  ) : (
    <span className={`${layout.center} ${styles.berth}`} />
  )
}

const sentenceOf = (
  card: Building,
  now: VisitPreview,
  { owner, inside }: StandingBuilding,
  texts: GameTexts,
  tableView: TableView,
): string => {
  const { board, game } = texts
  const text = buildingText(card, game)
  return game.sentences([
    board('building.sentence', {
      building: text.label,
      owner: owner === null ? board('town') : (tableView.displayNames[owner] ?? ''),
      value: card.value,
    }),
    ...inside.map((seat) => board('building.inside', { player: tableView.displayNames[seat] ?? '' })),
    ...(text.fee === null ? [] : [text.fee]),
    now.refusal === null ? text.effect : refusalText(now.refusal, game, tableView.names),
  ])
}

const isClosed = ({ effect }: Building): boolean => effect.op === 'closed'

/** Longer names need a narrow font beside the owner's shape. */
const LONG = 14

/** Letters that fit on a line of the narrowest large card. */
const LETTERS_IN_LINE = 22

const MOST_LINES = 6

/** For a card that does not grow with its words. */
const TOO_LONG = 4

/** The first sentence of a description, unless the next one changes what it says. */
const sayingOf = ({ effect }: Building, { effect: text, endValue }: BuildingText): string =>
  effect.op === 'gain' || effect.op === 'build' || (effect.op === 'convert' && effect.parts.length > 1)
    ? text
    : ((endValue ?? text).split(/(?<=[.。])\s*/)[0] ?? '')

/** Counts a Chinese character as two letters. */
const lettersIn = (text: string): number => text.length + (text.match(/[⺀-￿]/g)?.length ?? 0)

interface MiniCardProps {
  readonly card: number
  readonly tableView: TableView
  /** In the own area, where no fee is shown. */
  readonly own?: boolean
  /** For a crowded area. */
  readonly small?: boolean
  readonly changed: boolean
}

export const MiniCard = ({ card, tableView, own = false, small = false, changed }: MiniCardProps) => {
  const texts = useGameTexts()
  const building = BUILDINGS[card]
  if (building === undefined) return null
  const { board, game } = texts
  const standing = ownerAndVisitors(tableView.view, card)
  const now = visit(tableView.view, tableView.me, card)
  const { owner, inside } = standing
  const text = buildingText(building, game)
  const closed = isClosed(building)
  const fee = own ? [] : building.fee
  const tight = small || isCrowded(fee, now.gives)
  const saying = sayingOf(building, text)
  const lines = Math.ceil(lettersIn(saying) / LETTERS_IN_LINE)
  const inUse = buildingInUse(tableView.view) === card
  const amInside = inUse || now.refusal?.code === 'own-disc-inside'
  const state = [
    owner === null ? '' : `${styles.owned} ${seatClass(owner)}`,
    now.refusal === null || inUse ? '' : styles.off,
    inside.length > 0 && !amInside && now.refusal !== null ? styles.busy : '',
    inUse ? styles.inUse : '',
    changed ? styles.changed : '',
    small ? styles.small : '',
  ]
  return (
    <BoardItemButton
      item={{ kind: 'building', card }}
      place={`building-${card}`}
      data-closed={(now.refusal !== null && !closed) || undefined}
      className={`${styles.card} ${categoryClass(building.category)} ${state.join(' ')}`}
      sentence={sentenceOf(building, now, standing, texts, tableView)}
    >
      <span className={`${layout.column} ${styles.band}`}>
        <Icon name={categoryIcon(building.category)} />
        <Berth building={building} inside={inside} />
      </span>
      <span className={`${layout.column} ${styles.body}`}>
        <span className={`${layout.row} ${styles.name} ${text.short.length > LONG ? styles.long : ''}`}>
          {text.short}
          {building.effect.op === 'build-ship' && isModernised(tableView.view, card) && (
            <Icon name="t-brickpip" />
          )}
          {owner !== null && !own && <SeatShape seat={owner} className={styles.owner} />}
        </span>
        <span className={`${layout.row} ${styles.line} ${tight ? styles.tight : ''}`}>
          {!closed && !own && <Fee fee={fee} />}
          <span className={`${layout.inlineRow} ${styles.gives}`}>
            {closed && building.endValue === null ? (
              <small>{board('building.value', { value: building.value })}</small>
            ) : (
              <IconLine pieces={now.gives} />
            )}
          </span>
        </span>
        {amInside ? (
          <span className={`${styles.why} ${styles.here}`}>{board('why.own-disc-inside')}</span>
        ) : now.refusal !== null ? (
          <ShortRefusal className={styles.why} refusal={now.refusal} displayNames={tableView.displayNames} />
        ) : (
          inside.length > 0 && <span className={`${styles.why} ${styles.usable}`}>{board('why.usable')}</span>
        )}
        {lines <= MOST_LINES && (
          <span className={styles.texts} data-lines={Math.min(lines, TOO_LONG)}>
            {saying}
          </span>
        )}
      </span>
    </BoardItemButton>
  )
}
