import type { Difference } from '@quayside/game'
import { signed } from '@quayside/table/format.ts'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import styles from './replay.module.css'
import { replayMeasure } from './replay-game.ts'
import { useCurve, usePeople, useReplay, useReplayGame } from './replay-store.ts'
import { useReplayTexts } from './replay-texts.ts'

/** The differences between the marked move and this one. */
export const Comparison = () => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const { views } = useReplayGame()
  const { moveNumber, comparedMove, go, compare } = useReplay()
  if (comparedMove === null) return null
  const differences = texts.differences(views[comparedMove], views[moveNumber])
  return (
    <section className={styles.comparison} data-ui="difference" aria-labelledby="compared">
      <div className={frameStyles.zoneHead}>
        <h3 id="compared">
          <button
            type="button"
            title={tableTexts.replay('compare.go', { position: comparedMove })}
            onClick={() => go(comparedMove)}
          >
            {tableTexts.replay('compare.since', { position: comparedMove })}
          </button>
        </h3>
        <span className={frameStyles.grow} />
        <button
          type="button"
          className={styles.close}
          aria-label={tableTexts.replay('compare.end')}
          onClick={() => compare(null)}
        >
          <Icon name="u-close" />
        </button>
      </div>
      {differences.length === 0 ? <p>{tableTexts.replay('compare.same')}</p> : null}
      <ul>
        {differences.map((difference) => (
          <Row
            key={difference.seat ?? difference.title}
            difference={difference}
            from={comparedMove}
            to={moveNumber}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly difference: Difference
  readonly from: number
  readonly to: number
}

const Row = ({ difference: { seat, title, parts }, from, to }: RowProps) => {
  const tableTexts = useTexts()
  const { displayNames } = usePeople()
  const measure = replayMeasure(useReplayGame())
  const curve = useCurve()
  const points = (move: number, of: number): string => signed(curve[move]?.[of] ?? 0)
  return (
    <li>
      <b>
        {seat === null ? (
          title
        ) : (
          <>
            <SeatShape seat={seat} /> {displayNames[seat]}{' '}
            <em>
              {tableTexts.replay(`compare.${measure}`, {
                before: points(from, seat),
                after: points(to, seat),
              })}
            </em>
          </>
        )}
      </b>
      <span>{tableTexts.common.list([...parts], 'and')}</span>
    </li>
  )
}
