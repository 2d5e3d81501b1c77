/** What a player's statistics of Le Havre count: visits to buildings, and the themes of mistakes. */
import type { GameStatistics, StrongAverages } from '@quayside/game'
import { lazyMessages } from '@quayside/texts'
import { loadTexts } from '../language/index.ts'
import type { StatisticsMessages } from '../messages/statistics/types.ts'
import { standings } from '../queries/progress.ts'
import { BUILDINGS, buildingsOwned, type Event, type State, shipsOwned } from '../rules/index.ts'

type Theme = 'food' | 'loans' | 'buildings' | 'ships' | 'goods' | 'energy' | 'wealth' | 'other'

/** The theme of a mistake, by the reason for the better move. */
const THEMES: Readonly<Record<string, Theme>> = {
  'avoids-loan': 'food',
  'covers-food': 'food',
  'keeps-francs': 'food',
  harvests: 'food',
  'repays-loan': 'loans',
  'gains-building': 'buildings',
  'gains-ship': 'ships',
  'turns-into': 'goods',
  brings: 'goods',
  'brings-energy': 'energy',
  'wastes-nothing': 'energy',
  'adds-wealth': 'wealth',
}

const isTheme = (id: string): id is Theme => id === 'other' || Object.values<string>(THEMES).includes(id)

const loadStatisticsTexts = lazyMessages<StatisticsMessages>(
  (locale) => import(`../messages/statistics/${locale}.json`, { with: { type: 'json' } }),
)

type Count = 'buildings' | 'ships' | 'loans'

const isCount = (id: string): id is Count => ['buildings', 'ships', 'loans'].includes(id)

const loadAverages = (): Promise<{ readonly default: readonly StrongAverages[] }> =>
  import('./averages.json', { with: { type: 'json' } })

export const statistics: GameStatistics<State, Event> = {
  used: (event) =>
    event.kind === 'entered' ? { seat: event.seat, id: BUILDINGS[event.building]?.name ?? '' } : null,
  theme: (reason) => THEMES[reason ?? ''] ?? 'other',
  bigMistake: 12,
  wealth: standings,
  counts: ({ state, events }, seat): Record<Count, number> => ({
    buildings: buildingsOwned(state, seat),
    ships: shipsOwned(state, seat),
    loans: events.reduce(
      (sum, event) => (event.kind === 'loans-taken' && event.seat === seat ? sum + event.loans : sum),
      0,
    ),
  }),
  averages: async () => (await loadAverages()).default,
  texts: async (locale) => {
    const [say, texts] = await Promise.all([loadStatisticsTexts(locale), loadTexts(locale)])
    return {
      favorites: say('favorites'),
      effect: say('effect'),
      used: (name) => texts.building(name).plain,
      count: (id) => (isCount(id) ? say(`count.${id}`) : id),
      theme: (id) => say(`theme.${isTheme(id) ? id : 'other'}`),
    }
  },
}
