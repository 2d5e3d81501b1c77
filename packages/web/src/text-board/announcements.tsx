import type { GameEvent } from '@quayside/kernel'
import { useGame } from '@quayside/table/game-context.tsx'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { eventsSinceOwnMove, linesOf } from '@quayside/table/log/log-lines.ts'
import { useSettings } from '@quayside/table/page/settings.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useTextBoardTexts } from '@quayside/table/text/board-texts.ts'
import { sentence } from '@quayside/texts'
import { useMemo } from 'react'
import styles from './text-board.module.css'

/** Older lines are in the log of the drawn table and in the replay. */
const MAX_LINES = 60

const FLAGS = [
  ['sayQuestions', 'speech.questions'],
  ['sayAnswers', 'speech.answers'],
  ['sayEvents', 'speech.others'],
  ['previewFirst', 'speech.preview'],
] as const

const Speech = () => {
  const { text } = useTextBoardTexts()
  const settings = useSettings()
  return (
    <>
      <h3 id="tb-speech">{text('speech')}</h3>
      <ul className={styles.speech} aria-labelledby="tb-speech">
        {FLAGS.map(([flag, label]) => (
          <li key={flag}>
            <button
              type="button"
              aria-pressed={settings[flag]}
              onClick={() => settings.change({ [flag]: !settings[flag] })}
            >
              {settings[flag] && <Icon name="u-check" />}
              {text(label)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface AnnouncementsProps {
  readonly isNews: (event: GameEvent) => boolean
}

/** The log of events, the latest first. Screen readers announce new ones with the next question. */
export const Announcements = ({ isNews }: AnnouncementsProps) => {
  const { text } = useTextBoardTexts()
  const texts = useTexts()
  const { choices, eventText } = useGame()
  const history = useTable(({ history }) => history)
  const viewer = useTable(({ currentFrame }) => currentFrame?.viewer ?? 'spectator')
  const automatic = choices.useAutomatic()
  const fresh = useMemo(
    () => new Set(eventsSinceOwnMove(history, viewer, automatic, isNews).map(({ key }) => key)),
    [history, viewer, automatic, isNews],
  )
  const lines = useMemo(
    () =>
      history
        .slice(-MAX_LINES)
        .flatMap((step) => linesOf(step, isNews))
        .slice(-MAX_LINES)
        .reverse(),
    [history, isNews],
  )
  return (
    <section
      className={`${styles.section} ${styles.saidSection}`}
      id="tb-announcements"
      tabIndex={-1}
      aria-labelledby="tb-announcements-title"
    >
      <h2 id="tb-announcements-title">{text('announcements')}</h2>
      <div role="log" aria-live="off" aria-labelledby="tb-announcements-title">
        <ol className={styles.log}>
          {lines.map(({ key, seat, event }) => (
            <li key={key} className={fresh.has(key) ? styles.fresh : undefined}>
              {seat === null ? <span /> : <SeatShape seat={seat} />}
              <span>{sentence(eventText(event), texts.locale)}</span>
              {fresh.has(key) && <em aria-hidden="true">{text('new')}</em>}
            </li>
          ))}
        </ol>
        {lines.length === 0 && <p>{texts.tray('log.empty')}</p>}
      </div>
      <Speech />
    </section>
  )
}
