import frameStyles from '@quayside/table/frame.module.css'
import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useMemo } from 'react'
import styles from './replay.module.css'
import { usePeople, useReplayGame } from './replay-store.ts'
import { useReplayTexts } from './replay-texts.ts'

/** Replaces the turn ribbon: marks the replay, names the result, and links back to the table. */
export const ReplayHeader = ({ table }: { readonly table: Route | null }) => {
  const words = useTexts()
  const texts = useReplayTexts()
  const { names } = usePeople()
  const { game, views, viewer, text } = useReplayGame()
  const outcome = useMemo(() => game.rules.outcome(views.at(-1)), [game, views])
  const about =
    outcome !== null
      ? texts.result(outcome, names)
      : viewer === 'spectator'
        ? words.replay('knows.all')
        : words.replay('knows.seat', { player: names[viewer] ?? '' })
  return (
    <div className={styles.heading} data-ui="replay-heading">
      <span className={`${frameStyles.tag} ${frameStyles.on}`}>{words.replay('replay')}</span>
      <p>{about}</p>
      <span className={frameStyles.grow} />
      {table !== null && (
        <a className={styles.back} href={addressOf(table)}>
          <Icon name={text === null ? 'u-undo' : 'u-chart'} />
          {words.replay(text === null ? 'back' : 'result')}
        </a>
      )}
    </div>
  )
}
