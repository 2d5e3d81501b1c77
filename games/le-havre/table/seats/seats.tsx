import { SeatClock } from '@quayside/table/clock/seat-clock.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { withListKeys } from '@quayside/table/list-keys.ts'

import pieceStyles from '@quayside/table/pieces.module.css'
import seatStyles from '@quayside/table/seats.module.css'
import { useMemo } from 'react'
import type { FoodOutlook } from '../../queries/index.ts'
import { BoardItemButton } from '../board-item-button.tsx'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import type { TableView } from '../state/table-view.ts'
import { type GameTexts, useGameTexts } from '../state/texts.ts'
import { feedingPips, type SeatSummary, seatSummaries } from '../view-models/seat-summary.ts'

const PIP_CLASS = {
  ships: seatStyles.ships,
  food: seatStyles.food,
  open: '',
  missing: seatStyles.missing,
} as const

/** From this many on, a number is shown instead of pips. */
const PIPS_SHOWN = 15

const feedingState = (feeding: FoodOutlook): 'short' | 'to-pay' | 'ships' | 'fed' | 'covered' => {
  if (feeding.short > 0) return 'short'
  if (feeding.owes !== null && feeding.owes > 0) return 'to-pay'
  if (feeding.ships === feeding.demand) return 'ships'
  return feeding.owes === null ? 'covered' : 'fed'
}

const feedingWords = (feeding: FoodOutlook, { board }: GameTexts): string => {
  switch (feedingState(feeding)) {
    case 'short':
      return board('seat.short', { food: feeding.short })
    case 'to-pay':
      return board('seat.to-pay', { food: feeding.owes ?? 0 })
    case 'ships':
      return board('seat.fed-by-ships')
    case 'fed':
      return board('seat.fed')
    case 'covered':
      return board('seat.covered', { food: feeding.demand })
  }
}

const STATE_CLASS = {
  short: seatStyles.short,
  'to-pay': seatStyles.toPay,
  ships: seatStyles.fed,
  fed: seatStyles.fed,
  covered: seatStyles.fed,
} as const

const Feeding = ({ feeding }: { readonly feeding: FoodOutlook }) => {
  const words = useGameTexts()
  const state = feedingState(feeding)
  const pips = feedingPips(feeding)
  return (
    <span className={seatStyles.feeding}>
      {pips.length <= PIPS_SHOWN && (
        <span className={seatStyles.pips}>
          {withListKeys(pips, (pip) => pip).map(({ key, item }) => (
            <i key={key} className={PIP_CLASS[item]} />
          ))}
        </span>
      )}
      {state === 'short' && <Icon name="u-warn" />}
      <span className={STATE_CLASS[state]}>{feedingWords(feeding, words)}</span>
    </span>
  )
}

interface StatProps {
  readonly amount: number
  readonly icon: IconName
  readonly className?: string | undefined
}

const Stat = ({ amount, icon, className = '' }: StatProps) => (
  <span className={`${pieceStyles.quantity} ${amount === 0 ? seatStyles.zero : className}`}>
    {amount}
    <Icon name={icon} />
  </span>
)

const sentenceOf = (standing: SeatSummary, name: string, words: GameTexts): string =>
  words.game.sentences([
    words.board('seat.sentence', {
      player: name,
      wealth: standing.total,
      rank: standing.rank,
      francs: words.game.count('franc', standing.francs),
      food: words.game.count('food', standing.food),
      energy: words.game.count('energy', standing.energy),
      cargo: standing.cargo,
      hammers: words.game.count('hammer', standing.hammers),
      fishermen: words.game.count('fisherman', standing.fishermen),
      loans: words.game.count('loan', standing.loans),
      buildings: standing.buildings.length,
    }),
    ...(standing.feeding === null ? [] : [`${feedingWords(standing.feeding, words)}.`]),
  ])

const Strip = ({ standing, sight }: { readonly standing: SeatSummary; readonly sight: TableView }) => {
  const words = useGameTexts()
  const { seat, feeding } = standing
  const name = sight.called[seat] ?? ''
  const mine = seat === sight.viewer ? ` ${seatStyles.mine}` : ''
  const alert = feeding !== null && feeding.short > 0 ? ` ${seatStyles.alert}` : ''
  return (
    <li>
      <BoardItemButton
        thing={{ kind: 'seat', seat }}
        place={`seat-${seat}`}
        data-mine={seat === sight.viewer || undefined}
        className={`${seatStyles.seat} ${seatClass(seat)} ${mine} ${alert}`}
        sentence={sentenceOf(standing, name, words)}
      >
        <span className={seatStyles.head}>
          <SeatShape seat={seat} />
          <b title={name}>{name}</b>
          <span className={seatStyles.wealth}>
            <span className={seatStyles.rank}>{words.board('seat.rank', { rank: standing.rank })}</span>
            <span className={pieceStyles.number}>{standing.total}</span>
          </span>
        </span>
        <span className={seatStyles.stats}>
          <Stat amount={standing.francs} icon="m-franc" />
          <Stat amount={standing.food} icon="m-food" />
          <Stat amount={standing.energy} icon="m-energy" />
          <Stat amount={standing.cargo} icon="s-wooden" />
        </span>
        <span className={`${seatStyles.stats} ${seatStyles.minor}`}>
          <Stat amount={standing.hammers} icon="m-hammer" />
          <Stat amount={standing.fishermen} icon="m-fisher" />
          <Stat amount={standing.loans} icon="m-loan" className={seatStyles.debt} />
          <Stat amount={standing.buildings.length} icon="t-town" />
        </span>
        {feeding !== null && <Feeding feeding={feeding} />}
        <SeatClock seat={seat} />
      </BoardItemButton>
    </li>
  )
}

export const Seats = ({ sight }: { readonly sight: TableView }) => {
  const { board } = useGameTexts()
  const standings = useMemo(() => seatSummaries(sight.view), [sight.view])
  return (
    <section className={seatStyles.seats} aria-label={board('zone.players')}>
      <ol className={seatStyles.players} data-zone="players" data-seats={standings.length}>
        {standings.map((standing) => (
          <Strip key={standing.seat} standing={standing} sight={sight} />
        ))}
      </ol>
    </section>
  )
}
