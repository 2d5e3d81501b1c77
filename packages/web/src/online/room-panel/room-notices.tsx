/** What the others ask, and what keeps the table waiting. */

import { dayText } from '@quayside/table/format.ts'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import type { Affairs } from '@quayside/table/session/messages.ts'
import { useState } from 'react'
import { Notice } from '../../shell/components/site-notices.tsx'
import { useKeptUntil } from '../room-expiry.tsx'
import { useWhyNotOnline } from '../server-refusal-text.ts'
import { useOtherDeciders } from './start-vote-buttons.tsx'
import { VoteNotice } from './vote-notice.tsx'

export const CompanyNotices = () => {
  const affairs = useBaseGame(({ line }) => line?.affairs)
  const [putOff, later] = useState<number | null>(null)
  if (affairs === undefined) return null
  const { vote: motion } = affairs
  return (
    <>
      <RoomRefusal />
      <SeedChosen />
      <Standing affairs={affairs} />
      <Declined affairs={affairs} />
      {motion !== null && motion.id !== putOff && (
        <VoteNotice motion={motion} dismiss={() => later(motion.id)} />
      )}
    </>
  )
}

const RoomRefusal = () => {
  const whyNot = useWhyNotOnline()
  const trouble = useBaseGame(({ line }) => line?.lastRefusal ?? null)
  const dismiss = useBaseGame(({ dismissTrouble }) => dismissTrouble)
  return trouble === null ? null : <Notice dismiss={dismiss}>{whyNot(trouble)}</Notice>
}

/** Everybody should know who may know the cards; where a seat is free, the waiting room says it. */
const SeedChosen = () => {
  const people = usePeopleWords()
  const isChosen = useBaseGame(
    ({ line }) => line?.room?.seedChosen === true && line.room.seats.every(({ free }) => !free),
  )
  const [isHeard, hear] = useState(false)
  return isChosen && !isHeard ? <Notice dismiss={() => hear(true)}>{people('deal.chosen')}</Notice> : null
}

/** Whoever asked hears that nothing comes of it. */
const Declined = ({ affairs: { declinedVotes: declined } }: { readonly affairs: Affairs }) => {
  const people = usePeopleWords()
  const { viewer, moveNumber: at } = useBaseGame(({ shown }) => shown) ?? {}
  const [heard, hear] = useState<number | null>(null)
  return declined.some(({ seat }) => seat === viewer) && heard !== at ? (
    <Notice dismiss={() => hear(at ?? null)}>{people('motion.off')}</Notice>
  ) : null
}

const Ended = () => {
  const { tray } = useTexts()
  const [isHeard, hear] = useState(false)
  const keptUntil = useKeptUntil(useBaseGame(({ line }) => line?.place.room))
  return isHeard ? null : (
    <Notice dismiss={() => hear(true)}>
      {tray('ended')} {keptUntil}
    </Notice>
  )
}

const Standing = ({
  affairs: { isEnded: ended, stuckBot: stalled, vacations },
}: {
  readonly affairs: Affairs
}) => {
  const words = useTexts()
  const people = usePeopleWords()
  const seats = useBaseGame((game) => game.seats)
  const waits = useOtherDeciders()
  if (ended) return <Ended />
  return (
    <>
      {stalled !== null && <Notice>{people('stalled', { player: seatName(seats, stalled, words) })}</Notice>}
      {vacations
        .filter(({ seat }) => waits.includes(seat))
        .map(({ seat, until }) => (
          <Notice key={seat}>
            {people('vacation.of', {
              player: seatName(seats, seat, words),
              date: dayText(until, words),
            })}
          </Notice>
        ))}
    </>
  )
}
