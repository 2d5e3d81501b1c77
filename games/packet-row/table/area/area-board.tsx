import type { Refusal, Seat } from '@quayside/kernel'
import frameStyles from '@quayside/table/frame.module.css'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useMemo } from 'react'
import { cardNoun } from '../../language/index.ts'
import { bestPlan } from '../../queries/index.ts'
import { type Area, type Command, packetRow } from '../../rules/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { TableView } from '../state/table-view.ts'
import { areaState, discardsIn, spaceName } from '../view-models/area-state.ts'
import { gainOf } from '../view-models/card-benefit.ts'
import { areaClass } from '../view-models/card-class.ts'
import { areaIcon } from '../view-models/card-look.ts'
import { takenBy, visitsThisRound } from '../view-models/round-history.ts'
import styles from './area.module.css'
import { BoardCard } from './board-card.tsx'

interface AreaBoardProps {
  readonly sight: TableView
  readonly area: Area
}

/** Whoever took the card keeps its place until the round ends. */
const TakenSpace = ({ seat, sight }: { readonly seat: Seat; readonly sight: TableView }) => {
  const { history, at, called, names, viewer, game, packet } = sight
  const card = takenBy(visitsThisRound(history, at)).get(seat)
  const taken = card === undefined ? '' : cardNoun(card, game).the
  return (
    <div className={`${styles.card} ${styles.taken} ${seatClass(seat)}`} data-ui="taken">
      <span className={styles.badge}>
        <SeatShape seat={seat} />
        <Icon name="t-disc" className={` ${styles.disc}`} />
      </span>
      <span className={styles.text}>
        {card === undefined
          ? called[seat]
          : packet(seat === viewer ? 'took.you' : 'took', { player: names[seat] ?? '', card: taken })}
      </span>
    </div>
  )
}

const stateText = ({ view, at, viewer, called, packet }: TableView, area: Area): string => {
  if (at.boards[area].dry && areaState(view, at, area) !== 'asking') return packet('area.dry')
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
  const discarded = discardsIn(view, at, area)
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
      className={`${frameStyles.zone} ${styles.area} ${areaClass(area)} ${STATE_CLASS[state]}`}
      id={`zone-${area}`}
      data-zone={area}
      data-place={`area-${area}`}
      aria-label={packet('say.area', {
        area: name,
        state: told,
        deck: board.deck.length,
        discard: discarded,
      })}
    >
      <header className={styles.head}>
        <BoardItemButton
          thing={{ kind: 'area', area }}
          sentence={packet('say.area', {
            area: name,
            state: told,
            deck: board.deck.length,
            discard: discarded,
          })}
          className={styles.name}
        >
          <Icon name={areaIcon(area)} />
          <b className={styles.longName}>{name}</b>
          <b className={styles.shortName}>{packet(`area.${area}.short`)}</b>
        </BoardItemButton>
        <span className={styles.state} title={told}>
          {state === 'asking' && <Icon name="u-chev" />}
          {state === 'closed' && <Icon name="u-check" />}
          <span>{told}</span>
        </span>
        <span className={` ${styles.filler}`} />
        <span className={styles.deck} aria-hidden="true">
          <Icon name="k-deck" />
          <b>{board.deck.length}</b>
          <em>{packet('deck')}</em>
        </span>
        <span className={styles.deck} aria-hidden="true">
          <Icon name="k-discard" />
          <b>{discarded}</b>
          <em>{packet('discard')}</em>
        </span>
      </header>
      <div className={styles.board}>
        <div className={styles.current}>{cardsOn('current')}</div>
        <div className={styles.future}>
          <span className={styles.label}>
            <Icon name="u-clock" />
            <i>{packet('next-supply')}</i>
          </span>
          {cardsOn('future')}
        </div>
      </div>
    </section>
  )
}

const STATE_CLASS = { asking: `now ${styles.currentPart}`, open: '', closed: styles.closed } as const
