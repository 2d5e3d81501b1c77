import { useId } from 'react'
import { GAME_NAMES, type GameName } from '../../host/games.ts'
import { useWords } from '../../state/words.ts'
import { GameDrawing } from '../parts/game-drawing.tsx'
import { gameTitle } from '../parts/texts-of-games.ts'

interface GameFieldProps {
  readonly chosen: GameName
  readonly choose: (game: GameName) => void
}

/** Which game is played, by its picture. */
export const GameField = ({ chosen, choose }: GameFieldProps) => {
  const words = useWords()
  const name = useId()
  return (
    <fieldset className="sh-pick">
      <legend className="vh">{words.shell('new.game')}</legend>
      {GAME_NAMES.map((game) => (
        <label key={game}>
          <input type="radio" name={name} checked={game === chosen} onChange={() => choose(game)} />
          <span>
            <GameDrawing game={game} />
            <b>{gameTitle(game, words)}</b>
            <em>{words.shell(`new.about.${game}`)}</em>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
