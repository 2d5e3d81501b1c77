/** The toy game of the kernel, with nothing but what every game has to bring. */
import { type AnyManifest, defineGame } from '@quayside/game'

export const highCard: AnyManifest = defineGame({
  id: 'high-card',
  title: { en: 'High Card', fr: 'Haute Carte', es: 'Carta Alta', 'zh-Hant': '大牌' },
  seats: [2, 3, 4],
  secrets: true,
  examples: { command: 'commit 7', why: 'borrow', aside: '2 pay 1' },
  samples: [{ name: 'two', options: { players: 2 } }],
  rules: { 2: async () => (await import('@quayside/kernel/testing')).highCard },
})
