import { defineGame } from '@quayside/game'
import { TITLE } from './title.ts'

export const leHavre = defineGame({
  id: 'le-havre',
  title: TITLE,
  seats: [1, 2, 3, 4, 5],
  secrets: false,
  examples: { command: 'take wood', why: 'enter church', aside: '2 sell wharf-1' },
  samples: [{ name: 'two', options: { players: 2, version: 'short' } }],
  rules: {
    1: async () => (await import('./rules/index.ts')).leHavreVersions[1],
    2: async () => (await import('./rules/index.ts')).leHavreVersions[2],
  },
  policies: async () => (await import('./rules/index.ts')).leHavrePolicies,
  bots: async () => (await import('./bots/index.ts')).bots,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
})
