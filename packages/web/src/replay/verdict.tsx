import type { ReviewedDecision } from '@quayside/bots'
import { commandContext, commandText, type Reason, reasonText } from '@quayside/texts/le-havre'
import { Icon, SeatShape } from '../icons/icon.tsx'
import { sentence } from '../le-havre/reading/sentence.ts'
import { useSight } from '../le-havre/state/sight.ts'
import { useWords } from '../state/words.ts'
import { RetryButton } from './retry-button.tsx'
import { usePast } from './use-past.ts'

/** What was played in one decision, what was better and by how much, and why. */
export const Verdict = ({ decision }: { readonly decision: ReviewedDecision }) => {
  const words = useWords()
  const sight = useSight()
  const { views } = usePast()
  const before = views[decision.at]
  if (sight === null || before === undefined) return null
  const { seat, played, better, mistake } = decision
  const context = commandContext(before, sight.names)
  const inWords = (command: string): string => commandText(command, words.game, context)
  // The reasons are those of the game on the table.
  const why = (better ?? played).reasons.map((reason) =>
    sentence(reasonText(reason as Reason, words.game), words.locale),
  )
  return (
    <>
      <div className={mistake ? 'ver bad' : 'ver'}>
        <p className="k">
          <SeatShape seat={seat} />
          {words.replay('review.played', {
            player: sight.names[seat] ?? '',
            you: seat === sight.viewer ? 'yes' : 'no',
          })}
        </p>
        <h3>{inWords(played.command)}</h3>
        {better === null && <p className="cost">{words.replay('review.best')}</p>}
        {better !== null && !mistake && (
          <p className="cost">{words.replay('review.even', { command: inWords(better.command) })}</p>
        )}
      </div>
      {better !== null && mistake && (
        <div className="btr">
          <p className="k">
            <Icon name="u-spark" />
            {words.replay('review.better-was')}
          </p>
          <h3>{inWords(better.command)}</h3>
          <p className="gain">
            {words.replay('review.costs', { points: words.game.count('franc', Math.round(played.behind)) })}
          </p>
          {why.length > 0 && <p>{words.game.sentences(why)}</p>}
          <div className="bt2">
            <RetryButton position={decision.at} label={words.replay('retry.this')} className="btn s" />
          </div>
        </div>
      )}
    </>
  )
}
