import { signed } from '@quayside/table/format.ts'
import { Quantity } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { withListKeys } from '@quayside/table/list-keys.ts'
import { SeatClock, SeatStatus } from '@quayside/table/online/lazy-parts.tsx'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { useEnded } from '@quayside/table/tray/game-over-tray.tsx'
import { useMemo } from 'react'
import { buildingText } from '../../language/index.ts'
import { type FoodOutlook, stock } from '../../queries/index.ts'
import { BUILDINGS, CONSTANTS, GOODS, leHavre, SHIP_TYPES, SHIPS, shipWord } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import type { TableView } from '../state/table-view.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import { feedingPips, type SeatSummary, seatSummaries } from '../view-models/seat-summary.ts'
import styles from './seats.module.css'

const PIP_CLASS = { ships: styles.ships, food: styles.food, open: '', missing: styles.missing } as const

/** Above this number, a number is shown instead of pips. */
const PIPS_SHOWN = 15

const feedingText = ({ short, owes, ships, demand }: FoodOutlook, { board, game }: GameTexts): string => {
  if (short > 0) return board('seat.short', { food: game.count('food', short) })
  if (owes !== null && owes > 0) return board('seat.to-pay', { food: owes })
  return board(ships === demand ? 'seat.fed-by-ships' : 'seat.fed')
}

/** Words without room go to a second line, which is hidden. */
const Loans = ({ loans }: { readonly loans: number }) => {
  const { board } = useGameTexts()
  const text = board('seat.loans', { loans, francs: loans * CONSTANTS.loanPenalty })
  return (
    <span className={styles.loans} title={text} aria-hidden="true">
      <span>
        <Icon name="m-loan" />
        <b>{loans}</b>
        <span>{text.replace('\u00a0', ' ')}</span>
      </span>
    </span>
  )
}

interface FeedingProps {
  readonly feeding: FoodOutlook
  /** Whether a loan needs the room of the pips. */
  readonly isTight: boolean
}

const Feeding = ({ feeding, isTight }: FeedingProps) => {
  const texts = useGameTexts()
  const pips = feedingPips(feeding)
  return (
    <>
      {!isTight && pips.length <= PIPS_SHOWN && (
        <span className={styles.pips} data-ui="pips">
          {withListKeys(pips, (pip) => pip).map(({ key, item }) => (
            <i key={key} className={PIP_CLASS[item]} />
          ))}
        </span>
      )}
      <span className={feeding.short > 0 ? styles.short : feeding.owes ? styles.toPay : styles.fed}>
        {feedingText(feeding, texts)}
      </span>
    </>
  )
}

interface CountProps {
  readonly amount: number
  readonly icon: IconName
}

/** Nothing for 0. */
const Count = (props: CountProps) => (props.amount === 0 ? null : <Quantity {...props} />)

const Stats = ({ standing }: { readonly standing: SeatSummary }) => (
  <span className={`${layout.row} ${styles.stats}`}>
    <Quantity amount={standing.francs} icon="m-franc" />
    {SHIP_TYPES.map((type) => (
      <Count
        key={type}
        amount={standing.ships.filter((card) => SHIPS[card]?.type === type).length}
        icon={`s-${type}`}
      />
    ))}
    <Count amount={standing.buildings.length} icon="t-town" />
    <Count amount={standing.hammers} icon="m-hammer" />
    <Count amount={standing.fishermen} icon="m-fisher" />
  </span>
)

/** The goods of another player; the viewer's own are in the own area. */
const Goods = ({ seat, tableView: { view } }: { readonly seat: number; readonly tableView: TableView }) => {
  const held = GOODS.flatMap((good, token) => {
    const amount = stock(view, seat, token)
    return amount === 0 ? [] : [{ good, amount }]
  })
  return held.length === 0 ? null : (
    <span className={styles.goods}>
      {held.map(({ good, amount }) => (
        <Quantity key={good} amount={amount} icon={`g-${good}`} />
      ))}
    </span>
  )
}

