import type { Review } from '@quayside/bots'
import { sign } from '@quayside/table/format.ts'
import frameStyles from '@quayside/table/frame.module.css'
import { Icon, SeatShape } from '@quayside/table/icons/icon.tsx'
import logStyles from '@quayside/table/log/log.module.css'
import { addressOf, type Route } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Comparison } from './comparison.tsx'
import styles from './replay.module.css'
import { usePeople, useRelativeCurve, useReplay, useReplayGame, useRounds } from './replay-store.ts'
import { type MoveText, useMoveTexts, useReplayTexts, useRoundText } from './replay-texts.ts'
import { moveChanges } from './review-lines.ts'

/** Replaces the log: comparison, what there is of a review, and the list of moves. */
export const ReplayPanel = ({ children }: { readonly children: ReactNode }) => {
  const tableTexts = useTexts()
  return (
    <section
      className={`${frameStyles.zone} ${logStyles.log} ${styles.side}`}
      data-zone="log"
      aria-label={tableTexts.replay('moves')}
    >
      <div className={styles.findings}>
        <Comparison />
        {children}
      </div>
      <MoveList />
    </section>
  )
}

/** The cost of each mistake, by the number of the move after it. */
const mistakeCosts = (review: Review | null): ReadonlyMap<number, number> =>
  new Map(
    review?.decisions.flatMap(({ at, mistake, played }) => (mistake ? [[at + 1, played.behind]] : [])) ?? [],
  )

interface MoveRowProps {
  readonly move: MoveText
  readonly current: boolean
  /** Cost of the mistake, if the move was one. */
  readonly cost: number | undefined
  /** How much the move improved its seat's position. */
  readonly change: number
}

const MoveRow = memo(({ move, current, cost, change }: MoveRowProps) => {
  const go = useReplay(({ go }) => go)
  return (
    <button
      type="button"
      className={current ? `${styles.move} ${styles.current}` : styles.move}
      data-ui="move"
      aria-current={current ? 'step' : undefined}
      onClick={() => go(move.position)}
    >
      <em>{move.position}</em>
      <SeatShape seat={move.seat} />
      <span>{move.text}</span>
      {cost === undefined ? (
        <i>{`${change === 0 ? '' : sign(change)}${Math.abs(change)}`}</i>
      ) : (
        <b>−{Math.round(cost)}</b>
      )}
    </button>
  )
})

/** Every move of the game, as a button that jumps to it. */
const MoveList = () => {
  const moveNumber = useReplay(({ moveNumber }) => moveNumber)
  const review = useReplay(({ review }) => review)
  const rounds = useRounds()
  const list = useRef<HTMLOListElement>(null)
  const roundText = useRoundText()
  const moves = useMoveTexts()
  const costs = useMemo(() => mistakeCosts(review), [review])
  const { steps } = useReplayGame()
  const relative = useRelativeCurve()
  const changes = useMemo(() => moveChanges(relative, steps), [relative, steps])
  const current = moves.findLast(({ position }) => position <= moveNumber)?.position
  useEffect(() => {
    const { current: box } = list
    const row = box?.querySelector<HTMLElement>(`[data-position="${current ?? 0}"]`)
    if (box && row) box.scrollTop = row.offsetTop - box.clientHeight / 3
  }, [current])
  const titles = new Map(rounds.map(({ round, stops }) => [stops[0]?.position ?? 0, roundText(round)]))
  let titled = -1
  return (
    <ol className={styles.moves} ref={list}>
      {moves.map((move) => {
        const start = [...titles.keys()].findLast((position) => position < move.position) ?? 0
        const title = start > titled ? titles.get(start) : undefined
        titled = start
        return (
          <li key={move.position} data-position={move.position}>
            {title === undefined ? null : <h3 className={`${logStyles.mark} ${styles.round}`}>{title}</h3>}
            <MoveRow
              move={move}
              current={move.position === current}
              cost={costs.get(move.position)}
              change={Math.round(changes[move.position - 1] ?? 0)}
            />
          </li>
        )
      })}
    </ol>
  )
}

/** Replaces the turn ribbon: marks the replay, names the result, and links back to the table. */
export const ReplayHeader = ({ table }: { readonly table: Route | null }) => {
  const tableTexts = useTexts()
  const texts = useReplayTexts()
  const people = usePeople()
  const { game, views, viewer, text } = useReplayGame()
  const outcome = useMemo(() => game.rules.outcome(views.at(-1)), [game, views])
  const about =
    outcome !== null
      ? texts.result(outcome, people)
      : viewer === 'spectator'
        ? tableTexts.replay('knows.all')
        : tableTexts.replay('knows.seat', { player: people.names[viewer] ?? '' })
  return (
    <div className={styles.heading} data-ui="replay-heading">
      <span className={`${frameStyles.tag} ${frameStyles.on}`}>{tableTexts.replay('replay')}</span>
      <p>{about}</p>
      <span className={frameStyles.grow} />
      <AnalyseLink />
      {table !== null && (
        <a className={styles.back} href={addressOf(table)}>
          <Icon name={text === null ? 'u-undo' : 'u-chart'} />
          {tableTexts.replay(text === null ? 'back' : 'result')}
        </a>
      )}
    </div>
  )
}

/** Opens the analysis board at this move. */
const AnalyseLink = () => {
  const tableTexts = useTexts()
  const source = useReplay((replay) => replay.source)
  const position = useReplay((replay) => replay.moveNumber)
  if (source === null) return null
  return (
    <a className={styles.back} href={addressOf({ page: 'analysis', source, position })}>
      <Icon name="u-branch" />
      {tableTexts.replay('analyse')}
    </a>
  )
}
