import { BUILDINGS, shipWord, TOKENS } from '@quayside/le-havre'
import type { ReactNode } from 'react'
import { Icon, SeatShape } from '../icons/icon.tsx'
import { useSight } from '../le-havre/state/sight.ts'
import { signed } from '../shell/parts/texts-of-games.ts'
import { useWords, type Words } from '../state/words.ts'
import { type Amount, type Card, differencesBetween, type SeatDifference } from './differences.ts'
import { useReplay } from './replay-state.ts'
import { usePast } from './use-past.ts'

const sign = (change: number): string => (change < 0 ? '−' : '+')

const amountText = ({ token, change }: Amount, { game }: Words): string => {
  const name = TOKENS[token]
  return name === undefined ? '' : `${sign(change)}${game.count(name, Math.abs(change))}`
}

const buildingText = ({ card, change }: Card, { game }: Words): string =>
  `${sign(change)}${game.building(BUILDINGS[card]?.name ?? '').plain}`

const shipText = ({ card, change }: Card, { game }: Words): string =>
  `${sign(change)}${game.ship(shipWord(card)).plain}`

const partsOf = ({ tokens, loans, buildings, ships }: SeatDifference, words: Words): string[] => [
  ...buildings.map((card) => buildingText(card, words)),
  ...ships.map((card) => shipText(card, words)),
  ...tokens.map((amount) => amountText(amount, words)),
  ...(loans === 0 ? [] : [`${sign(loans)}${words.game.count('loan', Math.abs(loans))}`]),
]

interface RowProps {
  readonly title: ReactNode
  readonly parts: readonly string[]
}

const Row = ({ title, parts }: RowProps) => {
  const words = useWords()
  return (
    <li>
      <b>{title}</b>
      <span>{words.game.list([...parts], 'and')}</span>
    </li>
  )
}

/** What is different here from the position that was remembered; nothing while none is. */
export const Comparison = () => {
  const words = useWords()
  const called = useSight()?.called ?? []
  const { views } = usePast()
  const { at, mark, go, compare } = useReplay()
  const [before, after] = [mark === null ? undefined : views[mark], views[at]]
  if (mark === null || before === undefined || after === undefined) return null
  const { seats, offers, town } = differencesBetween(before, after)
  const isSame = seats.length + offers.length + town.length === 0
  return (
    <section className="cmpz" aria-labelledby="compared">
      <div className="zh">
        <h3 id="compared">
          <button
            type="button"
            title={words.replay('compare.go', { position: mark })}
            onClick={() => go(mark)}
          >
            {words.replay('compare.since', { position: mark })}
          </button>
        </h3>
        <span className="grow" />
        <button
          type="button"
          className="x"
          aria-label={words.replay('compare.end')}
          onClick={() => compare(null)}
        >
          <Icon name="u-close" />
        </button>
      </div>
      {isSame ? <p>{words.replay('compare.same')}</p> : null}
      <ul>
        {seats.map((seat) => (
          <Row
            key={seat.seat}
            title={
              <>
                <SeatShape seat={seat.seat} /> {called[seat.seat]}{' '}
                <em>
                  {words.replay('compare.wealth', {
                    before: signed(seat.wealth.before),
                    after: signed(seat.wealth.after),
                  })}
                </em>
              </>
            }
            parts={partsOf(seat, words)}
          />
        ))}
        {town.length > 0 && (
          <Row title={words.replay('compare.town')} parts={town.map((card) => buildingText(card, words))} />
        )}
        {offers.length > 0 && (
          <Row title={words.board('zone.offers')} parts={offers.map((amount) => amountText(amount, words))} />
        )}
      </ul>
    </section>
  )
}
