/** Panels on what was used in games of the most-played set-up, with their results, and on wealth by round. */

import { LineChart } from '@quayside/table/charts/line-chart.tsx'
import { useTexts } from '@quayside/table/page/texts.ts'
import { joinParts } from '@quayside/texts'
import { gameTitle } from '../games.ts'
import { Panel } from './panel.tsx'
import styles from './statistics.module.css'
import {
  type CountedGame,
  commonest,
  effectsOfUse,
  favorites,
  LEAST_COMPARED,
  type WealthCurve,
  wealthByRound,
} from './statistics.ts'
import { setUpText, statisticsNumbers, useStatisticsTexts } from './statistics-texts.ts'
import { useStrongAverages } from './strong-players.tsx'
import { useGameTexts } from './use-game-texts.ts'

interface GamesProps {
  readonly games: readonly CountedGame[]
}

const MOST_ROWS = 6

/** One set-up only, because points of different set-ups cannot be compared. */
export const EffectOfUse = ({ games }: GamesProps) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const { whole, signed } = statisticsNumbers(tableTexts)
  const same = commonest(games)
  const [first] = same
  const texts = useGameTexts()(first?.game ?? '')
  if (first === undefined || texts === null) return null
  const effects = effectsOfUse(same)
  const found = effects.flatMap(({ difference, ...rest }) =>
    difference === null ? [] : [{ ...rest, difference }],
  )
  const shown = found.length <= MOST_ROWS ? found : [...found.slice(0, 3), ...found.slice(-3)]
  const widest = Math.max(1, ...shown.map(({ difference }) => Math.abs(difference)))
  const [nearest] = effects
  const needs =
    nearest === undefined
      ? say('effect.none')
      : say('effect.needs', { least: LEAST_COMPARED, with: nearest.with, without: nearest.without })
  const setup = joinParts([gameTitle(first.game, tableTexts), setUpText(first, say)], tableTexts.locale)
  const rows = shown.map(({ id, difference, band, with: games }) => ({
    key: id,
    cells: [texts.used(id), `${signed(difference)} ±${whole(band)}`, whole(games)],
  }))
  return (
    <Panel
      title={texts.effect}
      size="small"
      needs={shown.length === 0 ? needs : null}
      sentence={say('effect.caption', { setup, count: same.length })}
      table={{ columns: [say('effect.used'), say('effect.against'), say('column.games')], rows }}
    >
      <ul className={styles.effects} aria-hidden="true">
        {shown.map(({ id, difference, band, with: games }) => (
          <li key={id}>
            <span>{texts.used(id)}</span>
            <i>
              <i
                className={difference < 0 ? styles.minus : styles.plus}
                style={{
                  width: `${(50 * Math.abs(difference)) / widest}%`,
                  [difference < 0 ? 'right' : 'left']: '50%',
                }}
              />
            </i>
            <b>
              {signed(difference)} <small>±{whole(band)}</small>
            </b>
            <em>{whole(games)}</em>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export const Favorites = ({ games }: GamesProps) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const { whole } = statisticsNumbers(tableTexts)
  const [first] = commonest(games)
  const same = games.filter(({ game }) => game === first?.game)
  const texts = useGameTexts()(first?.game ?? '')
  if (first === undefined || texts === null) return null
  const most = favorites(same).slice(0, MOST_ROWS)
  return (
    <Panel
      title={texts.favorites}
      note={say('favorites.games', { count: same.length })}
      size="small"
      needs={most.length === 0 ? say('effect.none') : null}
      sentence={say('favorites.text', {
        list: tableTexts.common.list(
          most.slice(0, 3).map(({ id, times }) => say('favorites.item', { name: texts.used(id), times })),
          'and',
        ),
      })}
      table={{
        columns: [texts.favorites, say('favorites.column')],
        rows: most.map(({ id, times }) => ({ key: id, cells: [texts.used(id), whole(times)] })),
      }}
    >
      <ul className={styles.bars} aria-hidden="true">
        {most.map(({ id, times }) => (
          <li key={id}>
            <span>{texts.used(id)}</span>
            <i style={{ width: `${(100 * times) / (most[0]?.times ?? 1)}%` }} />
            <b>{whole(times)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const ROUND_TICKS = 5

export const WealthByRound = ({ games }: GamesProps) => {
  const curve = wealthByRound(games)
  return curve === null ? null : <Curve curve={curve} />
}

const Curve = ({ curve }: { readonly curve: WealthCurve }) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const { whole } = statisticsNumbers(tableTexts)
  const strong = useStrongAverages(curve)
  const { rounds } = curve
  // Only a curve of the same length can be compared round by round.
  const theirs = strong?.wealth?.length === rounds.length ? strong.wealth : null
  const last = rounds.length - 1
  const isSolo = rounds.some(({ best }) => best === null)
  const own = whole(rounds[last]?.own ?? 0)
  const best = whole(rounds[last]?.best ?? 0)
  // Two lines can be told apart; the best opponents are in the table.
  const others = theirs ?? (isSolo ? null : rounds.map((row) => row.best ?? 0))
  const names = [
    `${say('wealth.you')} ${own}`,
    ...(others === null
      ? []
      : [`${say(theirs === null ? 'wealth.best' : 'strong')} ${whole(others[last] ?? 0)}`]),
  ]
  const sentence = isSolo
    ? say('wealth.text.solo', { count: curve.games, own })
    : say('wealth.text', { count: curve.games, own, best })
  const comparison =
    strong === null || theirs === null
      ? null
      : say('wealth.strong', { games: whole(strong.games), points: whole(theirs[last] ?? 0) })
  return (
    <Panel
      title={tableTexts.shell('end.curve')}
      note={joinParts([gameTitle(curve.game, tableTexts), setUpText(curve, say)], tableTexts.locale)}
      size="small"
      sentence={comparison === null ? sentence : tableTexts.common.sentences([sentence, comparison])}
      table={{
        columns: [
          say('round'),
          say('wealth.you'),
          ...(isSolo ? [] : [say('wealth.best')]),
          ...(theirs === null ? [] : [say('strong')]),
        ],
        rows: rounds.map((row, round) => ({
          key: round,
          cells: [
            whole(round),
            ...[row.own, row.best, theirs?.[round] ?? null].flatMap((number) =>
              number === null ? [] : [whole(number)],
            ),
          ],
        })),
      }}
    >
      <LineChart
        curve={rounds.map((row, round) => (others === null ? [row.own] : [row.own, others[round] ?? 0]))}
        names={names}
        ticks={Array.from({ length: ROUND_TICKS }, (_, part) => {
          const moment = Math.round((part * last) / (ROUND_TICKS - 1))
          return { moment, text: whole(moment) }
        })}
      />
    </Panel>
  )
}
