/** The player's averages beside those of strong bots in the same set-up, each with its number of games. */
import type { StrongAverages } from '@quayside/game'
import { fetchingOnce } from '@quayside/table/page/lazy.ts'
import { useTexts } from '@quayside/table/page/texts.ts'
import { joinParts } from '@quayside/texts'
import { use } from 'react'
import { gameTitle, loadPart } from '../games.ts'
import { Panel } from './panel.tsx'
import styles from './statistics.module.css'
import { average, type CountedGame, commonest, type PlayedSetUp } from './statistics.ts'
import { setUpText, statisticsNumbers, useStatisticsTexts } from './statistics-texts.ts'
import { useGameTexts } from './use-game-texts.ts'

const fetchOnce = fetchingOnce()

const load = (game: string): Promise<readonly StrongAverages[]> =>
  fetchOnce(game, async () => (await (await loadPart(game, 'statistics'))?.averages()) ?? [])

/** Null for a set-up of which there are no averages. */
export const useStrongAverages = ({
  game,
  version,
  players,
}: Omit<PlayedSetUp, 'opponents'>): StrongAverages | null =>
  use(load(game)).find((one) => one.version === version && one.players === players) ?? null

/** Fewer own games say too little. */
const MIN_GAMES = 3

export const StrongPlayers = ({ games }: { readonly games: readonly CountedGame[] }) => {
  const [first] = commonest(games)
  return first === undefined ? null : <Comparison first={first} games={commonest(games)} />
}

interface ComparisonProps {
  readonly first: CountedGame
  readonly games: readonly CountedGame[]
}

const Comparison = ({ first, games }: ComparisonProps) => {
  const say = useStatisticsTexts()
  const tableTexts = useTexts()
  const { whole, tenth } = statisticsNumbers(tableTexts)
  const texts = useGameTexts()(first.game)
  const strong = useStrongAverages(first)
  if (texts === null || strong === null) return null
  const counted = games.flatMap(({ counts }) => (counts === null ? [] : [counts]))
  const measures = [
    {
      name: say('scores.points'),
      own: average(games.map(({ points }) => points)),
      theirs: strong.points,
    },
    ...Object.entries(counted.length === 0 ? {} : strong.counts).map(([id, theirs]) => ({
      name: texts.count(id),
      own: average(counted.map((counts) => counts[id] ?? 0)),
      theirs,
    })),
  ]
  return (
    <Panel
      title={say('strong')}
      note={joinParts([gameTitle(first.game, tableTexts), setUpText(first, say)], tableTexts.locale)}
      size="small"
      needs={games.length < MIN_GAMES ? say('scores.needs', { count: games.length }) : null}
      sentence={say('strong.text', {
        own: tenth(measures[0]?.own ?? 0),
        strong: tenth(strong.points),
        games: games.length,
        others: whole(strong.games),
      })}
      table={{
        columns: [say('strong.measure'), say('wealth.you'), say('strong')],
        rows: measures.map(({ name, own, theirs }) => ({
          key: name,
          cells: [name, tenth(own), tenth(theirs)],
        })),
      }}
    >
      <ul className={styles.bars} aria-hidden="true">
        {measures.flatMap(({ name, own, theirs }) => {
          const most = Math.max(own, theirs, 1)
          return [
            { label: say('strong.own', { measure: name }), value: own },
            { label: say('strong.theirs', { measure: name }), value: theirs },
          ].map(({ label, value }) => (
            <li key={label}>
              <span>{label}</span>
              <i style={{ width: `${(100 * value) / most}%` }} />
              <b>{tenth(value)}</b>
            </li>
          ))
        })}
      </ul>
    </Panel>
  )
}
