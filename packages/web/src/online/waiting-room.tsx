/** A room with free seats: its players, ways to invite others, and starting with bots instead. */
import type { Refusal } from '@quayside/kernel'
import type { RoomInfo } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { BotGlyph, DoorGlyph } from '@quayside/table/controls/glyphs.tsx'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { type TableTexts, useTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { gameTitle } from '../games.ts'
import { GamePage } from '../shell/components/game-page.tsx'
import shared from '../shell/components/shared.module.css'
import { defaultLevel, type LevelName } from '../state/new-game-draft.ts'
import { goTo } from '../state/routing.ts'
import { giveUpSeat } from './community/community-api.ts'
import { LinkField, wholeAddress } from './link-field.tsx'
import { NameField } from './new-room-fields.tsx'
import styles from './online.module.css'
import { useOnline } from './online-store.ts'
import { newNonce, storeDeal } from './prepared-deal.ts'
import { QrCode } from './qr-code.tsx'
import { seatBot, takeSeat } from './room-api.ts'
import { RoomExpiry } from './room-expiry.tsx'
import { ApiBotButtons, RoomSeat } from './room-seat.tsx'
import { storeSeatKey } from './room-storage.ts'
import { RoomSummary } from './room-summary.tsx'
import { seatNames } from './seat-names.ts'
import { useServerRefusalText } from './server-refusal-text.ts'

interface WaitingRoomProps {
  readonly info: RoomInfo
  /** Null for a visitor without a seat. */
  readonly ownSeat: number | null
  readonly host: boolean
  /** The short code of the room; null for one without. */
  readonly code: string | null
  /** Called when the player has taken a seat. */
  readonly onJoined: () => void
}

const InviteFriends = lazy(async () => ({ default: (await import('./room-friends.tsx')).InviteFriends }))

const Chat = lazy(async () => ({ default: (await import('./chat/chat.tsx')).Chat }))

/** Splits the code into two halves, which are easier to say and type. */
const spokenCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

const roleText = (
  { info, ownSeat, host }: WaitingRoomProps,
  player: string | undefined,
  texts: TableTexts,
): string => {
  const name = player ?? (ownSeat === null ? '' : (info.seats[ownSeat]?.name ?? ''))
  if (host) return texts.online('room.host', { player: name })
  return ownSeat === null ? texts.online('room.visitor') : texts.online('room.guest', { player: name })
}

/** Taking and leaving a seat, and seating bots; with the refusal of the last action. */
const useSeatActions = ({ info, onJoined }: WaitingRoomProps, name: string) => {
  const { ensurePlayer } = useOnline()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { room } = info

  const sit = async (seat: number): Promise<void> => {
    const ensured = await ensurePlayer(name.trim())
    const nonce = newNonce()
    const joined = ensured.ok ? await takeSeat(room, seat, nonce) : ensured
    setRefusal(joined.ok ? null : joined.refusal)
    if (!joined.ok) return
    if (info.commitment !== undefined) storeDeal(browserStorage, room, { commitment: info.commitment, nonce })
    if ('key' in joined.value) storeSeatKey(browserStorage, room, joined.value.key)
    onJoined()
  }

  const leaveSeat = async (seat: number): Promise<void> => {
    const left = await giveUpSeat(room, seat)
    setRefusal(left.ok ? null : left.refusal)
    if (!left.ok) return
    // The server drops the nonce of a seat that is given up.
    if (info.commitment !== undefined)
      storeDeal(browserStorage, room, { commitment: info.commitment, nonce: null })
    goTo({ page: 'home' })
  }

  const putBots = async (places: readonly number[], level: LevelName): Promise<void> => {
    for (const seat of places) {
      const done = await seatBot(room, { seat, level })
      setRefusal(done.ok ? null : done.refusal)
    }
  }

  return { refusal, setRefusal, sit, leaveSeat, putBots }
}

export const WaitingRoom = (props: WaitingRoomProps) => {
  const { info, ownSeat, host, code } = props
  const texts = useTexts()
  const people = useCommunityTexts()
  const refusalText = useServerRefusalText()
  const { player } = useOnline()
  const [name, setName] = useState('')
  const { refusal, setRefusal, sit, leaveSeat, putBots } = useSeatActions(props, name)
  const form = useRef<HTMLFormElement>(null)
  const { room, seats } = info
  const names = seatNames(seats, (seat) => botName(seat, texts))
  const free = seats.flatMap((seat, number) => (seat.free ? [number] : []))
  const sitIfNamed = (seat: number): void => {
    if (form.current?.reportValidity() !== false) void sit(seat)
  }

  return (
    <GamePage title={texts.online('room')} className={styles.room}>
      <section className={`${controls.zone} ${styles.seats}`} aria-labelledby="seats">
        <div className={`${controls.zoneHead} ${styles.zoneHead}`}>
          <h1 id="seats">{texts.online('room.seats')}</h1>
          <p>
            <b>{gameTitle(info.game, texts)}</b>{' '}
            {texts.online('room.taken', { taken: seats.length - free.length, seats: seats.length })}
          </p>
        </div>
        {ownSeat === null && player === null && (
          <form ref={form} className={styles.who} onSubmit={(event) => event.preventDefault()}>
            <NameField name={name} rename={setName} />
          </form>
        )}
        <ol>
          {seats
            .map((seat, number) => ({ seat, number }))
            .map(({ seat, number }) => (
              <RoomSeat
                key={number}
                seat={number}
                game={info.game}
                info={seat}
                name={names[number] ?? ''}
                isOwn={number === ownSeat}
                sit={ownSeat === null ? () => sitIfNamed(number) : null}
                putBot={host ? (level) => void putBots([number], level) : null}
              >
                {host && player !== null && <ApiBotButtons room={room} seat={number} refuse={setRefusal} />}
              </RoomSeat>
            ))}
        </ol>
        <div role="status">{refusal && <p className={controls.trouble}>{refusalText(refusal)}</p>}</div>
        <p className={styles.note}>
          <Icon name="u-info" />
          {texts.online('room.waits')}
        </p>
        {info.seedChosen === true && (
          <p className={styles.note}>
            <Icon name="u-info" />
            {people('deal.chosen')}
          </p>
        )}
        <RoomExpiry room={room} />
      </section>
      <div className={styles.side}>
        <InvitePanel info={info} code={code} canInviteFriends={ownSeat !== null && player !== null} />
        {info.settings.chat !== 'off' && <ChatPanel />}
        <RoomSummary info={info} />
      </div>
      <WaitingFoot
        {...props}
        free={free}
        leaveSeat={(seat) => void leaveSeat(seat)}
        fillWithBots={() => void putBots(free, defaultLevel(info.game))}
      />
    </GamePage>
  )
}

interface InvitePanelProps extends Pick<WaitingRoomProps, 'info' | 'code'> {
  readonly canInviteFriends: boolean
}

/** The ways to invite others: a code to say, a QR code, a link, and friends. */
const InvitePanel = ({ info, code, canInviteFriends }: InvitePanelProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { room } = info
  return (
    <section className={`${controls.zone} ${styles.invite}`} aria-labelledby="invite">
      <div className={`${controls.zoneHead} ${styles.zoneHead}`}>
        <h2 id="invite">{texts.online('room.invite')}</h2>
      </div>
      {code !== null && (
        <p className={styles.code} data-ui="code">
          <span>{people('code')}</span>
          <b>{spokenCode(code)}</b>
          <small>{people('code.hint')}</small>
        </p>
      )}
      <div className={styles.scan}>
        <QrCode text={wholeAddress({ page: 'join', room })} label={people('room.qr')} />
        <p>{people('room.qr.hint')}</p>
      </div>
      <LinkField
        label={texts.online('room.link')}
        to={{ page: 'join', room }}
        invitation={texts.online('share.text', { game: gameTitle(info.game, texts) })}
      />
      <p className={`${controls.quiet} ${styles.quiet}`}>{texts.online('room.link.hint')}</p>
      {canInviteFriends && (
        <Suspense>
          <InviteFriends room={room} />
        </Suspense>
      )}
    </section>
  )
}

const ChatPanel = () => {
  const people = useCommunityTexts()
  return (
    <section className={`${controls.zone} ${styles.talk}`} data-ui="waiting-chat" aria-labelledby="talk">
      <div className={`${controls.zoneHead} ${styles.zoneHead}`}>
        <h2 id="talk">{people('chat')}</h2>
      </div>
      <Suspense>
        <Chat />
      </Suspense>
    </section>
  )
}

interface WaitingFootProps extends WaitingRoomProps {
  readonly free: readonly number[]
  readonly leaveSeat: (seat: number) => void
  readonly fillWithBots: () => void
}

const WaitingFoot = ({ free, leaveSeat, fillWithBots, ...props }: WaitingFootProps) => {
  const { ownSeat, host } = props
  const texts = useTexts()
  const people = useCommunityTexts()
  const { player } = useOnline()
  return (
    <footer className={`${shared.deep} ${shared.rope} ${styles.foot}`}>
      <div>
        <p>{roleText(props, player?.name, texts)}</p>
        <h2>{texts.online('room.open', { count: free.length })}</h2>
      </div>
      <div className={`${controls.row} ${styles.row}`}>
        {host && (
          <button
            type="button"
            className={`${controls.button} ${styles.button} ${controls.primary}`}
            onClick={fillWithBots}
          >
            <BotGlyph />
            {texts.online('room.fill', { count: free.length })}
          </button>
        )}
        {ownSeat !== null && player !== null && (
          <button
            type="button"
            className={`${controls.button} ${styles.button} ${controls.ghost}`}
            onClick={() => leaveSeat(ownSeat)}
          >
            {people('room.stand-up')}
          </button>
        )}
        <a
          className={`${controls.button} ${styles.button} ${controls.ghost}`}
          href={addressOf({ page: 'home' })}
        >
          <DoorGlyph />
          {texts.shell('home')}
        </a>
      </div>
    </footer>
  )
}
