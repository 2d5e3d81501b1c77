/** The toy game with an outline in addition to the minimal manifest. */
import { type AnyManifest, defineGame } from '@quayside/game'

const load = async () => ({ ...(await import('@quayside/kernel/testing')).highCard, game: 'outlined-card' })

const TITLE = { en: 'Told Card', fr: 'Carte Dite', es: 'Carta Contada', 'zh-Hant': '說牌' }

export const outlinedCard: AnyManifest = defineGame({
  id: 'outlined-card',
  title: TITLE,
  about: TITLE,
  seats: [2, 3, 4],
  secrets: true,
  examples: { command: 'commit 7', why: 'borrow', outOfTurn: '2 pay 1' },
  samples: [{ name: 'two', options: { players: 2 } }],
  rules: { 2: load },
  outline: async (locale) => (await import('./outline.ts')).outliner(await load(), TITLE, locale),
})
