import { GAME_NAMES } from '../../host/games.ts'
import { HouseIcon } from '../../icons/house-icon.tsx'
import { useOnline } from '../../online/online-state.ts'
import { addressOf } from '../../state/address.ts'
import { useHouseWords } from '../../state/words.ts'
import { GameDrawing } from '../parts/game-drawing.tsx'
import { gameTitle } from '../parts/texts-of-games.ts'

export const NewGameCard = () => {
  const words = useHouseWords()
  const { isHere } = useOnline()
  return (
    <section className="sh-zone sh-new" aria-labelledby="new">
      <h2 id="new" className="vh">
        {words.shell('home.new')}
      </h2>
      <ul>
        {GAME_NAMES.map((game) => (
          <li key={game}>
            <a href={addressOf({ page: 'new-game', game })}>
              <GameDrawing game={game} />
              <b>{gameTitle(game, words)}</b>
              <small>{words.shell(`new.about.${game}`)}</small>
            </a>
          </li>
        ))}
      </ul>
      <p>{words.shell(isHere === true ? 'home.new.hint.online' : 'home.new.hint')}</p>
      <a className="sh-button sh-primary" href={addressOf({ page: 'new-game' })}>
        {words.shell('home.new')}
        <HouseIcon name="u-arrow" />
      </a>
    </section>
  )
}
