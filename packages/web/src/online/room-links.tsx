import controls from '@quayside/table/controls/controls.module.css'
import { browserStorage } from '@quayside/table/page/browser-storage.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import { gameTitle } from '../games.ts'
import { LinkField } from './link-field.tsx'
import { RoomMenu } from './room-panel/room-menu.tsx'
import { readSeatKey } from './room-storage.ts'

/** The room's part of the table menu: room actions, the link for spectators, and the player's own seat link. */
export const RoomLinks = () => {
  const words = useTexts()
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
      {plays && <RoomMenu />}
      <LinkField
        label={words.online('room.watch')}
        to={{ page: 'watch', room }}
        invitation={gameTitle(game ?? '', words)}
      />
      {key !== null && (
        <>
          <LinkField label={words.online('seat-link')} to={{ page: 'seat', room, key }} />
          <p className={controls.quiet}>{words.online('seat-link.hint')}</p>
        </>
      )}
    </>
  )
}
