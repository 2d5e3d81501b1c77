/** The review in place of the table: the mistakes, the move that is looked at, and the curve of the game. */
import frameStyles from '@quayside/table/frame.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { TableFrame } from '@quayside/table/table-frame.tsx'
import { TableHeader } from '@quayside/table/table-header.tsx'
import { sentence } from '@quayside/texts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { gameTitle } from '../games.ts'
import { GameCurve } from './curve.tsx'
import { Mistakes } from './mistakes.tsx'
import styles from './replay.module.css'
import { replayMeasure, roundAt } from './replay-game.ts'
import { useReplay, useReplayGame, useRounds } from './replay-store.ts'
import { useMoveTexts, useRoundText } from './replay-texts.ts'
import { ReplayTray } from './replay-tray.tsx'
import { DecisionReview, ReviewStatus, Totals, TurningPoints, useDecision } from './review-panel.tsx'

interface ReviewPageProps {
  readonly heading: ReactNode
  readonly actions: ReactNode
}

export const ReviewPage = ({ heading, actions }: ReviewPageProps) => {
  const tableTexts = useTexts()
  const { game, viewer } = useReplayGame()
  const moveNumber = useReplay((replay) => replay.moveNumber)
  const isFound = useReplay(({ review }) => review !== null)
  return (
    <TableFrame
      banner={null}
      at={moveNumber}
      className={`${frameStyles.table} ${frameStyles.replay} ${styles.reviewPage}`}
    >
      <TableHeader
        title={gameTitle(game.rules.game, tableTexts)}
        when={tableTexts.replay('review')}
        viewer={viewer}
        watched
        ribbon={heading}
        hasDrawers={false}
        actions={actions}
      />
      <ReplayTray />
      <main className={`${styles.reviewZones} ${styles.side}`}>
        <Finding />
        <section
          className={`${frameStyles.zone} ${styles.review}`}
          aria-labelledby="review-title"
          data-ui="review"
        >
          <div className={frameStyles.zoneHead}>
            <h2 id="review-title">{tableTexts.replay('review')}</h2>
          </div>
          <ReviewStatus />
          {isFound && (
            <>
              <Mistakes />
              <TurningPoints />
              <Totals />
            </>
          )}
        </section>
        <CurveZone />
      </main>
    </TableFrame>
  )
}

/** The current move with its verdict. */
const Finding = () => {
  const { replay, common, locale } = useTexts()
  const roundText = useRoundText()
  const rounds = useRounds()
  const { steps } = useReplayGame()
  const moveNumber = useReplay((state) => state.moveNumber)
  const isFound = useReplay(({ review }) => review !== null)
  const decision = useDecision()
  const move = useMoveTexts().find(({ position }) => position === moveNumber)
  const section = useRef<HTMLElement>(null)
  // On a phone it is above the list that was pressed.
  useEffect(() => {
    if (moveNumber > 0) section.current?.scrollIntoView({ block: 'nearest' })
  }, [moveNumber])
  if (moveNumber === 0 && !isFound) return null
  const round = roundText(roundAt(rounds, moveNumber - 1)?.round ?? null)
  return (
    <section
      ref={section}
      className={`${frameStyles.zone} ${styles.finding}`}
      aria-labelledby="finding-title"
      data-ui="finding"
    >
      <div className={frameStyles.zoneHead}>
        <h2 id="finding-title">
          {moveNumber === 0
            ? replay('at.start', { moves: steps.length })
            : replay('mistakes.where', { round, position: moveNumber })}
        </h2>
        {decision?.mistake === true && <b className={styles.loss}>−{Math.round(decision.played.behind)}</b>}
      </div>
      {moveNumber === 0 && <p>{replay('review.pick')}</p>}
      {decision !== undefined && <DecisionReview decision={decision} isWide />}
      {decision === undefined && move !== undefined && (
        <p>{common.sentences(move.lines.map((line) => sentence(line, locale)))}</p>
      )}
    </section>
  )
}

/** The curve, large, as the expected result or as the standings. */
const CurveZone = () => {
  const { replay } = useTexts()
  const measure = replayMeasure(useReplayGame())
  const isFound = useReplay(({ review }) => review !== null)
  const [isExpected, setExpected] = useState(true)
  const kinds = isFound ? [true, false] : [false]
  return (
    <section className={`${frameStyles.zone} ${styles.curveZone}`} aria-label={replay('chart.from-average')}>
      <div className={frameStyles.zoneHead}>
        {kinds.map((kind) => (
          <button
            key={`${kind}`}
            type="button"
            className={`${frameStyles.tag} ${kind === isExpected || !isFound ? frameStyles.on : ''}`}
            aria-pressed={kind === isExpected || !isFound}
            onClick={() => setExpected(kind)}
          >
            {replay(`chart.${kind ? 'expected' : measure}`)}
          </button>
        ))}
        <span className={frameStyles.count}>{replay('chart.from-average')}</span>
      </div>
      <GameCurve isExpected={isExpected} fills />
    </section>
  )
}
