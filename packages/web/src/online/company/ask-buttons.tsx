import { seatName } from '../../shell/parts/texts-of-games.ts'
import { useRealGame } from '../../state/table-state.ts'
import { useWords } from '../../state/words.ts'
import { backTarget } from '../affairs.ts'
import { usePeopleWords } from '../people-words.ts'
import { MotionNotice } from './motion-notice.tsx'
import { useWaits } from './waits.ts'

/** The people whom the table has waited for too long, as far as the page can tell. */
const useOverdue = (): readonly number[] => {
  const waits = useWaits()
  const { line, seats } = useRealGame((game) => game)
  return waits.filter((seat) => {
    const clock = line?.clocks.find((one) => one.seat === seat)
    return seats[seat]?.bot === null && (clock === undefined || clock.at < Date.now())
  })
}

/** Asks the others for something; only one thing at a time. */
export const AskButtons = ({ viewer }: { readonly viewer: number }) => {
  const words = useWords()
  const people = usePeopleWords()
  const { line, shown, seats, history, talk } = useRealGame((game) => game)
  const overdue = useOverdue()
  if (line === null || shown === null) return null
  if (line.affairs.motion !== null) return <MotionNotice motion={line.affairs.motion} />
  const to = backTarget(history, viewer)
  return (
    <>
      {to !== null && to < shown.undo.to && (
        <button
          type="button"
          className="sh-button"
          title={people('ask.back.hint')}
          onClick={() => talk({ kind: 'ask', about: { kind: 'back', to } })}
        >
          {people('ask.back', { steps: shown.at - to })}
        </button>
      )}
      <button
        type="button"
        className="sh-button"
        onClick={() => talk({ kind: 'ask', about: { kind: 'end' } })}
      >
        {people('ask.end')}
      </button>
      {overdue.map((seat) => (
        <button
          key={seat}
          type="button"
          className="sh-button"
          onClick={() => talk({ kind: 'ask', about: { kind: 'bot', seat } })}
        >
          {people('ask.bot', { player: seatName(seats, seat, words) })}
        </button>
      ))}
    </>
  )
}
