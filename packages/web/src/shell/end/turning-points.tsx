/** The turns that changed the standings most; a review analyses them in depth. */
import type { TurningPoint } from '@quayside/bots'
import type { Viewer } from '@quayside/kernel'
import { fromAverage } from '@quayside/table/charts/curve-by-round.ts'
import { difference } from '@quayside/table/charts/curve-tooltip.tsx'
import controls from '@quayside/table/controls/controls.module.css'
import { SeatShape } from '@quayside/table/icons/icon.tsx'
import { addressOf, roomSource } from '@quayside/table/page/routing.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { seatName } from '@quayside/table/seat-names.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { loadPart } from '../../games.ts'
import { parseReplay, type ReplayGame, replayCurve, roundAt } from '../../replay/replay-game.ts'
import { biggestTurns, turnUntil } from '../../replay/review-lines.ts'
import { useAddressedViewer } from './after-game.tsx'
import styles from './end.module.css'
import { useEndTexts } from './own-result.tsx'

const MOST_POINTS = 3

/** The game as a replay; null where it cannot be replayed. */
const loadPlayed = async (game: string, text: string): Promise<ReplayGame | null> => {
  const [adapter, { readGame }, { createReplayData }] = await Promise.all([
    loadPart(game, 'replay'),
    import('../../backend/game-text.ts'),
    import('../../backend/replay-loader.ts'),
  ])
  const read = await readGame(text)
  const data = read.ok ? createReplayData(read.value, useTable.getState().seats) : read
  if (adapter === null || !data.ok) return null
  const replay = parseReplay(data.value, adapter)
  return replay.ok ? replay.value : null
}

interface TurningPointsProps {
  readonly id: string
  readonly text: string | null
}

export const TurningPoints = ({ id, text }: TurningPointsProps) => {
  const game = useTable((table) => table.game)
  const [played, setPlayed] = useState<ReplayGame | null>(null)
  useEffect(() => {
    let left = false
    if (game === null || text === null) return
    void loadPlayed(game, text).then((found) => {
      if (!left) setPlayed(found)
    })
    return () => {
      left = true
    }
  }, [game, text])
  return played === null ? null : (
    <Suspense>
      <Found id={id} played={played} />
    </Suspense>
  )
}

/** What is good for a rival is no good news for the reader. */
const colorOf = ({ seat, kind }: TurningPoint, viewer: Viewer): string | undefined => {
  if (viewer !== 'spectator' && seat !== viewer) return undefined
  return kind === 'loss' ? styles.minus : styles.plus
}

interface FoundProps {
  readonly id: string
  readonly played: ReplayGame
}

const Found = ({ id, played }: FoundProps) => {
  const { game, steps, views } = played
  const end = useEndTexts()
  const tableTexts = useTexts()
  const { replay } = tableTexts
  const texts = game.useReplayTexts(views[0])
  const { seats, server } = useTable()
  const viewer = useAddressedViewer()
  const names = seats.map((_, seat) => seatName(seats, seat, tableTexts))
  const displayNames = names.map((name, seat) => (seat === viewer ? tableTexts.board('you') : name))
  const source = server === null ? id : roomSource(id)
  const points = useMemo(
    () => biggestTurns(fromAverage(replayCurve(played)), steps, MOST_POINTS),
    [played, steps],
  )
  const rounds = useMemo(() => game.roundsOf(views[0], steps), [game, views, steps])
  if (points.length === 0) return null
  const nameOf = ({ at }: TurningPoint): string =>
    texts.highlight(
      turnUntil(steps, at).flatMap(({ events }) => events),
      { viewer, names, displayNames },
    )
  return (
    <section className={`${controls.zone} ${styles.turns}`} data-ui="end-turns" aria-labelledby="turns">
      <div className={controls.zoneHead}>
        <h2 id="turns">{end('turns')}</h2>
        <a href={addressOf({ page: 'replay', source, position: null, review: true })}>{end('review')}</a>
      </div>
      <ol>
        {points.map((point, place) => {
          const round = roundAt(rounds, point.at)?.round ?? null
          return (
            <li key={point.at}>
              <a href={addressOf({ page: 'replay', source, position: point.at + 1, review: false })}>
                <em>{place + 1}</em>
                <SeatShape seat={point.seat} />
                <span>
                  {nameOf(point)}
                  <small>{round === null ? texts.afterwards : replay('jump.round', { round })}</small>
                </span>
                <b className={colorOf(point, viewer)}>
                  {difference(point.kind === 'loss' ? -point.points : point.points)}
                </b>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