/** Names of buildings and ships, where there is room. */
const Cards = ({ standing }: { readonly standing: SeatSummary }) => {
  const { game } = useGameTexts()
  const names = [
    ...standing.buildings.flatMap((card) => {
      const building = BUILDINGS[card]
      return building === undefined ? [] : [buildingText(building, game).short]
    }),
    ...standing.ships.map((card) => `${game.ship(shipWord(card)).plain}\u00a0${SHIPS[card]?.value ?? ''}`),
  ]
  const all = game.list(names, 'and')
  // Clamped to three lines by CSS.
  return names.length === 0 ? null : (
    <span className={styles.cards} title={all}>
      {all}
    </span>
  )
}

const sentenceOf = (standing: SeatSummary, name: string, texts: GameTexts): string =>
  texts.game.sentences([
    texts.board('seat.sentence', {
      player: name,
      wealth: standing.total,
      rank: standing.rank,
      francs: texts.game.count('franc', standing.francs),
      food: texts.game.count('food', standing.food),
      energy: texts.game.count('energy', standing.energy),
      cargo: standing.cargo,
      hammers: texts.game.count('hammer', standing.hammers),
      fishermen: texts.game.count('fisherman', standing.fishermen),
      loans: texts.game.count('loan', standing.loans),
      buildings: standing.buildings.length,
    }),
    ...(standing.feeding === null ? [] : [`${feedingText(standing.feeding, texts)}.`]),
  ])

interface StripProps {
  readonly standing: SeatSummary
  readonly acts: boolean
  readonly tableView: TableView
}

const Strip = ({ standing, acts, tableView }: StripProps) => {
  const texts = useGameTexts()
  const { seat, feeding, loans } = standing
  const name = tableView.displayNames[seat] ?? ''
  const mine = seat === tableView.viewer
  return (
    <li>
      <BoardItemButton
        item={{ kind: 'seat', seat }}
        place={`seat-${seat}`}
        data-mine={mine || undefined}
        aria-current={acts ? 'step' : undefined}
        className={`${layout.column} ${styles.seat} ${seatClass(seat)} ${mine ? styles.mine : ''} ${acts ? styles.acts : ''}`}
        sentence={sentenceOf(standing, name, texts)}
      >
        <span className={`${layout.row} ${styles.head}`}>
          <SeatShape seat={seat} />
          <b title={name}>{name}</b>
          <SeatStatus seat={seat} />
          <span className={styles.rank}>{texts.board('seat.rank', { rank: standing.rank })}</span>
          <span className={pieceStyles.number}>{signed(standing.total)}</span>
        </span>
        <Stats standing={standing} />
        {!mine && (
          <>
            <Goods seat={seat} tableView={tableView} />
            <Cards standing={standing} />
          </>
        )}
        <span className={`${layout.row} ${styles.feet}`}>
          {loans > 0 && <Loans loans={loans} />}
          {feeding !== null && <Feeding feeding={feeding} isTight={loans > 0} />}
        </span>
        <SeatClock seat={seat} />
      </BoardItemButton>
    </li>
  )
}

export const Seats = ({ tableView }: { readonly tableView: TableView }) => {
  const { board } = useGameTexts()
  const standings = useMemo(() => seatSummaries(tableView.view), [tableView.view])
  const isEnded = useEnded()
  const acting = isEnded ? [] : leHavre.deciders(tableView.view)
  return (
    <section className={styles.seats} aria-label={board('zone.players')}>
      <ol className={`${layout.column} ${styles.players}`} data-zone="players" data-seats={standings.length}>
        {standings.map((standing) => (
          <Strip
            key={standing.seat}
            standing={standing}
            acts={acting.includes(standing.seat)}
            tableView={tableView}
          />
        ))}
      </ol>
    </section>
  )
}
