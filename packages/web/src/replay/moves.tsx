import type { Review } from '@quayside/bots'
import { eventText } from '@quayside/texts/le-havre'
import { memo, useEffect, useMemo, useRef } from 'react'
import { SeatShape } from '../icons/icon.tsx'
import { linesOf } from '../le-havre/reading/log.ts'
import { useSight } from '../le-havre/state/sight.ts'
import type { Step } from '../le-havre/state/table.ts'
import { useWords, type Words } from '../state/words.ts'
import { useReplay } from './replay-state.ts'
import { usePast, useRounds } from './use-past.ts'

interface Move {
  /** The position that it led to. */
  readonly position: number
  readonly seat: number
  readonly text: string
}

const moveOf = (step: Step, words: Words, names: readonly string[]): Move[] => {
  const lines = linesOf(step)
  if (lines.length === 0) return []
  const text = lines.map(({ event }) => eventText(event, words.game, names)).join(' · ')
  return [{ position: step.at + 1, seat: step.seat, text }]
}

/** What the mistakes cost, by the position that they led to. */
const costsOf = (review: Review | null): ReadonlyMap<number, number> =>
  new Map(
    review?.decisions.flatMap(({ at, mistake, played }) => (mistake ? [[at + 1, played.behind]] : [])) ?? [],
  )

interface MoveRowProps {
  readonly move: Move
  readonly current: boolean
  readonly cost: number | undefined
}

const MoveRow = memo(({ move, current, cost }: MoveRowProps) => {
  const go = useReplay(({ go }) => go)
  return (
    <button
      type="button"
      className={current ? 'mv cur' : 'mv'}
      aria-current={current ? 'step' : undefined}
      onClick={() => go(move.position)}
    >
      <em>{move.position}</em>
      <SeatShape seat={move.seat} />
      <span>{move.text}</span>
      {cost === undefined ? null : <b>−{Math.round(cost)}</b>}
    </button>
  )
})

/** Every move of the game; each leads to the position after it. */
export const Moves = () => {
  const words = useWords()
  const names = useSight()?.names
  const { steps } = usePast()
  const at = useReplay(({ at }) => at)
  const review = useReplay(({ review }) => review)
  const rounds = useRounds()
  const list = useRef<HTMLOListElement>(null)
  const nameList = names?.join('\n') ?? ''
  const moves = useMemo(
    () => steps.flatMap((step) => moveOf(step, words, nameList.split('\n'))),
    [steps, words, nameList],
  )
  const costs = useMemo(() => costsOf(review), [review])
  const current = moves.findLast(({ position }) => position <= at)?.position
  useEffect(() => {
    const { current: box } = list
    const row = box?.querySelector<HTMLElement>(`[data-position="${current ?? 0}"]`)
    if (box && row) box.scrollTop = row.offsetTop - box.clientHeight / 3
  }, [current])
  const titles = new Map(
    rounds.map(({ round, turns }) => [
      turns[0]?.position ?? 0,
      round === null ? words.replay('jump.final') : words.replay('jump.round', { round }),
    ]),
  )
  let titled = -1
  return (
    <ol className="mvs" ref={list}>
      {moves.map((move) => {
        const begun = [...titles.keys()].findLast((position) => position < move.position) ?? 0
        const title = begun > titled ? titles.get(begun) : undefined
        titled = begun
        return (
          <li key={move.position} data-position={move.position}>
            {title === undefined ? null : <h3 className="mark">{title}</h3>}
            <MoveRow move={move} current={move.position === current} cost={costs.get(move.position)} />
          </li>
        )
      })}
    </ol>
  )
}
