import type { Refusal, Seat } from '@quayside/kernel'
import frameStyles from '@quayside/table/frame.module.css'
import { IconLine } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { range } from '@quayside/table/list-keys.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { useEnded } from '@quayside/table/tray/game-over-tray.tsx'
import { useMemo } from 'react'
import { cardNoun } from '../../language/index.ts'
import { bestPlan, visitsInAll, visitsUntilDry } from '../../queries/index.ts'
import { AREAS, type Area, type Command, packetRow } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { type AreaState, areaState, discardsIn, spaceName } from '../view-models/area-state.ts'
import { gainOf } from '../view-models/card-benefit.ts'
import { areaClass } from '../view-models/card-class.ts'
import { areaIcon, cardOf, cardPieces } from '../view-models/card-look.ts'
import { takenBy, visitsThisRound } from '../view-models/round-history.ts'
import styles from './area.module.css'
import { BoardCard } from './board-card.tsx'

interface AreaBoardProps {
  readonly tableView: TableView
  readonly area: Area
}

/** At or below this number, the visits left are highlighted. */
const LOW = 2

/** A taken space shows the piece of its seat until the round ends. */
const TakenSpace = ({ seat, tableView }: { readonly seat: Seat; readonly tableView: TableView }) => {
  const { view, history, literal, displayNames, names, viewer, game, packet } = tableView
  const word = takenBy(visitsThisRound(history, literal)).get(seat)
  const card = word === undefined ? null : cardOf(view, word)
  return (
    <div className={`${styles.card} ${styles.taken} ${seatClass(seat)}`} data-ui="taken">
      <span className={pieceStyles.hidden}>
        {word === undefined
          ? displayNames[seat]
          : packet(seat === viewer ? 'took.you' : 'took', {
              player: names[seat] ?? '',
              card: cardNoun(word, game).the,
            })}
      </span>
      <SeatShape seat={seat} className={styles.piece} />
      <span className={`${layout.column} ${styles.taker}`} aria-hidden="true">
        <b>{displayNames[seat]}</b>
        {card !== null && (
          <span>
            <IconLine pieces={cardPieces(card, (dollars) => game.count('dollar', dollars))} />
          </span>
        )}
      </span>
    </div>
  )
}

/** How often the area can still be visited before it is dry. */
const VisitsLeft = ({ tableView: { view, packet }, area }: AreaBoardProps) => {
  const place = AREAS.indexOf(area)
  const left = visitsUntilDry(view, place)
  return (
    <span
      className={`${layout.inlineRow} ${styles.visits} ${left <= LOW ? styles.low : ''}`}
      aria-hidden="true"
    >
      <span className={styles.pips}>
        {range(visitsInAll(view, place)).map((pip) => (
          <i key={pip} className={pip < left ? '' : styles.gone} />
        ))}
      </span>
      {left === 0 ? packet('area.dry') : packet('visits.left', { visits: left })}
    </span>
  )
}

const stateText = ({ literal, viewer, displayNames, packet }: TableView, state: AreaState): string => {
  switch (state) {
    case 'asking':
      return literal.asked - 1 === viewer
        ? packet('area.asking.you')
        : packet('area.asking', { player: displayNames[literal.asked - 1] ?? '' })
    case 'open':
      return packet('area.open')
    case 'closed':
      return packet('area.closed')
  }
}

/** Refusal and benefit of taking each card of the area; neither if the viewer is not asked there. */
const useTaking = (tableView: TableView, state: AreaState): ((card: string, assistant: boolean) => Taking) =>
  useMemo((): ((card: string, assistant: boolean) => Taking) => {
    const { view, viewer } = tableView
    const isAsked = viewer !== 'spectator' && packetRow.deciders(view).includes(viewer) && state === 'asking'
    if (!isAsked) return () => ({ refusal: null, delivers: 0 })
    const now = bestPlan(view, viewer)
    return (card, assistant) => {
      const command: Command = { verb: 'take', card, assistant }
      return {
        refusal: packetRow.refuse(view, viewer, command),
        delivers: gainOf(view, viewer, command, now)?.contracts ?? 0,
      }
    }
  }, [tableView, state])

interface Taking {
  readonly refusal: Refusal | null
  readonly delivers: number
}

export const AreaBoard = ({ tableView, area }: AreaBoardProps) => {
  const { view, literal, game, packet } = tableView
  const board = literal.boards[area]
  const isEnded = useEnded()
  const state = isEnded ? 'closed' : areaState(view, literal, area)
  const taking = useTaking(tableView, state)
  const { name } = game.names.areas[area]
  const status = stateText(tableView, state)
  const sentence = packet('say.area', {
    area: name,
    state: status,
    visits: visitsUntilDry(view, AREAS.indexOf(area)),
    deck: board.deck.length,
    discard: discardsIn(view, literal, area),
  })
  const pieceOn = (space: string): Seat | null => {
    const seat = literal.seats.findIndex(({ piece }) => piece === space)
    return seat < 0 ? null : seat
  }
  const spaces = (place: 'current' | 'future'): readonly (string | null)[] => board[place]
  const cardsOn = (place: 'current' | 'future') =>
    spaces(place)
      .map((card, space) => ({ card, space: spaceName(area, place, space) }))
      .map(({ card, space }) => {
        const seat = pieceOn(space)
        if (seat !== null) return <TakenSpace key={space} seat={seat} tableView={tableView} />
        if (card === null) return <div key={space} className={`${styles.card} ${styles.empty}`} />
        return (
          <BoardCard
            key={space}
            word={card}
            place={place}
            tableView={tableView}
            {...taking(card, place === 'future')}
          />
        )
      })
  return (
    <section
      className={`${frameStyles.zone} ${layout.column} ${styles.area} ${areaClass(area)} ${STATE_CLASS[state]}`}
      id={`zone-${area}`}
      data-zone={area}
      data-place={`area-${area}`}
      aria-label={sentence}
    >
      <header className={`${layout.row} ${styles.head}`}>
        <BoardItemButton
          item={{ kind: 'area', area }}
          sentence={sentence}
          className={`${layout.row} ${styles.name}`}
        >
          <Icon name={areaIcon(area)} />
          <b>{packet(`area.${area}.short`)}</b>
        </BoardItemButton>
        <span className={`${layout.inlineRow} ${styles.state}`} title={status}>
          {state === 'asking' && <Icon name="u-chev" />}
          {state === 'closed' && <Icon name="u-check" />}
          <span>{status}</span>
        </span>
        <VisitsLeft tableView={tableView} area={area} />
      </header>
      <div className={styles.board}>
        <div className={styles.current}>{cardsOn('current')}</div>
        <div className={styles.future}>
          <span className={styles.label}>{packet('next')}</span>
          {cardsOn('future')}
        </div>
      </div>
    </section>
  )
}

const STATE_CLASS = { asking: `now ${styles.asking}`, open: '', closed: styles.closed } as const
