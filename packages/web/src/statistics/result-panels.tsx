/** Results by set-up, scores and mistakes over time. */

import { LineChart } from '@quayside/table/charts/line-chart.tsx'
import controls from '@quayside/table/controls/controls.module.css'
import { useTexts } from '@quayside/table/page/texts.ts'
import { joinItems, joinParts, withLabel } from '@quayside/texts'
import { useId } from 'react'
import { gameTitle } from '../games.ts'
import { usePuzzleProgress } from '../puzzles/puzzle-progress.ts'
import { Panel } from './panel.tsx'
import styles from './statistics.module.css'
import {
  average,
  type CountedGame,
  commonest,
  type MistakesAt,
  mistakesByTheme,
  mistakesOverTime,
  momentOf,
  noonOf,
  resultsBySetUp,
  type SetUpResults,
} from './statistics.ts'
import { opponentsText, setUpText, statisticsNumbers, useStatisticsTexts } from './statistics-texts.ts'
import { useGameTexts } from './use-game-texts.ts'

interface GamesProps {
  readonly games: readonly CountedGame[]
}

const PLACE_CLASSES = [styles.place1, styles.place2, styles.place3, styles.place4, styles.place4]

export const Results = ({ games }: GamesProps) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const id = useId()
  const { whole, tenth } = statisticsNumbers(tableTexts)
  const most = Math.max(0, ...games.map(({ players }) => (players > 1 ? players : 0)))
  return (
    <section className={`${controls.zone} ${styles.panel} ${styles.large}`} aria-labelledby={id}>
      <div className={`${controls.zoneHead} ${styles.head}`}>
        <h2 id={id}>{say('results')}</h2>
        <p>{say('results.count', { count: games.length })}</p>
        <p className={styles.legend} aria-hidden="true">
          {Array.from({ length: most }, (_, place) => (
            <span key={PLACE_CLASSES[place]}>
              <i className={PLACE_CLASSES[place]} />
              {tableTexts.shell('end.rank', { rank: place + 1 })}
            </span>
          ))}
        </p>
      </div>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            {(['game', 'games', 'places', 'average', 'best', 'mistakes'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'places' ? styles.left : undefined}>
                {say(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {resultsBySetUp(games).map((row) => (
            <tr key={`${row.game} ${opponentsText(row, say, tableTexts)}`}>
              <th scope="row">
                <b>{gameTitle(row.game, tableTexts)}</b> <span>{opponentsText(row, say, tableTexts)}</span>
              </th>
              <td>{whole(row.games)}</td>
              <td className={styles.left}>
                <Places row={row} />
              </td>
              <td>{whole(row.average)}</td>
              <td>{whole(row.best)}</td>
              <td>{row.mistakes === null ? say('too-few') : tenth(row.mistakes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Places = ({ row }: { readonly row: SetUpResults }) => {
  const say = useStatisticsTexts()
  const { shell, locale } = useTexts()
  if (row.players === 1) return say('solo')
  const placeTexts = row.places.flatMap((count, place) =>
    count === 0 ? [] : [say('places.said', { place: shell('end.rank', { rank: place + 1 }), count })],
  )
  return (
    <span className={styles.places} role="img" aria-label={joinItems(placeTexts, locale)}>
      {row.places.map((count, place) =>
        count === 0 ? null : (
          <i
            key={PLACE_CLASSES[place] ?? place}
            className={PLACE_CLASSES[place]}
            style={{ flexGrow: count }}
            aria-hidden="true"
          >
            {count}
          </i>
        ),
      )}
    </span>
  )
}

/** The first, the last and a few in between. */
const ticksOf = (texts: readonly string[]): { moment: number; text: string }[] => {
  const last = texts.length - 1
  const moments =
    last < 4 ? texts.map((_, at) => at) : [0, 1, 2, 3].map((part) => Math.round((part * last) / 3))
  return moments.map((moment) => ({ moment, text: texts[moment] ?? '' }))
}

const LEAST_POINTS = 2

export const MistakesOverTime = ({ games }: GamesProps) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const { tenth, day } = statisticsNumbers(tableTexts)
  const points = mistakesOverTime(games)
  const reviewed = games.filter(({ verdict }) => verdict !== null).length
  const [first] = points
  const last = points.at(-1)
  const firstPuzzles = useFirstPuzzles(points)
  const names = [
    `${say('mistakes.all')} ${tenth(last?.mistakes ?? 0)}`,
    `${say('mistakes.big')} ${tenth(last?.big ?? 0)}`,
  ]
  return (
    <Panel
      title={say('mistakes')}
      note={say('mistakes.reviewed', { count: reviewed })}
      size="medium"
      needs={first === undefined ? say('mistakes.needs', { count: reviewed }) : null}
      sentence={
        first === undefined || last === undefined
          ? ''
          : tableTexts.common.sentences([
              say('mistakes.text', {
                first: tenth(first.mistakes),
                last: tenth(last.mistakes),
                big: tenth(last.big),
              }),
              ...(firstPuzzles === null ? [] : [say('mistakes.puzzles', { date: firstPuzzles.date })]),
              say('mistakes.caption'),
            ])
      }
      table={{
        columns: [say('date'), say('mistakes.all'), say('mistakes.big')],
        rows: points.map(({ ended, mistakes, big }) => ({
          key: ended,
          cells: [day(ended), tenth(mistakes), tenth(big)],
        })),
      }}
    >
      {points.length >= LEAST_POINTS && (
        <LineChart
          curve={points.map(({ mistakes, big }) => [mistakes, big])}
          names={names}
          ticks={ticksOf(points.map(({ ended }) => day(ended)))}
          marker={firstPuzzles}
        />
      )}
    </Panel>
  )
}

/** When the player began to solve puzzles, if that was between two points of the curve. */
const useFirstPuzzles = (
  points: readonly MistakesAt[],
): { readonly moment: number; readonly text: string; readonly date: string } | null => {
  const say = useStatisticsTexts()
  const { day } = statisticsNumbers(useTexts())
  const began = usePuzzleProgress(({ answers }) => answers[0]?.day ?? null)
  const moment =
    began === null
      ? null
      : momentOf(
          began,
          points.map(({ ended }) => ended),
        )
  return began === null || moment === null
    ? null
    : { moment, text: say('mistakes.marker'), date: day(noonOf(began)) }
}

const LEAST_SCORES = 3

/** For the most-played set-up. */
export const ScoresOverTime = ({ games }: GamesProps) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const { whole, day } = statisticsNumbers(tableTexts)
  const same = commonest(games).toSorted((one, other) => one.ended - other.ended)
  const [first] = same
  const last = same.at(-1)
  if (first === undefined || last === undefined) return null
  const points = same.map((game) => game.points)
  return (
    <Panel
      title={say('scores')}
      note={joinParts([gameTitle(first.game, tableTexts), setUpText(first, say)], tableTexts.locale)}
      size="small"
      needs={same.length < LEAST_SCORES ? say('scores.needs', { count: same.length }) : null}
      sentence={say('scores.text', {
        first: whole(first.points),
        last: whole(last.points),
        average: whole(average(points)),
      })}
      table={{
        columns: [say('date'), say('scores.points')],
        rows: same.map((game) => ({ key: game.key, cells: [day(game.ended), whole(game.points)] })),
      }}
    >
      <LineChart
        curve={points.map((one) => [one])}
        names={[`${say('wealth.you')} ${whole(last.points)}`]}
        ticks={ticksOf(same.map(({ ended }) => day(ended)))}
      />
    </Panel>
  )
}

const MOST_THEMES = 6

export const MistakesByTheme = ({ games }: GamesProps) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const { whole } = statisticsNumbers(tableTexts)
  const texts = useGameTexts()
  const counts = mistakesByTheme(games).slice(0, MOST_THEMES)
  const reviewed = games.filter(({ verdict }) => verdict !== null).length
  const [worst] = counts
  const isOneGame = new Set(counts.map(({ game }) => game)).size === 1
  const named = counts.map(({ game, theme, mistakes }) => {
    const name = texts(game)?.theme(theme) ?? theme
    const title = gameTitle(game, tableTexts)
    return { name: isOneGame ? name : withLabel(title, name, tableTexts.locale), mistakes }
  })
  return (
    <Panel
      title={say('themes')}
      note={say('mistakes.reviewed', { count: reviewed })}
      size="small"
      needs={worst === undefined ? say('mistakes.needs', { count: reviewed }) : null}
      sentence={
        worst === undefined
          ? ''
          : say('themes.text', {
              theme: texts(worst.game)?.theme(worst.theme) ?? worst.theme,
              count: whole(worst.mistakes),
            })
      }
      table={{
        columns: [say('themes.column'), say('mistakes.all')],
        rows: named.map(({ name, mistakes }) => ({ key: name, cells: [name, whole(mistakes)] })),
      }}
    >
      <ul className={styles.bars} aria-hidden="true">
        {named.map(({ name, mistakes }) => (
          <li key={name}>
            <span>{name}</span>
            <i style={{ width: `${(100 * mistakes) / (worst?.mistakes ?? 1)}%` }} />
            <b>{whole(mistakes)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
