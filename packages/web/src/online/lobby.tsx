import type { OpenRoom } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { useCallback, useEffect, useState } from 'react'
import { FIRST_RATINGS, gameTitle } from '../games.ts'
import { goTo } from '../state/routing.ts'
import peopleStyles from './community/community.module.css'
import { getGamesToWatch, getLobby } from './community/community-api.ts'
import { StatusLine } from './community/section.tsx'
import { useServerAction, useServerQuery } from './community/server-hooks.ts'
import { TextForm } from './community/text-form.tsx'
import { findRoomByCode } from './room-api.ts'
import { clockText, useLengthText } from './room-summary.tsx'
import { seatNames } from './seat-names.ts'

const REFRESH_MS = 20_000

interface OpenRooms {
  readonly rooms: readonly OpenRoom[]
  /** Cursor of the next page; null on the last. */
  readonly nextCursor: string | null
}

const useOpenRooms = (): { readonly open: OpenRooms | null; readonly more: () => Promise<void> } => {
  const [open, setOpen] = useState<OpenRooms | null>(null)
  const poll = useCallback(async (): Promise<void> => {
    const found = await getLobby(null)
    if (found.ok) setOpen(found.value)
  }, [])
  useEffect(() => {
    void poll()
    const timer = setInterval(() => void poll(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [poll])
  const more = async (): Promise<void> => {
    const found = open === null ? null : await getLobby(open.nextCursor)
    if (open !== null && found?.ok === true)
      setOpen({ rooms: [...open.rooms, ...found.value.rooms], nextCursor: found.value.nextCursor })
  }
  return { open, more }
}

/** The open rooms of the server, newest first, polled while they are on the page. */
export const Lobby = () => {
  const people = useCommunityTexts()
  const { open, more } = useOpenRooms()
  if (open === null) return null
  return (
    <section className={`${controls.zone} ${peopleStyles.lobby}`} data-ui="lobby" aria-labelledby="lobby">
      <div className={`${controls.zoneHead} ${peopleStyles.zoneHead}`}>
        <h2 id="lobby">{people('lobby')}</h2>
        <a href={addressOf(FIRST_RATINGS)}>{people('ratings')}</a>
      </div>
      <CodeForm />
      {open.rooms.length === 0 && <p className={controls.quiet}>{people('lobby.none')}</p>}
      <ul>
        {open.rooms.map((table) => (
          <OpenRoomItem key={table.info.room} table={table} />
        ))}
      </ul>
      {open.nextCursor !== null && (
        <button
          type="button"
          className={`${controls.button} ${peopleStyles.button}`}
          onClick={() => void more()}
        >
          {people('lobby.more')}
        </button>
      )}
      <GamesToWatch />
    </section>
  )
}

/** Listed games under way, to watch. */
const GamesToWatch = () => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { value } = useServerQuery(getGamesToWatch)
  if (value === null || value.length === 0) return null
  return (
    <>
      <h3 className={controls.subhead}>{people('watch')}</h3>
      <ul data-ui="watch">
        {value.map(({ info, moves }) => {
          const game = gameTitle(info.game, texts)
          const players = texts.common.list(
            seatNames(info.seats, (seat) => botName(seat, texts)),
            'and',
          )
          return (
            <li key={info.room}>
              <div>
                <b>{game}</b>
                <p>{players}</p>
                <p>{people('watch.moves', { moves })}</p>
              </div>
              <a
                className={`${controls.button} ${peopleStyles.button}`}
                href={addressOf({ page: 'watch', room: info.room })}
                aria-label={people('watch.full', { game, players })}
              >
                {people('rematch.watch')}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Opens a room by its short table code. */
const CodeForm = () => {
  const people = useCommunityTexts()
  const { status, run } = useServerAction()
  const open = async (code: string): Promise<boolean> => {
    const found = await run(findRoomByCode(code))
    if (found.ok) goTo({ page: 'join', room: found.value.room })
    return found.ok
  }
  return (
    <div className={peopleStyles.code} data-ui="code">
      <TextForm
        label={people('code')}
        button={people('code.go')}
        field={{
          placeholder: 'kimo-duba',
          maxLength: 20,
          pattern: '[A-Za-z \\-]{8,20}',
          title: people('code.form'),
          autoCapitalize: 'none',
          spellCheck: false,
        }}
        submit={open}
      />
      <StatusLine text={status} />
    </div>
  )
}

const OpenRoomItem = ({ table: { info, host, freeSeats } }: { readonly table: OpenRoom }) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const game = gameTitle(info.game, texts)
  const length = useLengthText(info)
  return (
    <li>
      <div>
        <b>{game}</b>
        <p>
          {[people('lobby.host', { player: host }), length, clockText(info.settings, texts)]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
        <p>{people('lobby.free', { free: freeSeats, seats: info.seats.length })}</p>
      </div>
      <a
        className={`${controls.button} ${peopleStyles.button}`}
        href={addressOf({ page: 'join', room: info.room })}
        aria-label={people('lobby.join.full', { game, player: host })}
      >
        {people('lobby.join')}
      </a>
    </li>
  )
}
