import { eventText } from '@quayside/texts/le-havre'
import { linesOf } from '../le-havre/reading/log.ts'
import { sentence } from '../le-havre/reading/sentence.ts'
import { useSight } from '../le-havre/state/sight.ts'
import { useWords } from '../state/words.ts'
import { Jump } from './jump.tsx'
import { PositionLink } from './position-link.tsx'
import { useReplay } from './replay-state.ts'
import { RetryButton } from './retry-button.tsx'
import { Scrubber } from './scrubber.tsx'
import { Transport } from './transport.tsx'
import { usePast } from './use-past.ts'
import { atText, whenText } from './when.ts'

/** Instead of a decision: where in the game the table is, and the ways to go elsewhere. */
export const ReplayTray = () => {
  const words = useWords()
  const sight = useSight()
  const { steps } = usePast()
  const at = useReplay(({ at }) => at)
  if (sight === null) return null
  return (
    <section className="tray rp" data-zone="tray" aria-label={words.replay('replay')}>
      <div className="qn">
        <p className="k">{atText(at, steps.length, words)}</p>
        <h2>{whenText(sight, words)}</h2>
        <Transport />
        <Jump />
      </div>
      <Scrubber sight={sight} />
      <div className="go">
        <RetryButton position={at} label={words.replay('retry')} className="btn p" />
        <PositionLink />
        <CompareButton />
      </div>
      <Told />
    </section>
  )
}

const CompareButton = () => {
  const words = useWords()
  const { at, mark, compare } = useReplay()
  return (
    <button
      type="button"
      className="btn s cmp"
      title={words.replay('compare.hint')}
      aria-pressed={mark !== null}
      onClick={() => compare(mark === null ? at : null)}
    >
      {words.replay(mark === null ? 'compare' : 'compare.end')}
    </button>
  )
}

/** Reads aloud what led to the position. */
const Told = () => {
  const words = useWords()
  const names = useSight()?.names
  const { steps } = usePast()
  const step = steps[useReplay(({ at }) => at) - 1]
  const lines = step === undefined ? [] : linesOf(step)
  return (
    <p className="vh" aria-live="polite">
      {words.game.sentences(
        lines.map(({ event }) => sentence(eventText(event, words.game, names), words.locale)),
      )}
    </p>
  )
}
