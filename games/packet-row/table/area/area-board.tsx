import type { Refusal, Seat } from '@quayside/kernel'
import frameStyles from '@quayside/table/frame.module.css'
import { IconLine } from '@quayside/table/icon-line.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { range } from '@quayside/table/list-keys.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { useMemo } from 'react'
import { cardNoun } from '../../language/index.ts'
import { bestPlan, visitsInAll, visitsUntilDry } from '../../queries/index.ts'
import { AREAS, type Area, type Command, packetRow } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { areaState, discardsIn, spaceName } from '../view-models/area-state.ts'
import { gainOf } from '../view-models/card-benefit.ts'
import { areaClass } from '../view-models/card-class.ts'
import { areaIcon, cardOf, cardPieces } from '../view-models/card-look.ts'
import { takenBy, visitsThisRound } from '../view-models/round-history.ts'
import styles from './area.module.css'
import { BoardCard } from './board-card.tsx'

interface AreaBoardProps {
  readonly sight: TableView
  readonly area: Area
}

/** Few enough to count on. */
const LOW = 2

/** Whoever took the card keeps its place until the round ends. */
const TakenSpace = ({ seat, sight }: { readonly seat: Seat; readonly sight: TableView }) => {
  const { view, history, at, called, names, viewer, game, packet } = sight
  const word = takenBy(visitsThisRound(history, at)).get(seat)
  const card = word === undefined ? null : cardOf(view, word)
  return (
    <div className={`${styles.card} ${styles.taken} ${seatClass(seat)}`} data-ui="taken">
      <span className={pieceStyles.hidden}>
        {word === undefined
          ? called[seat]
          : packet(seat === viewer ? 'took.you' : 'took', {
              player: names[seat] ?? '',
              card: cardNoun(word, game).the,
            })}
      </span>
      <SeatShape seat={seat} className={styles.piece} />
      <span className={`${layout.column} ${styles.taker}`} aria-hidden="true">
        <b>{called[seat]}</b>
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
const VisitsLeft = ({ sight: { view, packet }, area }: AreaBoardProps) => {
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

const stateText = ({ view, at, viewer, called, packet }: TableView, area: Area): string => {
  switch (areaState(view, at, area)) {
    case 'asking':
      return at.asked - 1 === viewer
        ? packet('area.asking.you')
        : packet('area.asking', { player: called[at.asked - 1] ?? '' })
    case 'open':
      return packet('area.open')
    case 'closed':
      return packet('area.closed')
  }
}

/** Why each card of the area cannot be taken, for whoever is asked there. */
const useTaking = (sight: TableView, area: Area): ((card: string, assistant: boolean) => Taking) =>
  useMemo((): ((card: string, assistant: boolean) => Taking) => {
    const { view, at, viewer } = sight
    const isAsked =
      viewer !== 'spectator' &&
      packetRow.deciders(view).includes(viewer) &&
      areaState(view, at, area) === 'asking'
    if (!isAsked) return () => ({ refusal: null, delivers: 0 })
    const now = bestPlan(view, viewer)
    return (card, assistant) => {
      const command: Command = { verb: 'take', card, assistant }
      return {
        refusal: packetRow.refuse(view, viewer, command),
        delivers: gainOf(view, viewer, command, now)?.contracts ?? 0,
      }
    }
  }, [sight, area])

interface Taking {
  readonly refusal: Refusal | null
  readonly delivers: number
}

export const AreaBoard = ({ sight, area }: AreaBoardProps) => {
  const { view, at, game, packet } = sight
  const board = at.boards[area]
  const taking = useTaking(sight, area)
  const state = areaState(view, at, area)
  const { name } = game.names.areas[area]
  const told = stateText(sight, area)
  const sentence = packet('say.area', {
    area: name,
    state: told,
    visits: visitsUntilDry(view, AREAS.indexOf(area)),
    deck: board.deck.length,
    discard: discardsIn(view, at, area),
  })
  const pieceOn = (space: string): Seat | null => {
    const seat = at.seats.findIndex(({ piece }) => piece === space)
    return seat < 0 ? null : seat
  }
  const spaces = (place: 'current' | 'future'): readonly (string | null)[] => board[place]
  const cardsOn = (place: 'current' | 'future') =>
    spaces(place)
      .map((card, space) => ({ card, space: spaceName(area, place, space) }))
      .map(({ card, space }) => {
        const seat = pieceOn(space)
        if (seat !== null) return <TakenSpace key={space} seat={seat} sight={sight} />
        if (card === null) return <div key={space} className={`${styles.card} ${styles.empty}`} />
        return (
          <BoardCard
            key={space}
            word={card}
            place={place}
            sight={sight}
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
          thing={{ kind: 'area', area }}
          sentence={sentence}
          className={`${layout.row} ${styles.name}`}
        >
          <Icon name={areaIcon(area)} />
          <b>{packet(`area.${area}.short`)}</b>
        </BoardItemButton>
        <span className={`${layout.inlineRow} ${styles.state}`} title={told}>
          {state === 'asking' && <Icon name="u-chev" />}
          {state === 'closed' && <Icon name="u-check" />}
          <span>{told}</span>
        </span>
        <VisitsLeft sight={sight} area={area} />
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
