/** In place of a puzzle that is not there: nothing is due, or it could not be fetched. */
import controls from '@quayside/table/controls/controls.module.css'
import { addressOf } from '@quayside/table/page/routing.ts'
import { StillScreen } from '../shell/components/still-screen.tsx'
import { usePuzzleTexts } from './puzzle-texts.ts'

export const NoPuzzle = ({ mode }: { readonly mode: string }) => {
  const say = usePuzzleTexts()
  return (
    <StillScreen>
      <h1>{say('title')}</h1>
      <p role="status">{say(mode === 'again' ? 'again.none' : 'none')}</p>
      <a
        className={`${controls.button} ${controls.primary}`}
        href={addressOf({ page: 'puzzles', mode: null, detail: null })}
      >
        {say('all')}
      </a>
    </StillScreen>
  )
}
