/** Banner above the table: the question, hints and buttons, then the solution. */
import controls from '@quayside/table/controls/controls.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useEffect, useRef, useState } from 'react'
import { games } from '../games.ts'
import { canCopy, copy } from '../shell/components/export-game.tsx'
import shared from '../shell/components/shared.module.css'
import { PuzzleExplanation } from './puzzle-panel.tsx'
import { usePuzzleSession } from './puzzle-session.ts'
import { skipInStreak, useStreak } from './puzzle-streak.ts'
import { type AtPuzzle, analyse, linkTo, playOn } from './puzzle-table.ts'
import { usePuzzleTexts } from './puzzle-texts.ts'
import styles from './puzzles.module.css'
import {
  type Solving,
  useBook,
  useHints,
  useMoveTexts,
  useOpenPuzzle,
  useSolving,
  useStatus,
  useStreakText,
} from './use-solving.ts'

/** Highlights the place of the answer while the third hint is shown. */
const useRing = (): void => {
  const { puzzle, rules } = useOpenPuzzle()
  const book = useBook()
  const isShown = usePuzzleSession(({ hints, phase }) => hints >= 3 || phase === 'right' || phase === 'wrong')
  const at = useTable(({ currentFrame }) => currentFrame?.moveNumber)
  useEffect(() => {
    const command = rules.notation.parse(puzzle.right[0] ?? '')
    const place = isShown && command.ok ? book.place(command.value) : null
    const found = place === null ? null : document.querySelector(place)
    if (found === null || at === undefined) return
    found.setAttribute('data-hinted', '')
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => found.removeAttribute('data-hinted')
  }, [puzzle, rules, book, isShown, at])
}

export const PuzzleBanner = (at: AtPuzzle) => {
  const solving = useSolving(at.mode)
  const { title, text } = useStatus()
  const streak = useStreakText(at.mode)
  const banner = useRef<HTMLElement>(null)
  const say = usePuzzleTexts()
  useRing()
  // Keyboard users start here.
  useEffect(() => banner.current?.focus(), [])
  return (
    <section
      className={`${shared.deep} ${styles.banner}`}
      data-ui="puzzle"
      aria-label={say('puzzle')}
      ref={banner}
      tabIndex={-1}
    >
      <div className={styles.says} role="status">
        {streak !== null && <p>{streak}</p>}
        <h2>{title}</h2>
        <p>{text}</p>
        <Chosen solving={solving} />
      </div>
      {!solving.isOver && at.mode !== 'streak' && <Hints solving={solving} />}
      {solving.isOver ? <Afterwards {...at} /> : <Buttons {...at} solving={solving} />}
      {solving.isOver && (
        <details className={styles.folded}>
          <summary>{say('why')}</summary>
          <PuzzleExplanation />
        </details>
      )}
    </section>
  )
}

const Chosen = ({ solving: { chosen, isOver } }: { readonly solving: Solving }) => {
  const say = usePuzzleTexts()
  const move = useMoveTexts()
  if (isOver) return null
  return <p>{chosen === null ? say('answer.none') : say('chosen', { move: move(chosen) })}</p>
}

const Hints = ({ solving }: { readonly solving: Solving }) => {
  const hints = useHints()
  return (
    <ol className={styles.hints}>
      {hints.map(({ title, text, price }, place) => (
        <li key={title} data-state={text === null ? (price === null ? 'later' : 'next') : 'shown'}>
          <b>
            <i aria-hidden="true">{place + 1}</i> {title}
          </b>
          {text === null ? (
            price !== null && (
              <button type="button" onClick={solving.hint}>
                {price}
              </button>
            )
          ) : (
            <p>{text}</p>
          )}
        </li>
      ))}
    </ol>
  )
}

interface ButtonsProps extends AtPuzzle {
  readonly solving: Solving
}

const Buttons = ({ mode, next, solving }: ButtonsProps) => {
  const say = usePuzzleTexts()
  const hasMoved = useTable(({ history }) => history.length > 0)
  const skips = useStreak((streak) => streak.skips)
  const skip = (): void => {
    skipInStreak()
    next?.()
  }
  return (
    <div className={`${controls.row} ${styles.ways}`}>
      <button
        type="button"
        className={`${controls.button} ${controls.primary}`}
        disabled={solving.chosen === null}
        onClick={solving.answer}
      >
        {say('answer')}
      </button>
      <button
        type="button"
        className={`${controls.button} ${controls.ghost}`}
        disabled={!hasMoved}
        onClick={solving.undo}
      >
        <Icon name="u-undo" />
        {say('undo')}
      </button>
      {mode === 'streak' && next !== null ? (
        <button
          type="button"
          className={`${controls.button} ${controls.ghost}`}
          disabled={skips === 0}
          onClick={skip}
        >
          {say('skip', { left: skips })}
        </button>
      ) : (
        <button type="button" className={`${controls.button} ${controls.ghost}`} onClick={solving.giveUp}>
          {say('give-up')}
        </button>
      )}
    </div>
  )
}

/** Next steps after the answer. */
const Afterwards = ({ mode, next }: AtPuzzle) => {
  const say = usePuzzleTexts()
  const texts = useTexts()
  const open = useOpenPuzzle()
  const isStreakOver = useStreak(({ isOver }) => isOver) && mode === 'streak'
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={`${controls.row} ${styles.ways}`}>
      {next !== null && !isStreakOver && (
        <button type="button" className={`${controls.button} ${controls.primary}`} onClick={next}>
          {say('next')}
        </button>
      )}
      {games.has(open.entry.game) && (
        <button
          type="button"
          className={`${controls.button} ${controls.ghost}`}
          onClick={() => playOn(open, texts)}
        >
          <Icon name="u-branch" />
          {say('play-on')}
        </button>
      )}
      {games.has(open.entry.game) && (
        <button
          type="button"
          className={`${controls.button} ${controls.ghost}`}
          onClick={() => void analyse(open)}
        >
          <Icon name="u-compass" />
          {say('analyse')}
        </button>
      )}
      {canCopy() && (
        <button
          type="button"
          className={`${controls.button} ${controls.ghost}`}
          onClick={() => void copy(linkTo(open)).then(setCopied)}
        >
          <Icon name="u-link" />
          {say(isCopied ? 'link.copied' : 'link')}
        </button>
      )}
      <a
        className={`${controls.button} ${controls.ghost}`}
        href={addressOf({ page: 'puzzles', mode: null, detail: null })}
      >
        {say('all')}
      </a>
    </div>
  )
}
