/** What a player's statistics of Packet Row count: the cards taken, and the themes of mistakes. */
import type { GameStatistics, StrongAverages } from '@quayside/game'
import { lazyMessages } from '@quayside/texts'
import { cardNoun } from '../language/card-names.ts'
import { loadTexts } from '../language/index.ts'
import type { StatisticsMessages } from '../messages/statistics/types.ts'
import type { Event, State } from '../rules/index.ts'

type Theme = 'deliveries' | 'contracts' | 'points' | 'money' | 'other'

/** The theme of a mistake, by the reason for the better move. */
const THEMES: Readonly<Record<string, Theme>> = {
  fulfills: 'deliveries',
  completes: 'contracts',
  nears: 'contracts',
  'adds-points': 'points',
  banker: 'points',
  'brings-money': 'money',
}

const isTheme = (id: string): id is Theme => id === 'other' || Object.values<string>(THEMES).includes(id)

const loadStatisticsTexts = lazyMessages<StatisticsMessages>(
  (locale) => import(`../messages/statistics/${locale}.json`, { with: { type: 'json' } }),
)

type Count = 'deliveries' | 'cards'

const isCount = (id: string): id is Count => ['deliveries', 'cards'].includes(id)

const loadAverages = (): Promise<{ readonly default: readonly StrongAverages[] }> =>
  import('./averages.json', { with: { type: 'json' } })

export const statistics: GameStatistics<State, Event> = {
  used: (event) => (event.kind === 'took' ? { seat: event.seat, id: event.card } : null),
  theme: (reason) => THEMES[reason ?? ''] ?? 'other',
  bigMistake: 3,
  counts: ({ events }, seat): Record<Count, number> => ({
    deliveries: events.reduce(
      (sum, event) =>
        event.kind === 'delivered' && event.seat === seat ? sum + event.contracts.length : sum,
      0,
    ),
    cards: events.filter((event) => event.kind === 'took' && event.seat === seat).length,
  }),
  averages: async () => (await loadAverages()).default,
  texts: async (locale) => {
    const [say, texts] = await Promise.all([loadStatisticsTexts(locale), loadTexts(locale)])
    return {
      favorites: say('favorites'),
      effect: say('effect'),
      used: (word) => cardNoun(word, texts).plain,
      count: (id) => (isCount(id) ? say(`count.${id}`) : id),
      theme: (id) => say(`theme.${isTheme(id) ? id : 'other'}`),
    }
  },
}
