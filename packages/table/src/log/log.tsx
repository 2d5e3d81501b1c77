import { Fragment, useState } from 'react'
import frameStyles from '../frame.module.css'
import { useGame } from '../game-context.tsx'
import { Icon, SeatShape } from '../icons/icon.tsx'
import { addressOf, roomSource } from '../page/routing.ts'
import { useTexts, type Words } from '../page/texts.ts'
import { type GameStoreState, useTable } from '../session/current-game.ts'
import logStyles from './log.module.css'
import type { LogLine } from './log-lines.ts'
import { TextWithIcons } from './text-with-icons.tsx'

interface LogRound<Line extends LogLine = LogLine> {
  /** Null for what comes after the last one; `all` where a game has no rounds. */
  readonly round: number | null | 'all'
  readonly lines: readonly Line[]
}

const titleOf = (round: LogRound['round'], { tray }: Words): string => {
  if (round === 'all') return ''
  return round === null ? tray('log.final') : tray('log.round', { round })
}

interface LineProps {
  readonly line: LogLine
  readonly text: string
  /** The same with its goods drawn. */
  readonly pictured: string
  /** Shows what the line is about; absent where there is nothing to look at. */
  readonly look: (() => void) | undefined
  /** Where the game can be looked back at; null where it cannot. */
  readonly replay: string | null
}

const LogEntry = ({ line, text, pictured, look, replay }: LineProps) => {
  const words = useTexts()
  const said = (
    <>
      {line.seat === null ? <span /> : <SeatShape seat={line.seat} />}
      <span>
        <TextWithIcons sentence={pictured} />
      </span>
    </>
  )
  return (
    <>
      {look === undefined ? (
        <div className={logStyles.line}>{said}</div>
      ) : (
        <button type="button" className={logStyles.line} onClick={look}>
          {said}
        </button>
      )}
      {replay !== null && (
        <a
          className={logStyles.toPosition}
          href={addressOf({ page: 'replay', source: replay, position: line.at + 1, review: false })}
          aria-label={words.replay('to-position.of', { text })}
          title={words.replay('to-position')}
        >
          <Icon name="u-play" />
        </a>
      )}
    </>
  )
}

/** With fewer lines than this the round before is shown as well. */
const FEW = 6

interface LogProps<Line extends LogLine> {
  /** The latest first. */
  readonly rounds: readonly LogRound<Line>[]
  readonly look?: (line: Line) => void
  /** Whether the game can be looked back at from a line. */
  readonly replays?: boolean
}

/** What happened, the latest first; a line shows what it is about. */
export const Log = <Line extends LogLine>({ rounds, look, replays = true }: LogProps<Line>) => {
  const source = useReplaySource()
  const replay = replays ? source : null
  const words = useTexts()
  const { eventText, eventTextWithIcons } = useGame()
  const undo = useTable(({ currentFrame }) => currentFrame?.undo)
  const at = useTable(({ currentFrame }) => currentFrame?.moveNumber ?? 0)
  const [all, setAll] = useState(false)
  const shown = all ? rounds : rounds.slice(0, (rounds[0]?.lines.length ?? 0) < FEW ? 2 : 1)
  const stops = (line: Line): boolean =>
    undo !== undefined &&
    undo.moveNumber > 0 &&
    undo.moveNumber <= at &&
    line === lastBefore(rounds, undo.moveNumber)
  return (
    <section className={`${frameStyles.zone} ${logStyles.log}`} data-zone="log" aria-labelledby="log-title">
      <div className={frameStyles.zoneHead}>
        <h2 id="log-title">{words.tray('log')}</h2>
        <span className={frameStyles.count}>{titleOf(rounds[0]?.round ?? null, words)}</span>
        <span className={frameStyles.grow} />
        {rounds.length > 1 && (
          <button type="button" className={frameStyles.tag} aria-pressed={all} onClick={() => setAll(!all)}>
            {words.tray(all ? 'log.latest' : 'log.all')}
          </button>
        )}
      </div>
      <ol>
        {shown.map(({ round, lines }) => (
          <Fragment key={round ?? 'final'}>
            {shown.length > 1 ? (
              <li className={`${logStyles.mark} ${logStyles.round}`}>{titleOf(round, words)}</li>
            ) : null}
            {lines.map((line) => (
              <Fragment key={line.key}>
                {stops(line) && undo !== undefined ? (
                  <li className={logStyles.mark}>{words.tray(`undo.stops.${undo.reason}`)}</li>
                ) : null}
                <li className={logStyles.entry}>
                  <LogEntry
                    line={line}
                    text={eventText(line.event)}
                    pictured={eventTextWithIcons(line.event)}
                    look={look && (() => look(line))}
                    replay={replay}
                  />
                </li>
              </Fragment>
            ))}
          </Fragment>
        ))}
        {shown.every(({ lines }) => lines.length === 0) ? (
          <li className={logStyles.mark}>{words.tray('log.empty')}</li>
        ) : null}
      </ol>
    </section>
  )
}

/** The latest line of what cannot be taken back. */
const lastBefore = <Line extends LogLine>(
  rounds: readonly LogRound<Line>[],
  position: number,
): Line | undefined => {
  for (const { lines } of rounds) {
    const line = lines.find(({ at }) => at < position)
    if (line !== undefined) return line
  }
  return undefined
}

/** A server gives out the record when the game is over; a saved game can be replayed at any time. */
const sourceOf = ({ id, server, seats, rules, currentFrame }: GameStoreState): string | null => {
  if (id === null || seats.length === 0) return null
  if (server === null) return id
  return currentFrame !== null && rules?.outcome(currentFrame.view) ? roomSource(id) : null
}

/** Where the game on the table can be looked back at; null where it cannot. */
const useReplaySource = (): string | null => useTable(sourceOf)
