/** What a player's statistics of Le Havre count: visits to buildings, and the themes of mistakes. */
import type { GameStatistics } from '@quayside/game'
import { lazyMessages } from '@quayside/texts'
import { loadTexts } from '../language/index.ts'
import type { StatisticsMessages } from '../messages/statistics/types.ts'
import { standings } from '../queries/progress.ts'
import { BUILDINGS, type Event, type State } from '../rules/index.ts'

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

export const statistics: GameStatistics<State, Event> = {
  used: (event) =>
    event.kind === 'entered' ? { seat: event.seat, id: BUILDINGS[event.building]?.name ?? '' } : null,
  theme: (reason) => THEMES[reason ?? ''] ?? 'other',
  bigMistake: 12,
  wealth: standings,
  texts: async (locale) => {
    const [say, texts] = await Promise.all([loadStatisticsTexts(locale), loadTexts(locale)])
    return {
      favorites: say('favorites'),
      effect: say('effect'),
      used: (name) => texts.building(name).plain,
      theme: (id) => say(`theme.${isTheme(id) ? id : 'other'}`),
    }
  },
}
