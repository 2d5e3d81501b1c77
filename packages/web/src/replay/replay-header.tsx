import { Icon } from '@quayside/table/icons/icon.tsx'
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { useMemo } from 'react'
import styles from './replay.module.css'
import { usePast, usePeople } from './replay-store.ts'
import { useSpoken } from './replay-texts.ts'

/** In place of the coming turns: that this is the past, how the game ended, and the way back to it. */
export const Head = ({ table }: { readonly table: Route | null }) => {
  const words = useTexts()
  const spoken = useSpoken()
  const { names } = usePeople()
  const { game, views, viewer, text } = usePast()
  const outcome = useMemo(() => game.rules.outcome(views.at(-1)), [game, views])
  const about =
    outcome !== null
      ? spoken.result(outcome, names)
      : viewer === 'spectator'
        ? words.replay('knows.all')
        : words.replay('knows.seat', { player: names[viewer] ?? '' })
  return (
    <div className={styles.heading} data-ui="replay-heading">
      <span className="tag on">{words.replay('replay')}</span>
      <p>{about}</p>
      <span className="grow" />
      {table !== null && (
        <a className={styles.back} href={addressOf(table)}>
          <Icon name={text === null ? 'u-undo' : 'u-chart'} />
          {words.replay(text === null ? 'back' : 'result')}
        </a>
      )}
    </div>
  )
}
