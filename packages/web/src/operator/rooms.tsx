import type { OperatorRoom } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { joinItems } from '@quayside/texts'
import { useCallback, useState } from 'react'
import { games, gameTitle } from '../games.ts'
import shared from '../shell/components/shared.module.css'
import { LEVELS } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import { ReasonedAction, RefusalLine, Search } from './components.tsx'
import styles from './operator.module.css'
import { useOperatorApi } from './operator-state.ts'
import { useOperatorTexts } from './operator-texts.ts'
import { usePages } from './pages.ts'

const STATES = ['waiting', 'playing', 'over'] as const

interface RoomsProps {
  readonly search: string
  readonly announce: (text: string) => void
}

/** Rooms by id, player, game and state, the last changed first. */
export const Rooms = ({ search, announce }: RoomsProps) => {
  const texts = useTexts()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const [game, setGame] = useState('')
  const [state, setState] = useState('')
  const load = useCallback(
    async (cursor: string | null) => {
      const found = await api.rooms({ search, game, state }, cursor)
      return found.ok ? { ok: true as const, value: { rows: found.value.rooms, ...found.value } } : found
    },
    [api, search, game, state],
  )
  const { rows, refusal, hasMore, more, again } = usePages(load)
  const changed = async (): Promise<void> => {
    await again()
    announce(operator('done'))
  }
  return (
    <>
      <Search
        label={operator('search.rooms')}
        value={search}
        search={(text) => goTo({ page: 'operator', tab: 'rooms', search: text })}
      >
        <label className={`${styles.field} ${styles.choice}`}>
          <span>{operator('rooms.game')}</span>
          <select className={shared.input} value={game} onChange={({ target }) => setGame(target.value)}>
            <option value="">{operator('rooms.any')}</option>
            {games.ids.map((name) => (
              <option key={name} value={name}>
                {gameTitle(name, texts)}
              </option>
            ))}
          </select>
        </label>
        <label className={`${styles.field} ${styles.choice}`}>
          <span>{operator('rooms.state')}</span>
          <select className={shared.input} value={state} onChange={({ target }) => setState(target.value)}>
            <option value="">{operator('rooms.any')}</option>
            {STATES.map((name) => (
              <option key={name} value={name}>
                {operator(`rooms.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </Search>
      <RefusalLine refusal={refusal} />
      {rows?.length === 0 && <p className={controls.quiet}>{operator('search.none')}</p>}
      <ul className={styles.list} data-ui="list">
        {rows?.map((room) => (
          <RoomItem key={room.room} room={room} changed={changed} />
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={`${controls.button} ${styles.button}`} onClick={() => void more()}>
          {operator('more')}
        </button>
      )}
    </>
  )
}

interface RoomItemProps {
  readonly room: OperatorRoom
  readonly changed: () => Promise<void>
}

const RoomItem = ({ room: info, changed }: RoomItemProps) => {
  const { room, game, state, isListed, host, seats, entryCount, changedAt } = info
  const texts = useTexts()
  const operator = useOperatorTexts()
  const api = useOperatorApi()
  const names = seats.map(({ name, bot, free }) => {
    if (free) return operator('rooms.free')
    const level = LEVELS.find((known) => known === bot)
    // A player who has deleted their data has no name.
    return name || (level === undefined ? (bot ?? '–') : texts.shell(`level.${level}`))
  })
  return (
    <li>
      <div className={styles.head}>
        <b>{gameTitle(game, texts)}</b>
        <span className={styles.tag} data-state={state}>
          {operator(`rooms.${state}`)}
        </span>
        {isListed && <span className={styles.tag}>{operator('rooms.listed')}</span>}
        <code>{room}</code>
      </div>
      <p>{joinItems(names, texts.locale)}</p>
      <p className={styles.note}>
        <a href={addressOf({ page: 'operator', tab: 'players', search: host.id })}>
          {operator('rooms.host', { player: host.name })}
        </a>{' '}
        · {operator('rooms.changed', { date: dayText(changedAt, texts), count: entryCount })}
      </p>
      <div className={controls.row}>
        <a className={`${controls.button} ${styles.button}`} href={addressOf({ page: 'watch', room })}>
          {operator('rooms.watch')}
        </a>
        {state !== 'over' && (
          <ReasonedAction
            label={operator('rooms.close')}
            target={room}
            hint={operator('rooms.close.hint')}
            act={(reason) => api.closeRoom(room, reason)}
            done={changed}
          />
        )}
        <ReasonedAction
          label={operator('rooms.remove')}
          target={room}
          hint={operator('rooms.remove.hint')}
          isDangerous
          act={(reason) => api.removeRoom(room, reason)}
          done={changed}
        />
      </div>
    </li>
  )
}
