import { leHavre } from '@quayside/le-havre'
import { outcomeText } from '@quayside/texts/le-havre'
import { useMemo } from 'react'
import { Icon } from '../icons/icon.tsx'
import { useSight } from '../le-havre/state/sight.ts'
import { addressOf } from '../state/address.ts'
import { useWords } from '../state/words.ts'
import { usePast } from './use-past.ts'

/** In place of the coming turns: that this is the past, how the game ended, and the way back to it. */
export const Head = ({ kept }: { readonly kept: string | null }) => {
  const words = useWords()
  const { views, viewer, text } = usePast()
  const names = useSight()?.names
  const outcome = useMemo(() => {
    const last = views.at(-1)
    return last === undefined ? null : leHavre.outcome(last)
  }, [views])
  const about =
    outcome !== null
      ? outcomeText(outcome, words.game, names ?? []).result
      : viewer === 'spectator'
        ? words.replay('knows.all')
        : words.replay('knows.seat', { player: names?.[viewer] ?? '' })
  return (
    <div className="rbn">
      <span className="tag on">{words.replay('replay')}</span>
      <p>{about}</p>
      <span className="grow" />
      {kept !== null && (
        <a className="back" href={addressOf({ page: 'table', id: kept })}>
          <Icon name={text === null ? 'u-undo' : 'u-chart'} />
          {words.replay(text === null ? 'back' : 'result')}
        </a>
      )}
    </div>
  )
}
