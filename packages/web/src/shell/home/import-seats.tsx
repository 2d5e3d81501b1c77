import controls from '@quayside/table/controls/controls.module.css'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useState } from 'react'
import type { LoadedGame } from '../../backend/game-text.ts'
import { gameTitle } from '../../games.ts'
import { createId, FIRST_DRAFT, named, seatsIn } from '../../state/new-game-draft.ts'
import { goTo } from '../../state/routing.ts'
import { withEvenLevel } from '../../statistics/even-seats.ts'
import { SeatFields } from '../components/seat-fields.tsx'
import styles from './home.module.css'
import { useHomeTexts } from './home-texts.ts'

interface WhoPlaysOnProps {
  readonly text: string
  readonly game: Pick<LoadedGame['game'], 'rules' | 'state' | 'moveNumber'>
}

/** Form for the seats of an imported game. */
export const ImportSeats = ({ text, game: { rules, state, moveNumber } }: WhoPlaysOnProps) => {
  const texts = useSiteTexts()
  const say = useHomeTexts()
  const [seats, setSeats] = useState(() =>
    seatsIn(rules.game, FIRST_DRAFT.seats.slice(0, rules.seatCount(state))),
  )
  const { importText } = useTable()
  const go = async (): Promise<void> => {
    const id = createId()
    const occupants = named(seats, (seat) => botName(seat, texts))
    importText(id, text, await withEvenLevel(rules.game, occupants))
    goTo({ page: 'table', id })
  }
  return (
    <div className={styles.found} data-ui="found">
      <p>
        <b>
          {say('import.found', {
            game: gameTitle(rules.game, texts),
            players: seats.length,
            at: moveNumber,
          })}
        </b>
      </p>
      <SeatFields
        label={say('import.seats')}
        game={rules.game}
        seats={seats}
        change={(seat, plan) => setSeats(seats.with(seat, plan))}
      />
      <button type="button" className={`${controls.button} ${controls.primary}`} onClick={() => void go()}>
        {say('import.go')}
      </button>
    </div>
  )
}
