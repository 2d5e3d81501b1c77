import type { VoteInfo } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useBaseGame } from '@quayside/table/session/current-game.ts'
import type { SayCommunity } from '@quayside/texts/messages/community'
import pageStyles from '../../shell/components/page.module.css'
import styles from './room-panel.module.css'

interface VoteQuestion {
  readonly motion: VoteInfo
  readonly mine: boolean
  readonly steps: number
  readonly nameOf: (seat: number) => string
}

const sentence = (
  { motion: { topic: about, seat }, mine, steps, nameOf }: VoteQuestion,
  people: SayCommunity,
): string => {
  const player = nameOf(seat)
  switch (about.kind) {
    case 'undo':
      return mine ? people('motion.mine.back', { steps }) : people('motion.back', { player, steps })
    case 'end-game':
      return mine ? people('motion.mine.end') : people('motion.end', { player })
    case 'replace-seat': {
      const absent = nameOf(about.seat)
      return mine ? people('motion.mine.bot', { absent }) : people('motion.bot', { player, absent })
    }
  }
}

interface MotionNoticeProps {
  readonly motion: VoteInfo
  /** Puts it off: it stays in the menu. */
  readonly dismiss?: () => void
}

/** Something is asked of the table; nothing has to be answered at once. */
export const VoteNotice = ({ motion, dismiss }: MotionNoticeProps) => {
  const words = useTexts()
  const people = usePeopleWords()
  const { seats, shown, talk } = useBaseGame((game) => game)
  const { id: no, topic: about, seat, pending: asked } = motion
  const viewer = shown?.viewer
  const nameOf = (one: number): string => seatName(seats, one, words)
  const mine = seat === viewer
  const steps = about.kind === 'undo' ? (shown?.moveNumber ?? about.toMove) - about.toMove : 0
  const others = asked.filter((one) => one !== viewer)
  const answer = (agree: boolean): void => talk({ kind: 'vote', vote: no, agree })
  return (
    <div className={`${pageStyles.notice} ${styles.motion}`} data-ui="motion">
      <div>
        <p>{sentence({ motion, mine, steps, nameOf }, people)}</p>
        {others.length > 0 && (
          <p className={`${controls.quiet} ${styles.quiet}`}>
            {people('motion.waits', {
              players: new Intl.ListFormat(words.locale).format(others.map(nameOf)),
            })}
          </p>
        )}
      </div>
      {asked.some((one) => one === viewer) && (
        <div className={`${controls.row} ${styles.row}`}>
          <button
            type="button"
            className={`${controls.button} ${controls.primary}`}
            onClick={() => answer(true)}
          >
            {people('motion.agree')}
          </button>
          <button type="button" className={controls.button} onClick={() => answer(false)}>
            {people('motion.decline')}
          </button>
        </div>
      )}
      {mine && (
        <button type="button" className={controls.button} onClick={() => answer(false)}>
          {people('motion.withdraw')}
        </button>
      )}
      {dismiss && (
        <button
          type="button"
          className={`${controls.close} ${styles.close}`}
          aria-label={words.shell('close')}
          onClick={dismiss}
        >
          <Icon name="u-close" />
        </button>
      )}
    </div>
  )
}
