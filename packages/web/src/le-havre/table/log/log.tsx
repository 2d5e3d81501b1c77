import { currentRound, roundIndex } from '@quayside/le-havre/reading'
import { eventText } from '@quayside/texts/le-havre'
import { Fragment, useMemo, useState } from 'react'
import { Icon, SeatShape } from '../../../icons/icon.tsx'
import { addressOf } from '../../../state/address.ts'
import { useWords, type Words } from '../../../state/words.ts'
import { type LogLine, type LogRound, logOf } from '../../reading/log.ts'
import { useSelection } from '../../state/selection.ts'
import { useSight } from '../../state/sight.ts'
import { useTable } from '../../state/table.ts'

const titleOf = (round: number | null, { tray }: Words): string =>
  round === null ? tray('log.final') : tray('log.round', { round })

interface LineProps {
  readonly line: LogLine
  readonly text: string
}

/** Only games that are kept here can be looked back at while they are played. */
const useReplayOf = (): string | null =>
  useTable(({ id, line, seats }) => (line === null && seats.length > 0 ? id : null))

const Line = ({ line, text }: LineProps) => {
  const words = useWords()
  const select = useSelection(({ select }) => select)
  const source = useReplayOf()
  return (
    <>
      <button type="button" className="line" onClick={() => select(line.about)}>
        {line.seat === null ? <span /> : <SeatShape seat={line.seat} />}
        <span>{text}</span>
      </button>
      {source !== null && (
        <a
          className="to-position"
          href={addressOf({ page: 'replay', source, position: line.at + 1, review: false })}
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

/** What happened, the latest first; a line shows what it is about. */
export const Log = () => {
  const words = useWords()
  const sight = useSight()
  const names = sight?.names
  const history = useTable(({ history }) => history)
  const undo = useTable(({ shown }) => shown?.undo)
  const at = useTable(({ shown }) => shown?.at ?? 0)
  const [all, setAll] = useState(false)
  const now = sight === null || currentRound(sight.view) === undefined ? null : roundIndex(sight.view) + 1
  const rounds = useMemo(() => logOf(history, now), [history, now])
  const shown = all ? rounds : rounds.slice(0, (rounds[0]?.lines.length ?? 0) < FEW ? 2 : 1)
  const stops = (line: LogLine): boolean =>
    undo !== undefined && undo.to > 0 && undo.to <= at && line === lastBefore(rounds, undo.to)
  return (
    <section className="zone log" data-zone="log" aria-labelledby="log-title">
      <div className="zh">
        <h2 id="log-title">{words.tray('log')}</h2>
        <span className="count">{titleOf(rounds[0]?.round ?? null, words)}</span>
        <span className="grow" />
        <button type="button" className="tag" aria-pressed={all} onClick={() => setAll(!all)}>
          {words.tray(all ? 'log.latest' : 'log.all')}
        </button>
      </div>
      <ol>
        {shown.map(({ round, lines }) => (
          <Fragment key={round ?? 'final'}>
            {shown.length > 1 ? <li className="mark round">{titleOf(round, words)}</li> : null}
            {lines.map((line) => (
              <Fragment key={line.key}>
                {stops(line) && undo !== undefined ? (
                  <li className="mark">{words.tray(`undo.stops.${undo.because}`)}</li>
                ) : null}
                <li className="entry">
                  <Line line={line} text={eventText(line.event, words.game, names)} />
                </li>
              </Fragment>
            ))}
          </Fragment>
        ))}
        {shown.every(({ lines }) => lines.length === 0) ? (
          <li className="mark">{words.tray('log.empty')}</li>
        ) : null}
      </ol>
    </section>
  )
}

/** The latest line of what cannot be taken back. */
const lastBefore = (rounds: readonly LogRound[], position: number): LogLine | undefined => {
  for (const { lines } of rounds) {
    const line = lines.find(({ at }) => at < position)
    if (line !== undefined) return line
  }
  return undefined
}
