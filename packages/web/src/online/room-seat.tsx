/** One seat in the waiting room, with the bot levels and API bots that the host may put there. */
import type { Refusal } from '@quayside/kernel'
import type { RoomInfo } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { BotGlyph, GlobeGlyph, PersonGlyph } from '@quayside/table/controls/glyphs.tsx'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import { seatClass } from '@quayside/table/icons/icon-names.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import pieceStyles from '@quayside/table/pieces.module.css'
import layout from '@quayside/table/styles/layout.module.css'
import { type ReactNode, useId } from 'react'
import forms from '../shell/components/forms.module.css'
import { defaultLevel, LEVELS, type LevelName, levelsIn } from '../state/new-game-draft.ts'
import { getApiBots, seatApiBot } from './community/community-api.ts'
import { useServerQuery } from './community/server-hooks.ts'
import styles from './online.module.css'

interface RoomSeatProps {
  readonly seat: number
  readonly game: string
  readonly info: RoomInfo['seats'][number]
  readonly name: string
  readonly isOwn: boolean
  /** Takes the seat; null for a player who already has one. */
  readonly sit: (() => void) | null
  /** Null for everybody but the host. */
  readonly putBot: ((level: LevelName) => void) | null
  /** More buttons for a free seat. */
  readonly children?: ReactNode
}

/** One seat in the waiting room. */
export const RoomSeat = ({ seat, game, info, name, isOwn, sit, putBot, children }: RoomSeatProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { bot, free, program } = info
  const level = LEVELS.find((known) => known === bot) ?? null
  const reserved = free && info.name !== '' ? people('room.reserved', { player: info.name }) : null
  return (
    <li
      className={`${styles.seat} ${seatClass(seat)}${isOwn ? ` ${styles.mine}` : ''}${free ? ` ${styles.free}` : ''}`}
      data-ui={isOwn ? 'own-seat' : undefined}
    >
      <span className={styles.shape}>
        <SeatShape seat={seat} />
        {free ? <GlobeGlyph /> : bot === null && program !== true ? <PersonGlyph /> : <BotGlyph />}
      </span>
      <div className={styles.nameOf}>
        <b>{free ? (reserved ?? texts.online('room.free')) : name}</b>
        <p>
          {free
            ? reserved === null
              ? texts.online('room.free.hint')
              : people('room.reserved.hint')
            : level !== null
              ? texts.shell(`level.${level}.hint`)
              : program === true
                ? people('room.program')
                : texts.online(isOwn ? 'room.mine' : 'room.person')}
        </p>
      </div>
      <div className={styles.acts}>
        {free && sit !== null && (
          <button
            type="button"
            className={`${controls.button} ${styles.button} ${controls.primary}`}
            onClick={sit}
          >
            {texts.online('room.sit')}
          </button>
        )}
        {free && putBot !== null && (
          <button
            type="button"
            className={`${controls.button} ${styles.button}`}
            onClick={() => putBot(defaultLevel(game))}
          >
            <BotGlyph />
            {texts.online('room.put-bot')}
          </button>
        )}
        {free && children}
        {!free && bot === null && (
          <span className={styles.ready}>
            <Icon name="u-check" />
            {texts.online('room.ready')}
          </span>
        )}
        {level !== null &&
          (putBot === null ? (
            <span className={styles.level}>{texts.shell(`level.${level}`)}</span>
          ) : (
            <Levels seat={seat} levels={levelsIn(game)} level={level} choose={putBot} />
          ))}
      </div>
    </li>
  )
}

interface LevelsProps {
  readonly seat: number
  readonly levels: readonly LevelName[]
  readonly level: LevelName
  readonly choose: (level: LevelName) => void
}

const Levels = ({ seat, levels, level, choose }: LevelsProps) => {
  const texts = useTexts()
  const name = useId()
  return (
    <fieldset className={`${controls.segments} ${styles.levels}`} data-ui="segments">
      <legend className={pieceStyles.hidden}>{texts.online('room.level', { number: seat + 1 })}</legend>
      {levels.map((known, place) => (
        <label key={known}>
          <input type="radio" name={name} checked={known === level} onChange={() => choose(known)} />
          <span>
            <i className={`${layout.inlineRow} ${forms.bars} ${styles.bars}`} aria-hidden="true">
              {levels.map((one, index) => (
                <i key={one} className={index <= place ? forms.full : ''} />
              ))}
            </i>
            {texts.shell(`level.${known}`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface ApiBotButtonsProps {
  readonly room: string
  readonly seat: number
  readonly refuse: (refusal: Refusal | null) => void
}

/** Puts one of the host's API bots into a free seat. */
export const ApiBotButtons = ({ room, seat, refuse }: ApiBotButtonsProps) => {
  const people = useCommunityTexts()
  const { value } = useServerQuery(getApiBots)
  const put = async (bot: string): Promise<void> => {
    const done = await seatApiBot(room, seat, bot)
    refuse(done.ok ? null : done.refusal)
  }
  return value?.map(({ id, name }) => (
    <button key={id} type="button" className={controls.button} onClick={() => void put(id)}>
      <BotGlyph />
      {people('room.my-bot', { name })}
    </button>
  ))
}
