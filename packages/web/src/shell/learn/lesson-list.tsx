/** The first lesson of every game, with its progress. */
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { type SiteTexts, useSiteTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { games, gameTitle } from '../../games.ts'
import { type LessonProgress, useLessonProgress } from '../../lessons/lesson-progress.ts'
import styles from './learn.module.css'

export const howFar = (progress: LessonProgress | undefined, { shell }: SiteTexts): string => {
  if (progress === undefined) return shell('learn.hint')
  return progress.done
    ? shell('learn.done')
    : shell('learn.step', { step: progress.step + 1, steps: progress.steps })
}

const wayIn = (progress: LessonProgress | undefined): 'learn.begin' | 'learn.go-on' | 'learn.next' => {
  if (progress === undefined) return 'learn.begin'
  return progress.done ? 'learn.next' : 'learn.go-on'
}

interface LessonEntryProps {
  readonly game: string
  /** Whether it is the main button of its part of the page. */
  readonly isMain?: boolean
}

export const LessonEntry = ({ game, isMain = false }: LessonEntryProps) => {
  const texts = useSiteTexts()
  const progress = useLessonProgress(({ lessons }) => lessons[game])
  const title = gameTitle(game, texts)
  return (
    <li>
      <a
        className={`${layout.row} ${styles.lesson}`}
        data-ui="lesson"
        href={addressOf({ page: 'lesson', game, ...(progress?.done === true ? { name: 'next' } : {}) })}
      >
        <span>
          <b>{texts.shell('learn.tutorial', { game: title })}</b>
          <small>{howFar(progress, texts)}</small>
          {progress !== undefined && !progress.done && (
            <progress value={progress.step} max={progress.steps} aria-hidden="true" />
          )}
        </span>
        <em className={isMain ? `${controls.button} ${controls.primary}` : ''}>
          {texts.shell(wayIn(progress))}
          <SiteIcon name="u-arrow" />
        </em>
      </a>
    </li>
  )
}

/** The lessons, each with its progress. */
export const LessonList = () => (
  <ul className={styles.lessons}>
    {games.all.flatMap(({ id: game, lessons }) =>
      lessons === undefined ? [] : [<LessonEntry key={game} game={game} />],
    )}
  </ul>
)
