import controls from '@quayside/table/controls/controls.module.css'
import { BotGlyph, PersonGlyph } from '@quayside/table/controls/glyphs.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { botName, withSeatNumbers } from '@quayside/table/seat-names.ts'
import type { SeatOccupant } from '@quayside/table/session/messages.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { lazy, type ReactNode, Suspense } from 'react'
import { EVEN_MATCH, levelsIn, type OwnLevel, ownLevelsIn, shortName } from '../../state/new-game-draft.ts'
import styles from './forms.module.css'

const EvenHint = lazy(async () => ({ default: (await import('../../statistics/even-hint.tsx')).EvenHint }))

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
        <Seat key={seat} seat={seat} plan={plan} game={game} change={(next) => change(seat, next)} />
      ))}
    </ol>
  </fieldset>
)

interface SeatProps {
  readonly seat: number
  readonly plan: SeatOccupant
  readonly game: string
  readonly change: (plan: SeatOccupant) => void
}

const Seat = ({ seat, plan: { name, bot }, game, change }: SeatProps) => {
  const texts = useSiteTexts()
  const number = seat + 1
  const levels = ownLevelsIn(game)
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
      <label className={`${layout.inlineRow} ${styles.who}`}>
        {level === undefined ? <PersonGlyph /> : <BotGlyph />}
        {level !== undefined && level !== EVEN_MATCH && <Bars level={level} game={game} />}
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
      {level !== undefined && (
        <Hint level={level} game={game}>
          <p className={controls.quiet}>{texts.shell(`level.${level}.hint`)}</p>
        </Hint>
      )}
    </li>
  )
}

interface LevelProps {
  readonly level: OwnLevel
  readonly game: string
}

/** The hint of the level, or for an even match the level that it would have now. */
const Hint = ({ level, game, children }: LevelProps & { readonly children: ReactNode }) =>
  level === EVEN_MATCH ? (
    <Suspense fallback={children}>
      <EvenHint game={game} />
    </Suspense>
  ) : (
    children
  )

/** One bar for each level, filled up to this one. */
const Bars = ({ level, game }: LevelProps) => {
  const levels: readonly string[] = levelsIn(game)
  const full = levels.indexOf(shortName(level))
  return (
    <span className={`${layout.inlineRow} ${styles.bars}`} aria-hidden="true">
      {levels.map((known, place) => (
        <i key={known} className={place <= full ? styles.full : ''} />
      ))}
    </span>
  )
}
