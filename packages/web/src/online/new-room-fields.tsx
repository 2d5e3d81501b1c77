/** What is agreed on only where a table is opened at the server. */

import controls from '@quayside/table/controls/controls.module.css'
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { BotGlyph, GlobeGlyph, PersonGlyph } from '@quayside/table/controls/glyphs.tsx'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { lazy, Suspense, useId } from 'react'
import forms from '../shell/components/forms.module.css'
import { levelIn, levelsIn } from '../state/new-game-draft.ts'
import {
  BANKS,
  CLOCKS,
  HOURS,
  INCREMENTS,
  SEAT_CHOICES,
  type SeatWish,
  TIMEOUT_CHOICES,
  withSeatWish,
} from './new-room-draft.ts'
import { Amount } from './number-choice.tsx'
import styles from './online.module.css'
import { useOnline } from './online-store.ts'
import type { OnlineChoice } from './use-new-room.tsx'

const LazyRoomOptionFields = lazy(async () => ({
  default: (await import('./room-option-fields.tsx')).RoomOptionFields,
}))

interface OnlineFieldsProps {
  readonly table: Pick<OnlineChoice, 'draft' | 'change' | 'name' | 'rename'>
  readonly game: string
  readonly players: number
}

export const OnlineFields = ({ table, game, players }: OnlineFieldsProps) => {
  const words = useTexts()
  const { draft, change, name, rename } = table
  return (
    <>
      <NameField name={name} rename={rename} />
      <fieldset className={controls.field}>
        <legend>{words.shell('new.seats')}</legend>
        <ol className={forms.seats} data-ui="seats">
          {draft.seats
            .slice(0, players)
            .map((wish, seat) => ({ wish, seat }))
            .map(({ wish, seat }) => (
              <Seat
                key={seat}
                seat={seat}
                wish={wish === 'me' || wish === 'open' ? wish : levelIn(game, wish)}
                game={game}
                change={(next) => change(withSeatWish(draft, seat, next))}
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

/** Asked only of somebody whom the server does not know. */
export const NameField = ({ name, rename }: NameFieldProps) => {
  const words = useTexts()
  const id = useId()
  const { player } = useOnline()
  if (player !== null) return null
  return (
    <div className={`${controls.field} ${styles.name}`}>
      <label htmlFor={id}>{words.online('name')}</label>
      <div>
        <input
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
          {words.online('name.hint')}
        </p>
      </div>
    </div>
  )
}

interface SeatProps {
  readonly seat: number
  readonly wish: SeatWish
  readonly game: string
  readonly change: (wish: SeatWish) => void
}

const Seat = ({ seat, wish, game, change }: SeatProps) => {
  const words = useTexts()
  const isBot = wish !== 'me' && wish !== 'open'
  return (
    <li className={`${forms.seat} ${seatClass(seat)}`}>
      <SeatShape seat={seat} />
      <b>{isBot ? botName(seat, words) : words.common.say('player', { number: seat + 1 })}</b>
      <label className={forms.who}>
        {isBot ? <BotGlyph /> : wish === 'me' ? <PersonGlyph /> : <GlobeGlyph />}
        <span className="vh">{words.shell('new.who', { number: seat + 1 })}</span>
        <select
          value={wish}
          onChange={({ target }) => change(SEAT_CHOICES.find((known) => known === target.value) ?? 'open')}
        >
          <option value="me">{words.online('seat.me')}</option>
          <option value="open">{words.online('seat.open')}</option>
          {levelsIn(game).map((level) => (
            <option key={level} value={level} title={words.shell(`level.${level}.hint`)}>
              {words.shell(`level.${level}`)}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}

type ClockFieldsProps = Pick<OnlineChoice, 'draft' | 'change'>

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
          <Amount
            label={online('pace.bank')}
            values={BANKS}
            chosen={draft.bank}
            text={(minutes) => online('pace.minutes', { minutes })}
            choose={(bank) => change({ ...draft, bank })}
          />
          <Amount
            label={online('pace.increment')}
            values={INCREMENTS}
            chosen={draft.increment}
            text={(seconds) => online('pace.seconds', { seconds })}
            choose={(increment) => change({ ...draft, increment })}
          />
        </>
      )}
      {draft.clock === 'days' && (
        <Amount
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
