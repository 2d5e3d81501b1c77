import controls from '@quayside/table/controls/controls.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'

import pieceStyles from '@quayside/table/pieces.module.css'
import { useId } from 'react'
import { games, gameTitle } from '../../games.ts'
import styles from '../components/forms.module.css'
import { GamePicture } from '../components/game-picture.tsx'

interface GameFieldProps {
  readonly chosen: string
  readonly choose: (game: string) => void
}

/** Choice of the game by its picture. */
export const GameField = ({ chosen, choose }: GameFieldProps) => {
  const texts = useTexts()
  const name = useId()
  return (
    <fieldset className={styles.pick} data-ui="pick">
      <legend className={pieceStyles.hidden}>{texts.shell('new.game')}</legend>
      {games.all.map(({ id: game, about }) => (
        <label key={game}>
          <input type="radio" name={name} checked={game === chosen} onChange={() => choose(game)} />
          <span>
            <GamePicture game={game} />
            <b>{gameTitle(game, texts)}</b>
            <em>{about[texts.locale]}</em>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface SeedFieldProps {
  readonly seed: string
  readonly change: (seed: string) => void
}

/** Optional seed field. */
export const SeedField = ({ seed, change }: SeedFieldProps) => {
  const texts = useTexts()
  const id = useId()
  return (
    <>
      <label className={controls.line} htmlFor={id}>
        {texts.shell('new.seed')}
        <input
          id={id}
          type="text"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={seed}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      <p id={`${id}-hint`} className={controls.quiet}>
        {texts.shell('new.seed.hint')}
      </p>
    </>
  )
}
