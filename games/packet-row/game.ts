import { defineGame } from '@quayside/game'
import { TITLE } from './title.ts'

export const packetRow = defineGame({
  id: 'packet-row',
  title: TITLE,
  seats: [2, 3, 4, 5],
  secrets: true,
  examples: { command: 'take library', why: 'name docks', aside: '2 cash 4' },
  samples: [
    { name: 'two', options: { players: 2 } },
    { name: 'three', options: { players: 3 } },
    { name: 'four', options: { players: 4 } },
  ],
  rules: {
    1: async () => (await import('./rules/index.ts')).packetRowVersions[1],
    2: async () => (await import('./rules/index.ts')).packetRowVersions[2],
  },
  policies: async () => (await import('./rules/index.ts')).packetRowPolicies,
  bots: async () => (await import('./bots/index.ts')).bots,
  terminal: async () => (await import('./terminal/index.ts')).terminal,
})
