/** The toy game of the kernel with a minimal manifest. */
import { type AnyManifest, defineGame } from '@quayside/game'

export const highCard: AnyManifest = defineGame({
  id: 'high-card',
  title: { en: 'High Card', fr: 'Haute Carte', es: 'Carta Alta', 'zh-Hant': '大牌' },
  about: {
    en: '2 to 4 players, a few minutes',
    fr: '2 à 4 joueurs, quelques minutes',
    es: 'De 2 a 4 jugadores, unos minutos',
    'zh-Hant': '2至4位玩家，數分鐘',
  },
  total: { en: 'Tricks', fr: 'Plis', es: 'Bazas', 'zh-Hant': '墩數' },
  seats: [2, 3, 4],
  secrets: true,
  examples: { command: 'commit 7', why: 'borrow', outOfTurn: '2 pay 1' },
  samples: [{ name: 'two', options: { players: 2 } }],
  rules: { 2: async () => (await import('@quayside/kernel/testing')).highCard },
})
