/** The moves of the sandbox and the bot's score estimate, in place of the log. */

import frameStyles from '@quayside/table/frame.module.css'
import { useGame } from '@quayside/table/game-context.tsx'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import logStyles from '@quayside/table/log/log.module.css'
import { linesOf } from '@quayside/table/log/log-lines.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { type Step, useTable } from '@quayside/table/session/current-game.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { useEffect, useRef } from 'react'
import { levelsIn } from '../state/new-game-draft.ts'
import styles from './sandbox.module.css'
import { findEstimate, sandboxSeats } from './sandbox-moves.ts'
import { useSandboxTexts } from './sandbox-texts.ts'

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)

export const ScoreEstimate = () => {
  const texts = useSandboxTexts()
  const estimates = useTable(({ estimates }) => estimates)
  const at = useTable(({ currentFrame }) => currentFrame?.moveNumber ?? 0)
  const before = findEstimate(estimates, 0)
  const now = findEstimate(estimates, at)
  if (before === undefined || now === undefined) return null
  const [was, is] = [Math.round(before.points), Math.round(now.points)]
  return (
    <>
      <div className={styles.comparison} data-ui="comparison">
        <div>
          <p>{texts('worth.before')}</p>
          <b>{was}</b>
        </div>
        <Icon name="u-arrow" />
        <div className={styles.tried}>
          <p>{texts('worth.after')}</p>
          <b>{is}</b>
          <em>{signed(is - was)}</em>
        </div>
      </div>
      <p className={styles.note}>{texts('worth.error', { points: Math.ceil(now.error) })}</p>
    </>
  )
}

interface RowProps {
  readonly step: Step
  readonly text: string
}

const Row = ({ step: { moveNumber, seat }, text }: RowProps) => {
  const texts = useSandboxTexts()
  const isBot = useTable(({ seats }) => seats[seat]?.bot !== null)
  const { undo } = useGame().choices
  const content = (
    <>
      <em>{moveNumber + 1}</em>
      <SeatShape seat={seat} />
      <span>{isBot ? texts('step.bot', { text }) : text}</span>
    </>
  )
  if (isBot)
    return (
      <div className={styles.move} data-ui="move">
        {content}
      </div>
    )
  return (
    <button
      type="button"
      className={styles.move}
      data-ui="move"
      title={texts('step.back')}
      onClick={() => undo(moveNumber)}
    >
      {content}
      <Icon name="u-undo" />
    </button>
  )
}

/** Chooses who plays the other seats of the sandbox. */
const Others = () => {
  const texts = useSandboxTexts()
  const { shell } = useTexts()
  const seats = useTable(({ seats }) => seats)
  const sandboxSeat = useTable(({ sandboxSeat }) => sandboxSeat ?? 0)
  const recast = useTable(({ setSandboxSeats }) => setSandboxSeats)
  const rules = useTable((table) => table.rules)
  const levels = [...new Set(seats.filter((_, seat) => seat !== sandboxSeat).map(({ bot }) => bot ?? ''))]
  if (seats.length < 2) return null
  return (
    <label className={styles.others}>
      {texts('others')}
      <select
        value={levels.length === 1 ? levels[0] : 'mixed'}
        onChange={({ target }) => recast(sandboxSeats(seats, sandboxSeat, target.value || null))}
      >
        {levels.length === 1 ? null : (
          <option value="mixed" disabled>
            {texts('others.mixed')}
          </option>
        )}
        <option value="">{texts('others.by-hand')}</option>
        {levelsIn(rules?.game ?? '').map((level) => (
          <option key={level} value={level}>
            {shell(`level.${level}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Scrolls to the newest move. */
const useScrollToNewest = (steps: number) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (steps > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [steps])
  return list
}

export const SandboxLog = () => {
  const texts = useSandboxTexts()
  const { eventText, isLogged } = useGame()
  const history = useTable(({ history }) => history)
  const rows = history.flatMap((step) => {
    const text = linesOf(step, isLogged)
      .map(({ event }) => eventText(event))
      .join(' · ')
    return text === '' ? [] : [{ step, text }]
  })
  const list = useScrollToNewest(rows.length)
  return (
    <section
      className={`${frameStyles.zone} ${logStyles.log} ${layout.column} ${styles.branch}`}
      data-ui="sandbox-log"
      data-zone="log"
      aria-labelledby="branch-title"
    >
      <div className={frameStyles.zoneHead}>
        <h2 id="branch-title">{texts('branch')}</h2>
        <span className={frameStyles.count}>{texts('branch.unsaved')}</span>
      </div>
      <ScoreEstimate />
      <ol className={styles.moves} ref={list}>
        {rows.map(({ step, text }) => (
          <li key={step.moveNumber}>
            <Row step={step} text={text} />
          </li>
        ))}
      </ol>
      <Others />
      <p className={styles.note}>{texts('imagined')}</p>
    </section>
  )
}
