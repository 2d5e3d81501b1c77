/** The notice of a rematch: who asked, who has accepted, and the answers. */
import type { Refusal } from '@quayside/kernel'
import controls from '@quayside/table/controls/controls.module.css'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { addressOf } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import type { RematchOffer } from '@quayside/table/session/messages.ts'
import { useState } from 'react'
import pageStyles from '../../shell/components/page.module.css'
import { declineInvitation } from '../community/community-api.ts'
import { playAgain } from '../rematch.ts'
import { useServerRefusalText } from '../server-refusal-text.ts'
import styles from './room-panel.module.css'

export const RematchNotice = () => {
  const offer = useBaseGame(({ server }) => server?.rematch ?? null)
  return offer === null ? null : <Offer offer={offer} />
}

const Offer = ({ offer }: { readonly offer: RematchOffer }) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const refusalText = useServerRefusalText()
  const { seats, currentFrame, server } = useBaseGame((game) => game)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { room, asker, accepted, pending, declined, isStarted } = offer
  const viewer = currentFrame?.viewer
  const isMine = (seat: number): boolean => seat === viewer
  const names = (of: readonly number[]): string =>
    texts.common.list(
      of.map((seat) => seatName(seats, seat, texts)),
      'and',
    )
  const question =
    asker === null
      ? people('rematch.open')
      : isMine(asker)
        ? people('rematch.asked.mine')
        : people('rematch.asked', { player: seatName(seats, asker, texts) })
  const decline = async (): Promise<void> => {
    const done = await declineInvitation(room)
    setRefusal(done.ok ? null : done.refusal)
  }
  // A player without an account or guest name, who opened the seat by its link, can only watch.
  const isAsked = pending.some(isMine) && server?.address.seat !== null
  return (
    <div className={`${pageStyles.notice} ${styles.motion}`} data-ui="rematch">
      <div>
        <p>{isStarted ? people('rematch.started') : question}</p>
        <p className={`${controls.quiet}`}>
          {people('rematch.count', {
            accepted: accepted.length,
            players: accepted.length + pending.length + declined.length,
          })}{' '}
          {declined.length > 0 && people('rematch.declined', { players: names(declined) })}
        </p>
        {refusal && <p className={controls.trouble}>{refusalText(refusal)}</p>}
      </div>
      <div className={`${controls.row} ${styles.row}`}>
        {isAsked && !isStarted && (
          <>
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              onClick={() => void playAgain(server?.address.room ?? '', offer)}
            >
              {people('rematch.accept')}
            </button>
            <button type="button" className={controls.button} onClick={() => void decline()}>
              {people('vote.decline')}
            </button>
          </>
        )}
        {accepted.some(isMine) ? (
          <a className={controls.button} href={addressOf({ page: 'join', room })}>
            {people('rematch.go')}
          </a>
        ) : (
          isStarted && (
            <a className={controls.button} href={addressOf({ page: 'watch', room })}>
              {people('rematch.watch')}
            </a>
          )
        )}
      </div>
    </div>
  )
}
