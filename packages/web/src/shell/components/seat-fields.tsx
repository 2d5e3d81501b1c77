import controls from '@quayside/table/controls/controls.module.css'
import { BotGlyph, PersonGlyph } from '@quayside/table/controls/glyphs.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { botName, withSeatNumbers } from '@quayside/table/seat-names.ts'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import { type LevelName, levelsIn } from '../../state/new-game-draft.ts'
import styles from './forms.module.css'

interface SeatsProps {
  readonly label: string
  readonly game: string
  readonly seats: readonly SeatOccupant[]
  readonly change: (seat: number, plan: SeatOccupant) => void
}

/** The seats of a new game: a name, and a person or a bot level. */
export const SeatFields = ({ label, game, seats, change }: SeatsProps) => (
  <fieldset className={controls.field}>
    <legend>{label}</legend>
    <ol className={styles.seats} data-ui="seats">
      {withSeatNumbers(seats).map(({ seat, plan }) => (
        <Seat
          key={seat}
          seat={seat}
          plan={plan}
          levels={levelsIn(game)}
          change={(next) => change(seat, next)}
        />
      ))}
    </ol>
  </fieldset>
)

interface SeatProps {
  readonly seat: number
  readonly plan: SeatOccupant
  /** From the weakest to the strongest. */
  readonly levels: readonly LevelName[]
  readonly change: (plan: SeatOccupant) => void
}

const Seat = ({ seat, plan: { name, bot }, levels, change }: SeatProps) => {
  const texts = useSiteTexts()
  const number = seat + 1
  const level = levels.find((known) => known === bot)
  return (
    <li className={`${styles.seat} ${seatClass(seat)}`}>
      <SeatShape seat={seat} />
      <input
        type="text"
        maxLength={24}
        autoComplete="off"
        spellCheck={false}
        aria-label={texts.shell('new.name', { number })}
        placeholder={bot === null ? texts.common.say('player', { number }) : botName(seat, texts)}
        value={name}
        onChange={({ target }) => change({ name: target.value, bot })}
      />
      <label className={styles.who}>
        {level === undefined ? <PersonGlyph /> : <BotGlyph />}
        {level !== undefined && <Bars level={level} levels={levels} />}
        <span className={pieceStyles.hidden}>{texts.shell('new.who', { number })}</span>
        <select
          value={bot ?? ''}
          onChange={({ target }) => change({ name, bot: target.value === '' ? null : target.value })}
        >
          <option value="">{texts.shell('new.person')}</option>
          {levels.map((known) => (
            <option key={known} value={known} title={texts.shell(`level.${known}.hint`)}>
              {texts.shell(`level.${known}`)}
            </option>
          ))}
        </select>
      </label>
      {level !== undefined && <p>{texts.shell(`level.${level}.hint`)}</p>}
    </li>
  )
}

const Bars = ({ level, levels }: { readonly level: LevelName; readonly levels: readonly LevelName[] }) => (
  <span className={styles.bars} aria-hidden="true">
    {levels.map((known, place) => (
      <i key={known} className={place <= levels.indexOf(level) ? styles.full : ''} />
    ))}
  </span>
)
