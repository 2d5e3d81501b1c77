/** The pages "Learn" and "Study"; on a phone the first links to both. */
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { withLabel } from '@quayside/texts'
import { games, gameTitle } from '../../games.ts'
import { GamePage } from '../components/game-page.tsx'
import { ManualLink } from '../components/manual-link.tsx'
import shared from '../components/shared.module.css'
import { STUDY_TOOLS } from '../navigation.ts'
import { GameCourse } from './game-course.tsx'
import styles from './learn.module.css'
import { useLearnTexts } from './learn-texts.ts'

export const LearnPage = () => {
  const texts = useSiteTexts()
  return (
    <GamePage title={texts.shell('nav.learn')} className={shared.page}>
      <h1 className={shared.title}>{texts.shell('nav.learn')}</h1>
      <div className={styles.courses}>
        {games.ids.map((game) => (
          <GameCourse key={game} game={game} />
        ))}
      </div>
      <MoreToLearn />
      {STUDY_TOOLS.length > 0 && (
        <div className={styles.study}>
          <h2 className={shared.title}>{texts.shell('nav.study')}</h2>
          <StudyTools />
        </div>
      )}
    </GamePage>
  )
}

const MoreToLearn = () => {
  const texts = useSiteTexts()
  const say = useLearnTexts()
  return (
    <ul className={`${styles.tools} ${styles.more}`}>
      <li className={controls.zone}>
        <SiteIcon name="u-puzzle" />
        <p>
          <b>{texts.shell('nav.puzzles')}</b>
          {say('puzzles.hint')}
        </p>
        <a
          className={controls.button}
          href={addressOf({ page: 'puzzles', mode: null, detail: null })}
          aria-label={withLabel(say('open'), texts.shell('nav.puzzles'), texts.locale)}
        >
          {say('open')}
        </a>
      </li>
      <li className={controls.zone}>
        <SiteIcon name="u-info" />
        <p>
          <b>{say('manual')}</b>
          {say('manual.hint')}
        </p>
        <ManualLink className={controls.button} />
      </li>
    </ul>
  )
}

export const StudyPage = () => {
  const texts = useSiteTexts()
  return (
    <GamePage title={texts.shell('nav.study')} className={shared.page}>
      <h1 className={shared.title}>{texts.shell('nav.study')}</h1>
      <StudyTools />
    </GamePage>
  )
}

const StudyTools = () => {
  const texts = useSiteTexts()
  const say = useLearnTexts()
  return (
    <ul className={styles.tools}>
      {STUDY_TOOLS.map(({ name, icon, route }) => (
        <li key={name} className={controls.zone}>
          <SiteIcon name={icon} />
          <p>
            <b>{say(name)}</b>
            {say(`${name}.hint`)}
          </p>
          {typeof route === 'function' ? (
            games.ids.map((game) => (
              <a key={game} className={controls.button} href={addressOf(route(game))}>
                {gameTitle(game, texts)}
              </a>
            ))
          ) : (
            <a
              className={controls.button}
              href={addressOf(route)}
              aria-label={withLabel(say('open'), say(name), texts.locale)}
            >
              {say('open')}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
