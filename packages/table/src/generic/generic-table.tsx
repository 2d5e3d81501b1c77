/** The table of a game without its own: the outline as panels, the answers as cards in the tray. */

import type { AnyManifest, GameTable, ScorePart, TableProps } from '@quayside/game'
import type { Grid, Mark, SectionLine, TextSection } from '@quayside/game/outline/text-view.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { Drawers } from '../drawers.tsx'
import { SeatShape } from '../icons/icon.tsx'
import { seatClass } from '../icons/icon-names.ts'
import { Keyboard } from '../keyboard/keyboard.tsx'
import { withListKeys } from '../list-keys.ts'
import { LiveRegion } from '../log/live-region.tsx'
import { Log } from '../log/log.tsx'
import { singleLines } from '../log/log-lines.ts'
import { SeatClock, SeatStatus } from '../online/lazy-parts.tsx'
import { useTexts } from '../page/texts.ts'
import pieceStyles from '../pieces.module.css'
import { seatNames } from '../seat-names.ts'
import { useTable } from '../session/current-game.ts'
import layout from '../styles/layout.module.css'
import { TableFrame } from '../table-frame.tsx'
import { TableHeader } from '../table-header.tsx'
import { useSlots } from '../table-slots.ts'
import { useEnded } from '../tray/game-over-tray.tsx'
import { createOutlineHook, GenericGameProvider, type OutlinedGame } from './generic-game.tsx'
import { Tray } from './generic-tray.tsx'
import styles from './table.module.css'

const MAP = {
  zones: ['tray', 'players', 'panels', 'log'],
  letters: { u: 'undo', a: 'all', n: 'skip', h: 'hint' },
} as const

const MARKS: Readonly<Record<Mark, string | undefined>> = {
  open: undefined,
  now: styles.now,
  closed: styles.closed,
  empty: styles.empty,
}

/** Shows the short text; screen readers read the full sentence. */
const LineText = ({ line: { text, short } }: { readonly line: SectionLine }) => {
  const seen = short.join(' · ')
  if (seen === '' || seen === text) return text
  return (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className={pieceStyles.hidden}>{text}</span>
    </>
  )
}

