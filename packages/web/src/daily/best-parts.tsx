/** The best game of a day told in sentences, with the player's own game beside it. */
import type { DailyPart } from '@quayside/game'
import type { OfferedDeal } from '@quayside/game/daily/deal.ts'
import type { FinishedTry } from '@quayside/game/daily/play.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { formatTag, numberText, withLabel } from '@quayside/texts'
import { useEffect, useState } from 'react'
import styles from './daily.module.css'
import { partsOf } from './daily-store.ts'
import { useDailyTexts, useDealTexts } from './daily-texts.ts'

/** Null until the game has been replayed. */
const useParts = (
  { deal: { kind } }: OfferedDeal,
  date: string,
  record: string | null,
): readonly DailyPart[] | null => {
  const { locale } = useTexts()
  const [parts, show] = useState<readonly DailyPart[] | null>(null)
  useEffect(() => {
    let isLeft = false
    const replay = async (): Promise<void> => {
      const found = record === null ? null : await partsOf({ date, kind }, record, locale)
      if (!isLeft) show(found)
    }
    void replay()
    return () => {
      isLeft = true
    }
  }, [date, kind, record, locale])
  return parts
}

interface BestPartsProps {
  readonly offer: OfferedDeal
  readonly date: string
  readonly best: { readonly name: string; readonly played: FinishedTry }
  readonly mine: FinishedTry | null
}

export const BestParts = ({ offer, date, best, mine }: BestPartsProps) => {
  const say = useDailyTexts()
  const { locale, common } = useTexts()
  const [isCompared, compare] = useState(false)
  const parts = useParts(offer, date, best.played.record)
  const own = useParts(offer, date, mine?.record ?? null)
  if (parts === null) return null
  return (
    <>
      {own !== null && mine !== null && (
        <Gap offer={offer} best={best.played} mine={mine} parts={parts} own={own} />
      )}
      {own !== null && <Curves best={parts} own={own} />}
      {own !== null && (
        <button
          type="button"
          className={controls.button}
          aria-pressed={isCompared}
          onClick={() => compare(!isCompared)}
        >
          {say('best.compare')}
        </button>
      )}
      <ol className={styles.parts} data-ui="best-parts">
        {parts.map((part, place) => {
          const mineThen = own?.[place]
          return (
            <li key={part.first}>
              <h3>{roundsText(part, say)}</h3>
              <p>
                {mineThen === undefined ? (
                  <b>{numberText(part.points, formatTag(locale))}</b>
                ) : (
                  <>
                    {withLabel(best.name, numberText(part.points, formatTag(locale)), locale)}
                    <b>
                      {withLabel(say('best.you'), numberText(mineThen.points, formatTag(locale)), locale)}
                    </b>
                  </>
                )}
              </p>
              <p>{common.sentences(part.sentences)}</p>
              {isCompared && mineThen !== undefined && (
                <p data-own="true">
                  {withLabel(say('best.you'), common.sentences(mineThen.sentences), locale)}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

const roundsText = ({ first, last }: DailyPart, say: ReturnType<typeof useDailyTexts>): string =>
  first === last ? say('best.round', { round: first }) : say('best.rounds', { first, last })

interface ComparedProps {
  readonly parts: readonly DailyPart[]
  readonly own: readonly DailyPart[]
}

interface GapProps extends ComparedProps {
  readonly offer: OfferedDeal
  readonly best: FinishedTry
  readonly mine: FinishedTry
}

/** The part in which the best game gained most on the player's own; null if it never did. */
const widestPart = ({ parts, own }: ComparedProps): DailyPart | null => {
  const gaps = parts.map(({ points }, place) => points - (own[place]?.points ?? points))
  const gains = gaps.map((gap, place) => gap - (gaps[place - 1] ?? 0))
  const most = Math.max(...gains)
  return most > 0 ? (parts[gains.indexOf(most)] ?? null) : null
}

const Gap = ({ offer, best, mine, ...compared }: GapProps) => {
  const { texts, say } = useDealTexts(offer)
  const { common } = useTexts()
  const ahead = best.points - mine.points
  const points = texts.points(Math.abs(ahead))
  const part = ahead > 0 ? widestPart(compared) : null
  const [first, last] = [part?.first ?? 0, part?.last ?? 0]
  return (
    <p data-ui="best-gap">
      {common.sentences([
        ahead === 0 ? say('best.level') : say(ahead > 0 ? 'best.ahead' : 'best.over', { points }),
        ...(part === null
          ? []
          : [
              first === last
                ? say('best.gap.round', { round: first })
                : say('best.gap.rounds', { first, last }),
            ]),
      ])}
    </p>
  )
}

const WIDTH = 340
const HEIGHT = 84
const EDGE = 8

/** The points of both games after each part; the list below says the same in numbers. */
const Curves = ({
  best,
  own,
}: {
  readonly best: readonly DailyPart[]
  readonly own: readonly DailyPart[]
}) => {
  const all = [...best, ...own].map(({ points }) => points)
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const line = (parts: readonly DailyPart[]): string =>
    [0, ...parts.map(({ points }) => points)]
      .map((points, at) => {
        const x = EDGE + ((WIDTH - 2 * EDGE) * at) / Math.max(1, best.length)
        const y = HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (points - least)) / (most - least)
        return `${x.toFixed(1)} ${y.toFixed(1)}`
      })
      .join('L')
  return (
    <svg className={styles.curves} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`M${line(best)}`} />
      <path d={`M${line(own)}`} data-own="true" />
    </svg>
  )
}
