import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useSavedGames } from '../../state/saved-games-store.ts'
import { saveFile } from '../components/export-game.tsx'
import styles from './home.module.css'
import { useHomeTexts } from './home-texts.ts'

export const DamagedGames = () => {
  const texts = useSiteTexts()
  const say = useHomeTexts()
  const { damaged, removeDamaged } = useSavedGames()
  return (
    <section className={`${controls.zone} ${styles.damaged}`} aria-labelledby="damaged">
      <div className={controls.zoneHead}>
        <h2 id="damaged">{say('damaged')}</h2>
      </div>
      <p className={controls.quiet}>{say('damaged.hint')}</p>
      <ul>
        {damaged.map(({ id, raw, found }) => (
          <li key={id}>
            <span>
              <b>{id}</b> {say('damaged.found', { date: dayText(found, texts) })}
            </span>
            <button
              type="button"
              className={controls.button}
              onClick={() => saveFile(`quayside-damaged-${id}.json`, raw)}
            >
              {texts.shell('game.export')}
            </button>
            <button type="button" className={controls.button} onClick={() => void removeDamaged(id)}>
              {texts.shell('game.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
