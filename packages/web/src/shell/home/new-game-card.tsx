import { GAME_NAMES } from '../../host/games.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../state/address.ts'
import { useWords } from '../../state/words.ts'
import { GameDrawing } from '../parts/game-drawing.tsx'
import { gameTitle } from '../parts/texts-of-games.ts'

export const NewGameCard = () => {
  const words = useWords()
  return (
    <section className="sh-zone sh-new" aria-labelledby="new">
      <div className="sh-new-pictures">
        {GAME_NAMES.map((game) => (
          <GameDrawing key={game} game={game} />
        ))}
      </div>
      <div className="sh-new-text">
        <h2 id="new">
          {words.game.list(
            GAME_NAMES.map((game) => gameTitle(game, words)),
            'and',
          )}
        </h2>
        <p>{words.shell('home.new.hint')}</p>
        <a className="sh-button sh-primary" href={addressOf({ page: 'new-game' })}>
          {words.shell('home.new')}
          <Icon name="u-arrow" />
        </a>
      </div>
    </section>
  )
}
