/** The tree of variations: every move as a button with its alternatives below, and tools for the current move. */
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { Fragment, useEffect, useRef } from 'react'
import shared from '../shell/components/shared.module.css'
import styles from './analysis.module.css'
import type { AnalysisBoard } from './analysis-board.ts'
import { useAnalysis, useBoard } from './analysis-store.ts'
import { useAnalysisTexts } from './analysis-texts.ts'
import { type AnalysisTexts, useBoardTexts } from './board-texts.ts'
import { depthOf, isOnMainLine, MOST_NOTE, nodeAt, START } from './variation-tree.ts'

interface LineProps {
  readonly board: AnalysisBoard
  readonly texts: AnalysisTexts
  /** The first move of the line. */
  readonly first: number
  /** Number of moves before it. */
  readonly before: number
}

const MoveButton = ({ board, texts, first: id, before }: LineProps) => {
  const go = useAnalysis((analysis) => analysis.go)
  const { move, note } = nodeAt(board.tree, id)
  const isCurrent = id === board.at
  return (
    <>
      <button
        type="button"
        className={styles.move}
        data-ui="move"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => go(id)}
      >
        <em>{before + 1}</em>
        {move !== null && <SeatShape seat={move.seat} />}
        <span>{texts.move(board, id)}</span>
      </button>
      {note !== '' && <p className={styles.note}>{note}</p>}
    </>
  )
}

/** A line of moves from `first` on, with the alternatives to each main move. */
const Line = ({ board, texts, first, before }: LineProps) => {
  const t = useAnalysisTexts()
  const ids: number[] = []
  for (let id: number | undefined = first; id !== undefined; id = nodeAt(board.tree, id).children[0])
    ids.push(id)
  return (
    <ol className={styles.line}>
      {ids.map((id, place) => {
        const { parent } = nodeAt(board.tree, id)
        const [main, ...others] = parent === null ? [] : nodeAt(board.tree, parent).children
        return (
          <Fragment key={id}>
            <li>
              <MoveButton board={board} texts={texts} first={id} before={before + place} />
            </li>
            {id === main &&
              others.map((other) => (
                <li key={other} className={styles.variation} aria-label={t('variation')}>
                  <Line board={board} texts={texts} first={other} before={before + place} />
                </li>
              ))}
          </Fragment>
        )
      })}
    </ol>
  )
}

/** Tools for the current node. */
const MoveTools = () => {
  const t = useAnalysisTexts()
  const { tree, at } = useBoard()
  const { annotate, promote, remove } = useAnalysis()
  const { note } = nodeAt(tree, at)
  return (
    <div className={styles.tools}>
      <label>
        {t('note')}
        <textarea
          className={shared.input}
          rows={1}
          maxLength={MOST_NOTE}
          value={note}
          onChange={({ target }) => annotate(at, target.value)}
        />
      </label>
      <div className={styles.buttons}>
        {!isOnMainLine(tree, at) && (
          <button type="button" className={styles.small} onClick={() => promote(at)}>
            <Icon name="u-branch" />
            {t('promote')}
          </button>
        )}
        {at !== START && (
          <button type="button" className={styles.small} onClick={() => remove(at)}>
            <Icon name="u-close" />
            {t('remove')}
          </button>
        )}
      </div>
    </div>
  )
}

export const MovesPanel = () => {
  const t = useAnalysisTexts()
  const board = useBoard()
  const texts = useBoardTexts()
  const go = useAnalysis((analysis) => analysis.go)
  const list = useRef<HTMLDivElement>(null)
  const { tree, at } = board
  const { children, note } = nodeAt(tree, START)
  useEffect(() => {
    const box = list.current
    if (at < START || !box) return
    const center = (): void => {
      const row = box.querySelector<HTMLElement>('[aria-current="step"]')
      if (!row) return
      const above = row.getBoundingClientRect().top - box.getBoundingClientRect().top
      box.scrollTop += above - box.clientHeight / 2
    }
    center()
    // The list shrinks when the advice above it arrives.
    const resized = new ResizeObserver(center)
    resized.observe(box)
    return () => resized.disconnect()
  }, [at])
  return (
    <section className={styles.part} data-ui="analysis-moves" aria-labelledby="analysis-moves">
      <div className={frameStyles.zoneHead}>
        <h2 id="analysis-moves">{t('moves')}</h2>
        <span className={frameStyles.count}>{t('move.at', { number: depthOf(tree, at) })}</span>
      </div>
      <div className={styles.moves} ref={list}>
        <button
          type="button"
          className={styles.move}
          aria-current={at === START ? 'step' : undefined}
          onClick={() => go(START)}
        >
          <em>0</em>
          <span>{t('moves.start')}</span>
        </button>
        {note !== '' && <p className={styles.note}>{note}</p>}
        {children[0] === undefined ? (
          <p className={styles.hint}>{t('moves.none')}</p>
        ) : (
          <Line board={board} texts={texts} first={children[0]} before={0} />
        )}
      </div>
      <MoveTools />
    </section>
  )
}
