import { roundsOf, VERSIONS } from '@quayside/le-havre'
import { MOST_PLAYERS, withPlayers } from '../../state/new-game.ts'
import { useWords } from '../../state/words.ts'
import { Segments } from '../parts/segments.tsx'
import type { GameFields } from './game-fields.ts'
import { Rulings } from './rulings.tsx'

/** What only Le Havre asks. */
export const LeHavreFields: GameFields = ({ draft, change, children }) => {
  const words = useWords()
  const { players, version } = draft.options
  return (
    <>
      <Segments
        label={words.shell('new.players')}
        choices={Array.from({ length: MOST_PLAYERS }, (_, index) => ({ value: index + 1, label: index + 1 }))}
        chosen={players}
        choose={(count) => change(withPlayers(draft, count))}
      />
      <Segments
        label={words.shell('new.length')}
        choices={VERSIONS.map((value) => ({
          value,
          label: words.shell('new.version', { version: value, rounds: roundsOf(value, players).length }),
        }))}
        chosen={version}
        choose={(chosen) => change({ ...draft, options: { ...draft.options, version: chosen } })}
      />
      {children}
      <Rulings
        draft={draft}
        agree={(wish) => change({ ...draft, options: { ...draft.options, ...wish } })}
        seed={(seed) => change({ ...draft, seed })}
      />
    </>
  )
}
