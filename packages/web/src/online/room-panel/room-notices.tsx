/** Notices about the room: votes, refusals, vacations, a stuck bot, and an ended game. */
import type { RoomInfo } from '@quayside/protocol'
import { dayText } from '@quayside/table/format.ts'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import type { RoomStatus } from '@quayside/table/session/messages.ts'
import { useState } from 'react'
import { Notice } from '../../shell/components/site-notices.tsx'
import { useExpiryText } from '../room-expiry.tsx'
import { useServerRefusalText } from '../server-refusal-text.ts'
import { NotificationOffer } from './notification-offer.tsx'
import { RematchNotice } from './rematch-notice.tsx'
import { useOtherDeciders } from './start-vote-buttons.tsx'
import { VoteNotice } from './vote-notice.tsx'

export const RoomNotices = () => {
  const status = useBaseGame(({ server }) => server?.status)
  const [dismissed, setDismissed] = useState<number | null>(null)
  if (status === undefined) return null
  const { vote } = status
  return (
    <>
      <RefusalNotice />
      <SeedChosenNotice />
      <StatusNotices status={status} />
      <DepartureNotices />
      <NotificationOffer />
      <RematchNotice />
      <DeclinedNotice status={status} />
      {vote !== null && vote.id !== dismissed && (
        <VoteNotice vote={vote} dismiss={() => setDismissed(vote.id)} />
      )}
    </>
  )
}

const RefusalNotice = () => {
  const refusalText = useServerRefusalText()
  const refusal = useBaseGame(({ server }) => server?.lastRefusal ?? null)
  const show = useBaseGame(({ showRoomRefusal }) => showRoomRefusal)
  return refusal === null ? null : <Notice dismiss={() => show(null)}>{refusalText(refusal)}</Notice>
}

const NO_SEATS: RoomInfo['seats'] = []

/** A seat with both a name and a bot is that of a player who left, or who was replaced. */
const DepartureNotices = () => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const places = useBaseGame(({ server }) => server?.room?.seats ?? NO_SEATS)
  const seats = useBaseGame((game) => game.seats)
  const [dismissed, setDismissed] = useState<readonly number[]>([])
  return places.map(({ name: player, bot }, seat) =>
    bot === null || player === '' || dismissed.includes(seat) ? null : (
      <Notice key={player} dismiss={() => setDismissed([...dismissed, seat])}>
        {people('left', { player, bot: seatName(seats, seat, texts) })}
      </Notice>
    ),
  )
}

/** The host may know the cards if they chose the seed; before the start, the waiting room says so. */
const SeedChosenNotice = () => {
  const people = useCommunityTexts()
  const isChosen = useBaseGame(
    ({ server }) => server?.room?.seedChosen === true && server.room.seats.every(({ free }) => !free),
  )
  const [isDismissed, setDismissed] = useState(false)
  return isChosen && !isDismissed ? (
    <Notice dismiss={() => setDismissed(true)}>{people('deal.chosen')}</Notice>
  ) : null
}

/** Tells the player that the vote they started was declined. */
const DeclinedNotice = ({ status: { declinedVotes, isEnded } }: { readonly status: RoomStatus }) => {
  const people = useCommunityTexts()
  const { viewer, moveNumber } = useBaseGame(({ currentFrame }) => currentFrame) ?? {}
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  return !isEnded && declinedVotes.some(({ seat }) => seat === viewer) && dismissedAt !== moveNumber ? (
    <Notice dismiss={() => setDismissedAt(moveNumber ?? null)}>{people('vote.off')}</Notice>
  ) : null
}

const EndedNotice = () => {
  const { tray } = useTexts()
  const [isDismissed, setDismissed] = useState(false)
  const server = useBaseGame((game) => game.server)
  const expiry = useExpiryText(server?.address.room)
  if (isDismissed || server === null) return null
  return (
    <Notice dismiss={() => setDismissed(true)}>
      {tray('ended')} {expiry}
    </Notice>
  )
}

const StatusNotices = ({ status: { isEnded, stuckBot, vacations } }: { readonly status: RoomStatus }) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const seats = useBaseGame((game) => game.seats)
  const deciders = useOtherDeciders()
  if (isEnded) return <EndedNotice />
  return (
    <>
      {stuckBot !== null && (
        <Notice>{people('stalled', { player: seatName(seats, stuckBot, texts) })}</Notice>
      )}
      {vacations
        .filter(({ seat }) => deciders.includes(seat))
        .map(({ seat, until }) => (
          <Notice key={seat}>
            {people('vacation.of', {
              player: seatName(seats, seat, texts),
              date: dayText(until, texts),
            })}
          </Notice>
        ))}
    </>
  )
}
