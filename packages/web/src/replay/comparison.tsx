import type { Difference } from '@quayside/game'
import { signed } from '@quayside/table/format.ts'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import styles from './replay.module.css'
import { measureOf } from './replay-game.ts'
import { useCurve, usePast, usePeople, useReplay } from './replay-store.ts'
import { useSpoken } from './replay-texts.ts'

/** What is different here from the position that was remembered; nothing while none is. */
export const Comparison = () => {
  const words = useTexts()
  const spoken = useSpoken()
  const { views } = usePast()
  const { at, mark, go, compare } = useReplay()
  if (mark === null) return null
  const differences = spoken.differences(views[mark], views[at])
  return (
    <section className={styles.comparison} data-ui="difference" aria-labelledby="compared">
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
          className={styles.close}
          aria-label={words.replay('compare.end')}
          onClick={() => compare(null)}
        >
          <Icon name="u-close" />
        </button>
      </div>
      {differences.length === 0 ? <p>{words.replay('compare.same')}</p> : null}
      <ul>
        {differences.map((difference) => (
          <Row key={difference.seat ?? difference.title} difference={difference} from={mark} to={at} />
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
  const words = useTexts()
  const { called } = usePeople()
  const measure = measureOf(usePast())
  const curve = useCurve()
  const standing = (position: number, of: number): string => signed(curve[position]?.[of] ?? 0)
  return (
    <li>
      <b>
        {seat === null ? (
          title
        ) : (
          <>
            <SeatShape seat={seat} /> {called[seat]}{' '}
            <em>
              {words.replay(`compare.${measure}`, {
                before: standing(from, seat),
                after: standing(to, seat),
              })}
            </em>
          </>
        )}
      </b>
      <span>{words.common.list([...parts], 'and')}</span>
    </li>
  )
}
