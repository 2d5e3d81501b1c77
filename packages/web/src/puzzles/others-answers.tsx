/** How many others solved the open puzzle, its rating from their answers, and the vote on it; only with a server. */
import { Segments } from '@quayside/table/controls/form-controls.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { formatTag, percentText, wholeText } from '@quayside/texts'
import { Suspense, useEffect } from 'react'
import { useOnline } from '../online/online-store.ts'
import { ServerRefusalMessage } from '../online/server-refusal-text.ts'
import { usePuzzleTexts } from './puzzle-texts.ts'
import styles from './puzzles.module.css'
import { loadStanding, useServerAnswers, voteFor } from './server-answers.ts'
import { useOpenPuzzle } from './use-solving.ts'

export const OthersAnswers = () => {
  const isAvailable = useOnline((online) => online.isAvailable)
  return isAvailable === true ? <FromServer /> : null
}

const FromServer = () => {
  const say = usePuzzleTexts()
  const { locale } = useTexts()
  const { entry, puzzle } = useOpenPuzzle()
  const standing = useServerAnswers(({ standings }) => standings[entry.key])
  const refusal = useServerAnswers(({ refusals }) => refusals[entry.key])
  useEffect(() => {
    void loadStanding({ game: entry.game, puzzle: puzzle.id })
  }, [entry, puzzle])
  const tag = formatTag(locale)
  return (
    <div data-ui="others-answers">
      {standing !== undefined && standing.answers > 0 && (
        <>
          <p>
            {standing.answers === 1
              ? say('others.first')
              : say('others.solved', {
                  share: percentText(standing.solved / standing.answers, tag),
                  count: standing.answers,
                })}{' '}
            {say('others.rating', {
              rating: wholeText(standing.rating, tag),
              deviation: wholeText(standing.deviation, tag),
            })}
          </p>
          <Vote />
        </>
      )}
      {refusal !== undefined && (
        <p className={styles.note} role="status">
          {refusal.code === 'unreachable' ? (
            say('others.later')
          ) : (
            <Suspense>
              <ServerRefusalMessage refusal={refusal} />
            </Suspense>
          )}
        </p>
      )}
    </div>
  )
}

const Vote = () => {
  const say = usePuzzleTexts()
  const { entry, puzzle } = useOpenPuzzle()
  const standing = useServerAnswers(({ standings }) => standings[entry.key])
  const vote = useServerAnswers(({ votes }) => votes[entry.key])
  const place = { game: entry.game, puzzle: puzzle.id }
  return (
    <>
      <Segments
        label={say('vote')}
        choices={(['yes', 'no'] as const).map((value) => ({ value, label: say(`vote.${value}`) }))}
        chosen={vote ?? ''}
        choose={(value) => void voteFor(place, value === 'yes')}
      />
      <p role="status" className={styles.note}>
        {vote !== undefined &&
          standing !== undefined &&
          say('vote.count', { good: standing.goodVotes, count: standing.votes })}
      </p>
    </>
  )
}
