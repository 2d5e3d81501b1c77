/** Room actions in the table menu: votes, leaving, vacation and standing policies. */
import controls from '@quayside/table/controls/controls.module.css'
import { dayText } from '@quayside/table/format.ts'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { Suspense, useState } from 'react'
import { gameTitle, usePart } from '../../games.ts'
import { LinkField } from '../link-field.tsx'
import { readSeatKey, storeLeft } from '../room-storage.ts'
import { useServerRefusalText } from '../server-refusal-text.ts'
import { PlayersList } from './players-list.tsx'
import styles from './room-panel.module.css'
import { StartVoteButtons } from './start-vote-buttons.tsx'

/** Leaving takes a second press, because it is final. */
const LeaveButton = () => {
  const people = useCommunityTexts()
  const talk = useBaseGame((game) => game.sendRoomAction)
  const room = useBaseGame(({ server }) => server?.address.room ?? '')
  const leave = (): void => {
    storeLeft(room)
    talk({ kind: 'leave-game' })
  }
  const [isAsking, setAsking] = useState(false)
  if (!isAsking)
    return (
      <button type="button" className={controls.button} onClick={() => setAsking(true)}>
        {people('leave')}
      </button>
    )
  return (
    <fieldset className={styles.sure} data-ui="sure">
      <legend>{people('leave')}</legend>
      <p>{people('leave.hint')}</p>
      <div className={`${controls.row} ${styles.row}`}>
        <button
          type="button"
          className={`${controls.button} ${controls.danger}`}
          data-ui="danger"
          onClick={leave}
        >
          {people('leave.sure')}
        </button>
        <button type="button" className={controls.button} onClick={() => setAsking(false)}>
          {people('leave.stay')}
        </button>
      </div>
    </fieldset>
  )
}

interface VacationFieldProps {
  readonly seat: number
  readonly maxDays: number
}

const VacationField = ({ seat, maxDays }: VacationFieldProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { server, sendRoomAction } = useBaseGame((game) => game)
  const [days, setDays] = useState(1)
  const until = server?.status.vacations.find((one) => one.seat === seat)?.until
  if (until !== undefined)
    return (
      <div className={controls.row}>
        <p>{people('vacation.mine', { date: dayText(until, texts) })}</p>
        <button
          type="button"
          className={controls.button}
          onClick={() => sendRoomAction({ kind: 'vacation', days: 0 })}
        >
          {people('vacation.back')}
        </button>
      </div>
    )
  return (
    <div className={controls.row}>
      <label className={controls.line}>
        {people('vacation')}
        <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {Array.from({ length: maxDays }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {people('vacation.days', { days: count })}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={controls.button}
        onClick={() => sendRoomAction({ kind: 'vacation', days })}
      >
        {people('vacation.go')}
      </button>
    </div>
  )
}

export const RoomMenu = () => {
  const people = useCommunityTexts()
  const refusalText = useServerRefusalText()
  const { server, currentFrame, rules, game } = useBaseGame((table) => table)
  if (server === null || currentFrame === null || currentFrame.viewer === 'spectator') return null
  const isOver = server.status.isEnded || rules === null || rules.outcome(currentFrame.view) !== null
  if (isOver) return null
  const pace = server.room?.settings.clock
  return (
    <section className={styles.company} data-ui="room-panel" aria-labelledby="room-panel">
      <h3 id="room-panel">{people('room.actions')}</h3>
      {server.lastRefusal && <p className={controls.trouble}>{refusalText(server.lastRefusal)}</p>}
      <div className={`${controls.row} ${styles.row}`}>
        <StartVoteButtons viewer={currentFrame.viewer} />
        <LeaveButton />
      </div>
      {pace?.kind === 'days' && pace.vacation !== undefined && pace.vacation > 0 && (
        <VacationField seat={currentFrame.viewer} maxDays={pace.vacation} />
      )}
      {game !== null && (
        <Suspense>
          <PolicyFields game={game} />
        </Suspense>
      )}
    </section>
  )
}

/** Standing policies: decisions that the server makes for the player immediately. */
const PolicyFields = ({ game }: { readonly game: string }) => {
  const people = useCommunityTexts()
  const Fields = usePart(game, 'policyFields')
  return Fields === null ? null : (
    <fieldset className={styles.policies}>
      <legend>{people('automatic')}</legend>
      <p className={`${controls.quiet}`}>{people('automatic.hint')}</p>
      <Fields />
    </fieldset>
  )
}

/** The room's part of the table menu: room actions, the link for spectators, and the player's own seat link. */
export const RoomLinks = () => {
  const texts = useTexts()
  const place = useBaseGame(({ server }) => server?.address)
  const game = useBaseGame(({ game }) => game)
  const plays = useBaseGame(
    ({ currentFrame }) => currentFrame !== null && currentFrame.viewer !== 'spectator',
  )
  if (place === undefined) return null
  const { room } = place
  const key = place.seatSecret ?? (place.seat === null ? null : readSeatKey(browserStorage, room))
  return (
    <>
      <PlayersList />
      {plays && <RoomMenu />}
      <LinkField
        label={texts.online('room.watch')}
        to={{ page: 'watch', room }}
        invitation={gameTitle(game ?? '', texts)}
      />
      {key !== null && (
        <>
          <LinkField label={texts.online('seat-link')} to={{ page: 'seat', room, key }} />
          <p className={controls.quiet}>{texts.online('seat-link.hint')}</p>
        </>
      )}
    </>
  )
}
