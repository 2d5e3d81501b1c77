/** In the first game after a lesson, a note explains each question when it comes up for the first time. */
import type { Course } from '@quayside/game/lesson'
import { LEARNER } from '@quayside/game/lesson'
import { browserStorage, readText, writeText } from '@quayside/table/page/browser-storage.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useBaseGame, useTable } from '@quayside/table/session/current-game.ts'
import trayStyles from '@quayside/table/tray/tray.module.css'
import { useState } from 'react'
import { gameTitle, useGameLessonTexts } from '../games.ts'
import { Announcement, CoachBox, CoachPill, UnhideButton } from './coach.tsx'
import { useLessonTexts } from './lesson-texts.ts'
import styles from './lessons.module.css'

const KEY = 'quayside.notesRead'

const readNotes = (): readonly string[] => (readText(browserStorage, KEY) ?? '').split(' ')

interface FirstGameNotesProps {
  readonly game: string
  readonly course: Course
}

/** A closed note stays closed until it is asked for. */
export const FirstGameNotes = ({ game, course }: FirstGameNotesProps) => {
  const texts = useTexts()
  const say = useLessonTexts()
  const sayInLesson = useGameLessonTexts(game)
  const { currentFrame, queuedFrames, game: open } = useBaseGame((state) => state)
  const isSandbox = useTable(({ sandboxSeat }) => sandboxSeat !== null)
  const [known, setKnown] = useState(readNotes)
  const [reopened, setReopened] = useState<string | null>(null)
  const isQuestionOpen = currentFrame !== null && queuedFrames.length === 0 && open === game && !isSandbox
  const note = isQuestionOpen ? course.noteFor(currentFrame.view, LEARNER) : null
  if (note === null) return null
  const id = `${game}.${note}`
  const text = { ...sayInLesson('note', note), task: '' }
  const close = (): void => {
    const all = [...new Set([...known, id])]
    setKnown(all)
    setReopened(null)
    writeText(browserStorage, KEY, all.join(' '))
  }
  const isShown = reopened === note || !known.includes(id)
  return (
    <>
      <Announcement text={isShown ? text : null} />
      {isShown ? (
        <CoachBox
          key={note}
          at='[data-zone="tray"]'
          step={note}
          part=""
          mood="note"
          head={say('note', { game: gameTitle(game, texts) })}
          progress={null}
          text={text}
          hide={close}
        >
          <div className={styles.ways}>
            <button
              type="button"
              className={`${trayStyles.button} ${styles.btn} ${trayStyles.primary} ${styles.p}`}
              data-ui="primary"
              onClick={close}
            >
              {say('coach.got-it')}
            </button>
          </div>
        </CoachBox>
      ) : (
        <CoachPill>
          <UnhideButton label={say('note.open')} show={() => setReopened(note)} />
        </CoachPill>
      )}
    </>
  )
}
