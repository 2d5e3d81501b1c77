/** Lessons, rules and cards of all games, as lists of links. */
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { type SiteTexts, useSiteTexts } from '@quayside/table/page/texts.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { games, gameTitle } from '../../games.ts'
import { type LessonProgress, useLessonProgress } from '../../lessons/lesson-progress.ts'
import { hasRulebook } from '../../rules/rulebook.ts'
import { ManualLink } from '../components/manual-link.tsx'
import styles from './learn.module.css'

const howFar = (progress: LessonProgress | undefined, { shell }: SiteTexts): string => {
  if (progress === undefined) return shell('learn.hint')
  return progress.done
    ? shell('learn.done')
    : shell('learn.step', { step: progress.step + 1, steps: progress.steps })
}

const wayIn = (progress: LessonProgress | undefined): 'learn.begin' | 'learn.go-on' | 'learn.next' => {
  if (progress === undefined) return 'learn.begin'
  return progress.done ? 'learn.next' : 'learn.go-on'
}

const LessonEntry = ({ game }: { readonly game: string }) => {
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
        <em>
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

/** The rules, the cards and the manual. */
export const ReadingList = () => {
  const texts = useSiteTexts()
  return (
    <ul className={styles.lookUp}>
      {games.ids.filter(hasRulebook).map((game) => (
        <li key={game}>
          <a href={addressOf({ page: 'rules', game, topic: null })}>
            {texts.shell('learn.rules', { game: gameTitle(game, texts) })}
          </a>
          <a href={addressOf({ page: 'cards', game })}>
            {texts.shell('learn.cards', { game: gameTitle(game, texts) })}
          </a>
        </li>
      ))}
      <li>
        <ManualLink />
      </li>
    </ul>
  )
}
