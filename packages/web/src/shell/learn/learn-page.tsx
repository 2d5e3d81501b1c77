/** The pages "Learn" and "Study"; on a phone the first links to both. */
import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { lazyMessages, withLabel } from '@quayside/texts'
import { games, gameTitle } from '../../games.ts'
import { GamePage } from '../components/game-page.tsx'
import shared from '../components/shared.module.css'
import { STUDY_TOOLS } from '../navigation.ts'
import styles from './learn.module.css'
import { LessonList, ReadingList } from './lesson-list.tsx'
import type { LearnMessages } from './messages/types.ts'

const useLearnTexts = lazyTexts(
  lazyMessages<LearnMessages>((locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } })),
)

export const LearnPage = () => {
  const texts = useSiteTexts()
  return (
    <GamePage title={texts.shell('nav.learn')} className={shared.page}>
      <h1 className={shared.title}>{texts.shell('nav.learn')}</h1>
      <div className={`${controls.zone} ${styles.lists}`}>
        <LessonList />
        <ReadingList />
      </div>
      {STUDY_TOOLS.length > 0 && (
        <div className={styles.study}>
          <h2 className={shared.title}>{texts.shell('nav.study')}</h2>
          <StudyTools />
        </div>
      )}
    </GamePage>
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
