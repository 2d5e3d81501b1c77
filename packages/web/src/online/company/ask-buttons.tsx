import type { VoteTopic } from '@quayside/protocol'
import controls from '@quayside/table/controls/controls.module.css'
import { usePeopleWords } from '@quayside/table/page/people-words.ts'
import { useWords } from '@quayside/table/page/words.ts'
import { dayText, seatName } from '@quayside/table/people.ts'
import { backTarget } from '@quayside/table/session/affairs.ts'
import type { Clock } from '@quayside/table/session/messages.ts'
import { useRealGame } from '@quayside/table/session/table-state.ts'
import { MotionNotice } from './motion-notice.tsx'
import { useWaits } from './waits.ts'

/** The other people whom the table waits for, each with the time from which the others may do without them. */
const useAwaited = (): readonly Clock[] => {
  const waits = useWaits()
  const { line, seats } = useRealGame((game) => game)
  return (line?.clocks ?? []).filter(({ seat }) => waits.includes(seat) && seats[seat]?.bot === null)
}

/** Asks the others for something; only one thing at a time. */
export const AskButtons = ({ viewer }: { readonly viewer: number }) => {
  const words = useWords()
  const people = usePeopleWords()
  const { line, shown, seats, history, talk } = useRealGame((game) => game)
  const awaited = useAwaited()
  if (line === null || shown === null) return null
  if (line.affairs.motion !== null) return <MotionNotice motion={line.affairs.motion} />
  const to = backTarget(history, viewer)
  const isOpen = (about: VoteTopic['kind']): boolean =>
    !line.affairs.declined.some((one) => one.seat === viewer && one.about === about)
  return (
    <>
      {to !== null && to < shown.undo.to && isOpen('back') && (
        <button
          type="button"
          className={controls.button}
          title={people('ask.back.hint')}
          onClick={() => talk({ kind: 'ask', about: { kind: 'back', to } })}
        >
          {people('ask.back', { steps: shown.at - to })}
        </button>
      )}
      {isOpen('end') && (
        <button
          type="button"
          className={controls.button}
          onClick={() => talk({ kind: 'ask', about: { kind: 'end' } })}
        >
          {people('ask.end')}
        </button>
      )}
      {line.affairs.declined.some(({ seat }) => seat === viewer) && (
        <p className={controls.quiet}>{people('motion.off')}</p>
      )}
      {awaited.map(({ seat, at }) => {
        const player = seatName(seats, seat, words)
        return at <= Date.now() && isOpen('bot') ? (
          <button
            key={seat}
            type="button"
            className={controls.button}
            onClick={() => talk({ kind: 'ask', about: { kind: 'bot', seat } })}
          >
            {people('ask.bot', { player })}
          </button>
        ) : at > Date.now() && line.room?.settings.pace.kind === 'untimed' ? (
          <p key={seat} className={controls.quiet}>
            {people('ask.bot.later', { player, date: dayText(at, words) })}
          </p>
        ) : null
      })}
    </>
  )
}
