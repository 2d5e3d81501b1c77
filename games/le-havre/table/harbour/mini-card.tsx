import type { Seat } from '@quayside/kernel'
import { IconLine, Quantity } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import cardStyles from '@quayside/table/mini-cards.module.css'
import pieceStyles from '@quayside/table/pieces.module.css'
import { buildingText, refusalText } from '../../language/index.ts'
import { isModernised } from '../../queries/index.ts'
import { BUILDINGS, type Building } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { categoryClass } from '../icons/category-class.ts'
import { Icon } from '../icons/icon.tsx'
import { categoryIcon } from '../icons/icon-names.ts'
import { ShortRefusal } from '../short-refusal.tsx'
import type { TableView } from '../state/table-view.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import { type StandingBuilding, standingOf } from '../view-models/card-piles.ts'
import { chipName, nameWithin } from '../view-models/short-names.ts'
import { type Visit, visit } from '../view-models/visit-preview.ts'

const Fee = ({ building: { fee } }: { readonly building: Building }) => {
  const { board } = useGameTexts()
  if (fee.length === 0) return <span className={cardStyles.fee}>{board('building.free')}</span>
  return (
    <span className={fee.length > 1 ? `${cardStyles.fee} ${cardStyles.two}` : cardStyles.fee}>
      {fee.map((terms, place) =>
        'food' in terms ? (
          <Quantity key="food" amount={terms.food} icon="m-food" />
        ) : (
          <span key="francs">
            {place > 0 && <i className={cardStyles.or}>/</i>}
            <Quantity amount={terms.francs} icon="m-franc" />
          </span>
        ),
      )}
    </span>
  )
}

/** The disc of the seat inside, on the corner of the card. */
const Occupant = ({ seat }: { readonly seat: Seat }) => (
  <span className={`${cardStyles.visitor} ${seatClass(seat)}`}>
    <SeatShape seat={seat} />
    <Icon name="t-disc" className={cardStyles.person} />
  </span>
)

const sentenceOf = (
  card: Building,
  now: Visit,
  { owner, inside }: StandingBuilding,
  words: GameTexts,
  sight: TableView,
): string => {
  const { board, game } = words
  const text = buildingText(card, game)
  return game.sentences([
    board('building.sentence', {
      building: text.label,
      owner: owner === null ? board('town') : (sight.called[owner] ?? ''),
      value: card.value,
    }),
    ...inside.map((seat) => board('building.inside', { player: sight.called[seat] ?? '' })),
    ...(text.fee === null ? [] : [text.fee]),
    now.refusal === null ? text.effect : refusalText(now.refusal, game, sight.names),
  ])
}

/** A building without an action is never dimmed, because it cannot be entered anyway. */
const isClosed = ({ effect }: Building): boolean => effect.op === 'closed'

const stateClass = (building: Building, now: Visit, { inside }: StandingBuilding): string => {
  if (inside.length > 0) return cardStyles.busy ?? ''
  return now.refusal === null || isClosed(building) ? '' : (cardStyles.closed ?? '')
}

interface OutcomeProps {
  readonly building: Building
  readonly now: Visit
  readonly own: boolean
  readonly sight: TableView
}

/** More pieces than this need smaller icons. */
const MANY = 3

/** What a visit brings, or why there is none. */
const Outcome = ({ building, now, own, sight }: OutcomeProps) => {
  const words = useGameTexts()
  if (isClosed(building))
    return (
      <span className={cardStyles.action}>
        <Icon name="t-lock" className={pieceStyles.arrow} />
        <small>{words.board(building.endValue === null ? 'why.closed' : 'building.end-bonus')}</small>
      </span>
    )
  if (now.refusal !== null)
    return <ShortRefusal className={cardStyles.why} refusal={now.refusal} called={sight.called} />
  return (
    <>
      {!own && <Fee building={building} />}
      <span
        className={now.gives.length > MANY ? `${cardStyles.action} ${cardStyles.many}` : cardStyles.action}
      >
        <IconLine pieces={now.gives} />
      </span>
    </>
  )
}

/** Characters of a name that fit, alone and beside the shape of an owner or a visitor. */
const ROOM = 17
const ROOM_BESIDE_SHAPE = 13

interface MiniCardProps {
  readonly card: number
  readonly sight: TableView
  /** In one's own area: no fee, and the value below. */
  readonly own?: boolean
  readonly changed: boolean
}

export const MiniCard = ({ card, sight, own = false, changed }: MiniCardProps) => {
  const words = useGameTexts()
  const building = BUILDINGS[card]
  if (building === undefined) return null
  const standing = standingOf(sight.view, card)
  const now = visit(sight.view, sight.me, card)
  const { owner, inside } = standing
  const text = buildingText(building, words.game)
  const owned =
    owner !== null && !own ? `${cardStyles.owned} ${seatClass(owner)}` : own ? seatClass(sight.me) : ''
  const state = stateClass(building, now, standing)
  const isNew = changed ? cardStyles.new : ''
  return (
    <BoardItemButton
      thing={{ kind: 'building', card }}
      place={`building-${card}`}
      data-closed={state === cardStyles.closed || undefined}
      className={`${cardStyles.card} ${categoryClass(building.category)} ${owned} ${state} ${isNew}`}
      sentence={sentenceOf(building, now, standing, words, sight)}
      title={now.refusal === null ? text.label : refusalText(now.refusal, words.game, sight.names)}
    >
      <span className={cardStyles.band}>
        <Icon name={categoryIcon(building.category)} />
      </span>
      <span className={cardStyles.name}>
        <span className={cardStyles.longName}>
          {nameWithin(owner === null && inside.length === 0 ? ROOM : ROOM_BESIDE_SHAPE, building, words)}
        </span>
        <span className={cardStyles.shortName}>{chipName(building, words)}</span>
        {building.effect.op === 'build-ship' && isModernised(sight.view, card) && (
          <Icon name="t-brickpip" className={cardStyles.modernised} />
        )}
      </span>
      <span className={cardStyles.line}>
        <Outcome building={building} now={now} own={own} sight={sight} />
      </span>
      {own && (
        <span className={cardStyles.thirdLine}>
          {words.board('building.value', { value: building.value })}
          <span className={cardStyles.grow} />
          {building.hammers > 0 && <Icon name="m-hammer" />}
          {building.fishermen > 0 && <Icon name="m-fisher" />}
        </span>
      )}
      {owner !== null && !own && inside.length === 0 && <SeatShape seat={owner} className={cardStyles.own} />}
      {inside.map((seat) => (
        <Occupant key={seat} seat={seat} />
      ))}
    </BoardItemButton>
  )
}
