import type { SetupProps } from '@quayside/game'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { roundsOf, VERSIONS } from '../../rules/index.ts'
import { useGameTexts } from '../state/words.ts'
import type { Agreed } from './index.ts'

/** Every table is asked how long the game is to be. */
export const Questions = ({ players, agreed, agree }: SetupProps<Agreed>) => {
  const words = useGameTexts()
  return (
    <Segments
      label={words.board('new.length')}
      choices={VERSIONS.map((value) => ({
        value,
        label: words.shell('new.version', { version: value, rounds: roundsOf(value, players).length }),
      }))}
      chosen={agreed.version}
      choose={(version) => agree({ version })}
    />
  )
}
