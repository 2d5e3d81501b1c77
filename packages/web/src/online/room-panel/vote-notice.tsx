/** The notice of an open vote. */
import type { VoteInfo } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { useMoveText } from '@quayside/table/game-context.tsx'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import type { SayCommunity } from '@quayside/texts/messages/community'
import pageStyles from '../../shell/components/page.module.css'
import styles from './room-panel.module.css'

interface VoteQuestion {
  readonly vote: VoteInfo
  readonly isOwn: boolean
  readonly steps: number
  readonly nameOf: (seat: number) => string
}

const voteText = (
  { vote: { topic, seat }, isOwn, steps, nameOf }: VoteQuestion,
  people: SayCommunity,
): string => {
  const player = nameOf(seat)
  switch (topic.kind) {
    case 'undo':
      return isOwn ? people('vote.mine.back', { steps }) : people('vote.back', { player, steps })
    case 'end-game':
      return isOwn ? people('vote.mine.end') : people('vote.end', { player })
    case 'replace-seat': {
      const absent = nameOf(topic.seat)
      return isOwn ? people('vote.mine.bot', { absent }) : people('vote.bot', { player, absent })
    }
  }
}

interface VoteNoticeProps {
  readonly vote: VoteInfo
  /** Hides the notice; the vote stays in the menu. */
  readonly dismiss?: () => void
}

/** An open vote, with buttons to agree, decline or withdraw. */
export const VoteNotice = ({ vote, dismiss }: VoteNoticeProps) => {
  const texts = useTexts()
  const people = useCommunityTexts()
  const { seats, currentFrame, sendRoomAction } = useBaseGame((game) => game)
  const { id, topic, seat, pending } = vote
  const viewer = currentFrame?.viewer
  const nameOf = (one: number): string => seatName(seats, one, texts)
  const isOwn = seat === viewer
  const steps = topic.kind === 'undo' ? (currentFrame?.moveNumber ?? topic.toMove) - topic.toMove : 0
  const move = useMoveText()(topic.kind === 'undo' ? topic.toMove : null)
  const others = pending.filter((one) => one !== viewer)
  const answer = (agree: boolean): void => sendRoomAction({ kind: 'vote', vote: id, agree })
  return (
    <div className={`${pageStyles.notice} ${styles.motion}`} data-ui="vote">
      <div>
        <p>{voteText({ vote, isOwn, steps, nameOf }, people)}</p>
        {move !== null && <p className={controls.quiet}>{people('vote.back.to', { move })}</p>}
        {others.length > 0 && (
          <p className={`${controls.quiet}`}>
            {people('vote.waits', {
              players: texts.common.list(others.map(nameOf), 'and'),
            })}
          </p>
        )}
      </div>
      {pending.some((one) => one === viewer) && (
        <div className={`${controls.row} ${styles.row}`}>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => answer(true)}
          >
            {people('vote.agree')}
          </button>
          <button type="button" className={controls.button} onClick={() => answer(false)}>
            {people('vote.decline')}
          </button>
        </div>
      )}
      {isOwn && (
        <button type="button" className={controls.button} onClick={() => answer(false)}>
          {people('vote.withdraw')}
        </button>
      )}
      {dismiss && (
        <button
          type="button"
          className={`${controls.close} ${styles.close}`}
          aria-label={texts.shell('close')}
          onClick={dismiss}
        >
          <Icon name="u-close" />
        </button>
      )}
    </div>
  )
}
