import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useSavedGames } from '../../state/saved-games-store.ts'
import { saveFile } from '../components/export-game.tsx'
import styles from './home.module.css'

export const DamagedGames = () => {
  const words = useSiteTexts()
  const { damaged, removeDamaged } = useSavedGames()
  return (
    <section className={`${controls.zone} ${styles.damaged}`} aria-labelledby="damaged">
      <div className={controls.zoneHead}>
        <h2 id="damaged">{words.shell('damaged')}</h2>
      </div>
      <p className={controls.quiet}>{words.shell('damaged.hint')}</p>
      <ul>
        {damaged.map(({ id, raw, found }) => (
          <li key={id}>
            <span>
              <b>{id}</b> {words.shell('damaged.found', { date: dayText(found, words) })}
            </span>
            <button
              type="button"
              className={controls.button}
              onClick={() => saveFile(`quayside-damaged-${id}.json`, raw)}
            >
              {words.shell('game.export')}
            </button>
            <button type="button" className={controls.button} onClick={() => void removeDamaged(id)}>
              {words.shell('game.delete')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
