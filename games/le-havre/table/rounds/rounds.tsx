import { roundIndex, rounds } from '../../reading/index.ts'
import { type Round, SHIPS, shipWord } from '../../rules/index.ts'
import { Icon } from '../icons/icon.tsx'
import type { Sight } from '../state/sight.ts'
import { useWords } from '../state/words.ts'
import { ThingButton } from '../thing-button.tsx'

interface CellProps {
  readonly round: Round
  readonly number: number
  readonly now: boolean
}

const Cell = ({ round, number, now }: CellProps) => {
  const { board, game } = useWords()
  const ship = SHIPS[round.card]
  if (ship === undefined) return null
  return (
    <ThingButton
      thing={{ kind: 'round', round: number }}
      className={`rc${now ? ' now' : ''}`}
      aria-current={now ? 'step' : undefined}
      sentence={board('round.sentence', {
        round: number,
        food: round.food,
        harvest: round.harvest ? 'yes' : 'no',
        town: round.townGets,
        type: game.names.shipTypes[ship.type].kind,
        ship: game.ship(shipWord(round.card)),
        value: ship.value,
      })}
    >
      <span className="r1">
        <b>{number}</b>
        <Icon name={round.harvest ? 'm-harvest' : 'm-noharvest'} className="h" />
      </span>
      <span className="r2">
        <span className="fdm">{round.food}</span>
        {round.townGets !== 'none' && (
          <span className={round.townGets === 'special' ? 'tb x' : 'tb'}>
            <Icon name={round.townGets === 'special' ? 't-special' : 't-town'} />
          </span>
        )}
      </span>
      <span className="r3">
        <span className="shp">
          <Icon name={`s-${ship.type}`} />
          {ship.value}
        </span>
      </span>
    </ThingButton>
  )
}

/** The track has room for so many cards; those played before are counted. */
const CELLS = 8

export const Rounds = ({ sight: { view } }: { readonly sight: Sight }) => {
  const { board } = useWords()
  const table = rounds(view)
  const now = roundIndex(view)
  const first = Math.max(0, Math.min(now, table.length - CELLS))
  return (
    <section className="zone rounds" id="zone-rounds" data-zone="rounds" aria-label={board('zone.rounds')}>
      {first > 0 && (
        <div className="rc past">
          <i aria-hidden="true">
            {table.slice(0, first).map(({ card }) => (
              <u key={card} />
            ))}
          </i>
          <span>{board('round.past', { last: first })}</span>
        </div>
      )}
      {table.slice(first, first + CELLS).map((round, place) => (
        <Cell key={round.card} round={round} number={first + place + 1} now={first + place === now} />
      ))}
      {first + CELLS < table.length && <div className="rc ahead">+{table.length - first - CELLS}</div>}
      <div className={`rc end${now >= table.length ? ' now' : ''}`}>
        <span>{board('final-action')}</span>
      </div>
    </section>
  )
}
