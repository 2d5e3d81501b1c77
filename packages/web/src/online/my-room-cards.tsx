/** The player's rooms on the home page, as cards; lazy. */

import type { MyRoom } from '@quayside/protocol'
import { TimeLeft } from '@quayside/table/clock/seat-clock.tsx'
import { expiryText, timeText } from '@quayside/table/clock/time-left.ts'
import controls from '@quayside/table/controls/controls.module.css'
import { SaveGlyph } from '@quayside/table/controls/glyphs.tsx'
import { dayText } from '@quayside/table/format.ts'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { addressOf } from '@quayside/table/page/routing.ts'
import { type TableTexts, useTexts } from '@quayside/table/page/texts.ts'
import { botName } from '@quayside/table/seat-names.ts'
import { joinParts } from '@quayside/texts'
import { gameTitle } from '../games.ts'
import { fileName, saveFile } from '../shell/components/export-game.tsx'
import { GamePicture } from '../shell/components/game-picture.tsx'
import homeStyles from '../shell/home/home.module.css'
import { useHomeTexts } from '../shell/home/home-texts.ts'
import styles from './online.module.css'
import { isMyTurn } from './online-store.ts'
import { recordText } from './room-api.ts'
import { useLengthText } from './room-summary.tsx'
import { seatNames } from './seat-names.ts'

const nameIn = ({ info, ownSeats }: MyRoom, seat: number, texts: TableTexts): string => {
  if (ownSeats.includes(seat)) return texts.online('seat.me')
  const name = seatNames(info.seats, (place) => botName(place, texts))[seat]
  return name || texts.online('room.free')
}

/** The player's result, or the winner if the player left; "over" for a game without a result. */
const resultText = (room: MyRoom, texts: TableTexts): string => {
  const { results, ownSeats } = room
  const own = results.find(({ seat }) => ownSeats.includes(seat))
  const [winner] = results
  if (own !== undefined)
    return texts.online('home.result', { rank: own.rank, players: results.length, points: own.points })
  return winner === undefined
    ? texts.shell('game.over')
    : texts.online('home.result.winner', { player: nameIn(room, winner.seat, texts) })
}

const badge = (room: MyRoom, texts: TableTexts): string => {
  const free = room.info.seats.filter((seat) => seat.free).length
  const [next] = room.deciders
  if (room.isOver) return resultText(room, texts)
  if (free > 0) return texts.online('home.gathering', { count: free })
  if (isMyTurn(room) || next === undefined) return texts.shell('game.your-turn')
  return texts.shell('game.turn-of', { player: nameIn(room, next, texts) })
}

export const MyRoomCard = ({ room }: { readonly room: MyRoom }) => {
  const texts = useTexts()
  const say = useHomeTexts()
  const { info, deciders, nextDeadline, changedAt, isOver } = room
  const title = gameTitle(info.game, texts)
  const pace = info.settings.clock.kind
  const expiry = expiryText(room, texts)
  const length = useLengthText(info)
  const clock =
    nextDeadline === null || pace === 'untimed' ? null : timeText(nextDeadline - Date.now(), texts)
  const players = info.seats.map((_, seat) => nameIn(room, seat, texts))
  const accessibleName = joinParts(
    [
      texts.shell('game.continue', { game: title }),
      badge(room, texts),
      texts.common.list(players, 'and'),
      clock,
    ].filter((part) => part !== null),
    texts.locale,
  )
  return (
    <li data-ui="game" className={isMyTurn(room) ? `${homeStyles.game} ${homeStyles.turn}` : homeStyles.game}>
      <a href={addressOf({ page: 'join', room: info.room })} aria-label={accessibleName}>
        <GamePicture game={info.game} />
        <span className={homeStyles.gameText}>
          <span className={homeStyles.gameTitle}>
            <b>{title}</b> <em>{length}</em>
          </span>
          <span className={homeStyles.players}>
            {info.seats
              .map((_, seat) => seat)
              .map((seat) => (
                <span key={seat} className={deciders.includes(seat) ? homeStyles.next : ''}>
                  <SeatShape seat={seat} />
                  {nameIn(room, seat, texts)}
                </span>
              ))}
          </span>
          <span className={`${controls.quiet} ${styles.quiet}`}>
            {texts.shell('game.changed', { date: dayText(changedAt, texts) })}
          </span>
          {expiry !== null && <span className={`${controls.quiet} ${styles.quiet}`}>{expiry}</span>}
        </span>
        <span className={styles.standing}>
          <span className={`${homeStyles.badge} ${styles.badge}`}>{badge(room, texts)}</span>
          {nextDeadline !== null && pace !== 'untimed' && (
            <span>
              {!isMyTurn(room) && deciders[0] !== undefined && (
                <>{say('clock.of', { player: nameIn(room, deciders[0], texts) })} </>
              )}
              <TimeLeft key={nextDeadline} until={nextDeadline} pace={pace} />
            </span>
          )}
        </span>
      </a>
      {isOver && <ExportTool room={info.room} />}
    </li>
  )
}

/** Saves the record of a finished game before the server deletes the room. */
const ExportTool = ({ room }: { readonly room: string }) => {
  const texts = useTexts()
  const save = async (): Promise<void> => {
    const text = await recordText(room)
    if (text !== null) saveFile(fileName(room, text), text)
  }
  return (
    <div className={homeStyles.gameTools}>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={texts.shell('game.export')}
        title={texts.shell('game.export')}
        onClick={() => void save()}
      >
        <SaveGlyph />
      </button>
    </div>
  )
}
