import controls from '@quayside/table/controls/controls.module.css'
import { SiteIcon } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'

import pieceStyles from '@quayside/table/pieces.module.css'
import { games, gameTitle } from '../../games.ts'
import { useOnline } from '../../online/online-store.ts'
import { GamePicture } from '../components/game-picture.tsx'
import styles from './home.module.css'

export const NewGameCard = () => {
  const words = useSiteTexts()
  const { isAvailable } = useOnline()
  return (
    <section className={`${controls.zone} ${styles.newGame}`} data-ui="new" aria-labelledby="new">
      <h2 id="new" className={pieceStyles.hidden}>
        {words.shell('home.new')}
      </h2>
      <ul>
        {games.all.map(({ id: game, about }) => (
          <li key={game}>
            <a href={addressOf({ page: 'new-game', game })}>
              <GamePicture game={game} />
              <b>{gameTitle(game, words)}</b>
              <small>{about[words.locale]}</small>
            </a>
          </li>
        ))}
      </ul>
      <p>{words.shell(isAvailable === true ? 'home.new.hint.online' : 'home.new.hint')}</p>
      <a className={`${controls.button} ${controls.primary}`} href={addressOf({ page: 'new-game' })}>
        {words.shell('home.new')}
        <SiteIcon name="u-arrow" />
      </a>
    </section>
  )
}
