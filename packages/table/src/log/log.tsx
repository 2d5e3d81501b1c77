import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import frameStyles from '../frame.module.css'
import { useGame } from '../game-context.tsx'
import { SeatShape } from '../icons/icon.tsx'
import { seatClass } from '../icons/icon-names.ts'
import { addressOf, roomSource } from '../page/routing.ts'
import { type TableTexts, useTexts } from '../page/texts.ts'
import { type GameStoreState, useTable } from '../session/current-game.ts'
import logStyles from './log.module.css'
import type { LogGroup, LogLine } from './log-lines.ts'
import { TextWithIcons } from './text-with-icons.tsx'

const roundText = (round: LogGroup['round'], { tray }: TableTexts): string => {
  if (round === 'all') return ''
  return round === null ? tray('log.final') : tray('log.round', { round })
}

interface LineProps {
  readonly line: LogLine
  /** Whether a heading names the seat already. */
  readonly isUnderName: boolean
  /** Selects the item that the line is about; absent where there is none. */
  readonly look: (() => void) | undefined
  /** Source of the replay; null where the game cannot be replayed. */
  readonly replay: string | null
}

/** A line links to the position before it in the replay, or else selects the item that it is about. */
const Line = ({ line, isUnderName, look, replay }: LineProps): ReactNode => {
  const texts = useTexts()
  const { lineText } = useGame()
  const sentence = (
    <>
      {isUnderName || line.seat === null ? <i aria-hidden="true" /> : <SeatShape seat={line.seat} />}
      <span>
        <TextWithIcons sentence={lineText(line.events, { isNamed: !isUnderName, hasIcons: true })} />
      </span>
    </>
  )
  if (replay !== null)
    return (
      <a
        className={logStyles.line}
        href={addressOf({ page: 'replay', source: replay, position: line.at, review: false })}
        title={texts.replay('to-position')}
      >
        {sentence}
      </a>
    )
  if (look === undefined) return <div className={logStyles.line}>{sentence}</div>
  return (
    <button type="button" className={logStyles.line} onClick={look}>
      {sentence}
    </button>
  )
}

/** With fewer groups than this, the previous round is shown as well. */
const MIN_GROUPS = 4

/** Groups of the latest round, or of the last two if that round has few. */
const latest = <Line extends LogLine>(groups: readonly LogGroup<Line>[]): readonly LogGroup<Line>[] => {
  const last = groups.at(-1)?.round
  const own = groups.findIndex(({ round }) => round === last)
  if (groups.length - own >= MIN_GROUPS || own <= 0) return groups.slice(Math.max(0, own))
  const before = groups[own - 1]?.round
  return groups.slice(groups.findIndex(({ round }) => round === before))
}

/** Keeps the newest line in sight when lines or sizes change, unless the player has scrolled up. */
const useNewestInSight = (shown: unknown) => {
  const list = useRef<HTMLOListElement>(null)
  const isAtEnd = useRef(true)
  const top = useRef(0)
  useLayoutEffect(() => {
    const { current: box } = list
    if (box === null || shown === null) return
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight
    })
    for (const part of [box, ...box.children]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [shown])
  const follow = (): void => {
    const { current: box } = list
    if (box === null) return
    // Only a scroll upwards leaves the end: the box may have shrunk since.
    const isDown = isAtEnd.current && box.scrollTop >= top.current
    isAtEnd.current = isDown || box.scrollHeight - box.scrollTop - box.clientHeight < 30
    top.current = box.scrollTop
  }
  return { list, follow }
}

interface LogProps<Line extends LogLine> {
  /** In chronological order. */
  readonly groups: readonly LogGroup<Line>[]
  readonly look?: (line: Line) => void
  /** Whether lines link to the replay. */
  readonly replays?: boolean
}

/** The log: one sentence per action, under the heading of its turn. */
export const Log = <L extends LogLine>({ groups, look, replays = true }: LogProps<L>) => {
  const source = useReplaySource()
  const replay = replays ? source : null
  const texts = useTexts()
  const undo = useTable(({ currentFrame }) => currentFrame?.undo)
  const at = useTable(({ currentFrame }) => currentFrame?.moveNumber ?? 0)
  const [all, setAll] = useState(false)
  const shown = all ? groups : latest(groups)
  const { list, follow } = useNewestInSight(shown)
  const newest = groups.at(-1)
  const limit =
    undo !== undefined && undo.moveNumber > 0 && undo.moveNumber <= at
      ? groups.flatMap(({ lines }) => lines).findLast((line) => line.at < undo.moveNumber)
      : undefined
  const hasHeadings = shown.length > 1 || newest?.seat !== null
  return (
    <section className={`${frameStyles.zone} ${logStyles.log}`} data-zone="log" aria-labelledby="log-title">
      <div className={frameStyles.zoneHead}>
        <h2 id="log-title">{texts.tray('log')}</h2>
        <span className={frameStyles.count}>{roundText(newest?.round ?? null, texts)}</span>
        <span className={frameStyles.grow} />
        {(all || shown.length < groups.length) && (
          <button type="button" className={frameStyles.tag} aria-pressed={all} onClick={() => setAll(!all)}>
            {texts.tray(all ? 'log.latest' : 'log.all')}
          </button>
        )}
      </div>
      <ol ref={list} onScroll={follow}>
        {shown.map(({ key, round, seat, title, lines }) => (
          <li
            key={key}
            className={`${logStyles.group} ${seat === null ? '' : seatClass(seat)} ${key === newest?.key && seat !== null ? logStyles.now : ''}`}
          >
            {hasHeadings && (
              <h3>
                {seat !== null && <SeatShape seat={seat} />}
                <span>{title}</span>
                <em>{roundText(round, texts) === title ? '' : roundText(round, texts)}</em>
              </h3>
            )}
            <ul>
              {lines.map((line) => (
                <Fragment key={line.key}>
                  <li className={line === newest?.lines.at(-1) ? logStyles.newest : undefined}>
                    <Line
                      line={line}
                      isUnderName={seat !== null}
                      look={look && (() => look(line))}
                      replay={replay}
                    />
                  </li>
                  {line === limit && undo !== undefined && (
                    <li className={logStyles.mark}>{texts.tray(`undo.stops.${undo.reason}`)}</li>
                  )}
                </Fragment>
              ))}
            </ul>
          </li>
        ))}
        {shown.every(({ lines }) => lines.length === 0) && (
          <li className={logStyles.mark}>{texts.tray('log.empty')}</li>
        )}
      </ol>
    </section>
  )
}

/** A server gives out the record when the game is over; a saved game can be replayed at any time. */
const sourceOf = ({ id, server, seats, rules, currentFrame }: GameStoreState): string | null => {
  if (id === null || seats.length === 0) return null
  if (server === null) return id
  return currentFrame !== null && rules?.outcome(currentFrame.view) ? roomSource(id) : null
}

/** Source of the replay of the open game; null where it cannot be replayed. */
const useReplaySource = (): string | null => useTable(sourceOf)
