/** The fields of a new game that only a room on a server has. */

import controls from '@quayside/table/controls/controls.module.css'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { BotGlyph, GlobeGlyph, PersonGlyph } from '@quayside/table/controls/glyphs.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import { botName } from '@quayside/table/seat-names.ts'
import layout from '@quayside/table/styles/layout.module.css'
import { lazy, Suspense, useId } from 'react'
import forms from '../shell/components/forms.module.css'
import shared from '../shell/components/shared.module.css'
import { levelIn, levelsIn } from '../state/new-game-draft.ts'
import {
  BANKS,
  CLOCKS,
  HOURS,
  INCREMENTS,
  SEAT_CHOICES,
  type SeatChoice,
  TIMEOUT_CHOICES,
  withSeatChoice,
} from './new-room-draft.ts'
import styles from './online.module.css'
import { useOnline } from './online-store.ts'
import { NumberChoice } from './room-option-fields.tsx'
import type { NewRoomForm } from './use-new-room.tsx'

const LazyRoomOptionFields = lazy(async () => ({
  default: (await import('./room-option-fields.tsx')).RoomOptionFields,
}))

interface NewRoomFieldsProps {
  readonly table: Pick<NewRoomForm, 'draft' | 'change' | 'name' | 'rename'>
  readonly game: string
  readonly players: number
}

export const NewRoomFields = ({ table, game, players }: NewRoomFieldsProps) => {
  const texts = useTexts()
  const { draft, change, name, rename } = table
  return (
    <>
      <NameField name={name} rename={rename} />
      <fieldset className={controls.field}>
        <legend>{texts.shell('new.seats')}</legend>
        <ol className={forms.seats} data-ui="seats">
          {draft.seats
            .slice(0, players)
            .map((choice, seat) => ({ choice, seat }))
            .map(({ choice, seat }) => (
              <Seat
                key={seat}
                seat={seat}
                choice={choice === 'me' || choice === 'open' ? choice : levelIn(game, choice)}
                game={game}
                change={(next) => change(withSeatChoice(draft, seat, next))}
              />
            ))}
        </ol>
      </fieldset>
      <ClockFields draft={draft} change={change} />
      <Suspense>
        <LazyRoomOptionFields draft={draft} change={change} />
      </Suspense>
    </>
  )
}

interface NameFieldProps {
  readonly name: string
  readonly rename: (name: string) => void
}

/** Only for a player whom the server does not know yet. */
export const NameField = ({ name, rename }: NameFieldProps) => {
  const texts = useTexts()
  const id = useId()
  const { player } = useOnline()
  if (player !== null) return null
  return (
    <div className={`${controls.field} ${styles.name}`}>
      <label htmlFor={id}>{texts.online('name')}</label>
      <div>
        <input
          className={shared.input}
          id={id}
          type="text"
          required
          maxLength={40}
          autoComplete="nickname"
          spellCheck={false}
          aria-describedby={`${id}-hint`}
          value={name}
          onChange={({ target }) => rename(target.value)}
        />
        <p id={`${id}-hint`} className={`${controls.quiet} ${styles.quiet}`}>
          {texts.online('name.hint')}
        </p>
      </div>
    </div>
  )
}

interface SeatProps {
  readonly seat: number
  readonly choice: SeatChoice
  readonly game: string
  readonly change: (choice: SeatChoice) => void
}

const Seat = ({ seat, choice, game, change }: SeatProps) => {
  const texts = useTexts()
  const isBot = choice !== 'me' && choice !== 'open'
  return (
    <li className={`${forms.seat} ${seatClass(seat)}`}>
      <SeatShape seat={seat} />
      <b>{isBot ? botName(seat, texts) : texts.common.say('player', { number: seat + 1 })}</b>
      <label className={`${layout.inlineRow} ${forms.who}`}>
        {isBot ? <BotGlyph /> : choice === 'me' ? <PersonGlyph /> : <GlobeGlyph />}
        <span className={pieceStyles.hidden}>{texts.shell('new.who', { number: seat + 1 })}</span>
        <select
          value={choice}
          onChange={({ target }) => change(SEAT_CHOICES.find((known) => known === target.value) ?? 'open')}
        >
          <option value="me">{texts.online('seat.me')}</option>
          <option value="open">{texts.online('seat.open')}</option>
          {levelsIn(game).map((level) => (
            <option key={level} value={level} title={texts.shell(`level.${level}.hint`)}>
              {texts.shell(`level.${level}`)}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}

type ClockFieldsProps = Pick<NewRoomForm, 'draft' | 'change'>

const ClockFields = ({ draft, change }: ClockFieldsProps) => {
  const { online } = useTexts()
  return (
    <>
      <Segments
        label={online('pace')}
        choices={CLOCKS.map((value) => ({ value, label: online(`pace.${value}`) }))}
        chosen={draft.clock}
        choose={(clock) => change({ ...draft, clock })}
      />
      {draft.clock === 'live' && (
        <>
          <NumberChoice
            label={online('pace.bank')}
            values={BANKS}
            chosen={draft.bank}
            text={(minutes) => online('pace.minutes', { minutes })}
            choose={(bank) => change({ ...draft, bank })}
          />
          <NumberChoice
            label={online('pace.increment')}
            values={INCREMENTS}
            chosen={draft.increment}
            text={(seconds) => online('pace.seconds', { seconds })}
            choose={(increment) => change({ ...draft, increment })}
          />
        </>
      )}
      {draft.clock === 'days' && (
        <NumberChoice
          label={online('pace.decision')}
          values={HOURS}
          chosen={draft.hours}
          text={(hours) => online('pace.hours', { hours })}
          choose={(hours) => change({ ...draft, hours })}
        />
      )}
      {draft.clock !== 'untimed' && (
        <Segments
          label={online('absent')}
          choices={TIMEOUT_CHOICES.map((value) => ({
            value,
            label: online(`absent.${value}`),
          }))}
          chosen={draft.absent}
          choose={(absent) => change({ ...draft, absent })}
        />
      )}
    </>
  )
}