const GridTable = ({ grid, label }: { readonly grid: Grid; readonly label: string }) => (
  <div className={styles.wide}>
    <table aria-labelledby={label}>
      <thead>
        <tr>
          <th scope="col">{grid.corner}</th>
          {grid.columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.rows.map(({ seat, name, isOwn, cells }) => (
          <tr key={seat} className={isOwn ? styles.mine : undefined}>
            <th scope="row">
              <SeatShape seat={seat} />
              {name}
            </th>
            {grid.columns.map(({ title }, place) => (
              <td key={title}>{cells[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Lines that answers refer to; selecting one filters the answers. */
interface Pointing {
  readonly askable: ReadonlySet<string>
  readonly pointed: string | null
  readonly point: (id: string | null) => void
}

interface PanelProps extends Pointing {
  readonly part: TextSection
}

const PanelLine = ({ line, askable, pointed, point }: Pointing & { readonly line: SectionLine }) => {
  const { id } = line
  if (id === undefined || !askable.has(id)) return <LineText line={line} />
  return (
    <button type="button" aria-pressed={id === pointed} onClick={() => point(id === pointed ? null : id)}>
      <LineText line={line} />
    </button>
  )
}

const Panel = ({ part: { key, title, grid, lines, isAsked }, ...pointing }: PanelProps) => {
  const id = `panel-${key}`
  return (
    <section className={isAsked ? `${styles.panel} ${styles.asked}` : styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {grid !== null && <GridTable grid={grid} label={id} />}
      {lines.length > 0 && (
        <ul>
          {withListKeys(lines, ({ text }) => text).map(({ key: line, item }) => (
            <li key={line} className={MARKS[item.mark]}>
              <PanelLine line={item} {...pointing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** All seats with their clocks; deciders are highlighted. */
const Seats = ({ outlined: { tableView } }: { readonly outlined: OutlinedGame }) => {
  const { board } = useTexts()
  const isEnded = useEnded()
  const deciders = isEnded ? [] : tableView.rules.deciders(tableView.view)
  return (
    <ol className={styles.seats} data-zone="players" aria-label={board('zone.players')}>
      {tableView.names.map((name, seat) => {
        const isAsked = deciders.includes(seat)
        return (
          <li
            key={name}
            className={`${layout.row} ${styles.seat} ${seatClass(seat)} ${isAsked ? styles.decides : ''}`}
            aria-current={isAsked ? 'true' : undefined}
          >
            <SeatShape seat={seat} />
            <b>{name}</b>
            <SeatStatus seat={seat} />
            {seat === tableView.viewer && <span>{board('you')}</span>}
            <SeatClock seat={seat} />
          </li>
        )
      })}
    </ol>
  )
}

const History = ({
  outlined: { textView },
  replays,
}: {
  readonly outlined: OutlinedGame
  readonly replays: boolean
}) => {
  const history = useTable((table) => table.history)
  const groups = useMemo(
    () => [
      {
        key: 'all',
        round: 'all' as const,
        seat: null,
        title: '',
        lines: singleLines(history, textView.isLogged),
      },
    ],
    [history, textView],
  )
  return <Log groups={groups} replays={replays} />
}

interface GenericTableProps extends TableProps {
  readonly outlined: OutlinedGame
  readonly game: AnyManifest
}

const GenericTable = ({ outlined, game, actions, overrides }: GenericTableProps): ReactNode => {
  const { banner } = useSlots()
  const at = useTable(({ currentFrame }) => currentFrame?.moveNumber)
  const { tableView, textView } = outlined
  const { question, sections } = textView
  const watched = overrides?.tray !== undefined
  const [aim, setAim] = useState<{ readonly question: string | undefined; readonly id: string | null }>({
    question: undefined,
    id: null,
  })
  // The selection belongs to one question.
  const pointed = aim.question === question?.id ? aim.id : null
  const point = (id: string | null): void => setAim({ question: question?.id, id })
  const askable = useMemo(() => new Set(question?.answers.flatMap(({ about = [] }) => about)), [question])
  return (
    <GenericGameProvider game={outlined}>
      <TableFrame banner={banner} at={at} className={styles.table}>
        <TableHeader
          title={textView.game}
          when={textView.stage}
          viewer={tableView.viewer}
          watched={watched}
          ribbon={overrides?.ribbon ?? <div className={styles.fill} />}
          actions={actions}
        />
        <main className={`${layout.column} ${styles.board}`} data-zone="panels">
          <Seats outlined={outlined} />
          <div className={styles.panels}>
            {sections.map((part) => (
              <Panel key={part.key} part={part} askable={askable} pointed={pointed} point={point} />
            ))}
          </div>
        </main>
        {overrides?.tray ?? (
          <Tray outlined={outlined} pointed={pointed} hasAdviser={game.bots !== undefined} />
        )}
        <Drawers
          log={overrides?.log ?? <History outlined={outlined} replays={game.replay !== undefined} />}
        />
        {!watched && <LiveRegion />}
        <Keyboard map={MAP} shortcuts={[]} clear={() => point(null)} />
      </TableFrame>
    </GenericGameProvider>
  )
}

const LOOKS: readonly ScorePart['look'][] = ['buildings', 'ships', 'francs', 'bonus', 'loans']

export const genericTable = (game: AnyManifest): GameTable => {
  const useOutline = createOutlineHook(game)
  return {
    Table: (props) => {
      const outlined = useOutline()
      return outlined === null ? null : <GenericTable outlined={outlined} game={game} {...props} />
    },
    end: async () => ({
      useEnd: ({ outcome }) => {
        const { common, shell, locale } = useTexts()
        const names = seatNames(useTable(({ seats }) => seats))
        const parts = Object.keys(outcome.scores[0]?.parts ?? {})
        return {
          result: common.list(
            outcome.winners.map((seat) => names[seat] ?? common.say('player', { number: seat + 1 })),
            'and',
          ),
          about: game.title[locale],
          parts: parts.map((part, place) => ({
            part,
            look: LOOKS[place % LOOKS.length] ?? 'bonus',
            label: part,
          })),
          total: game.total?.[locale] ?? shell('end.total'),
          points: (amount) => String(amount),
          more: null,
        }
      },
    }),
  }
}
