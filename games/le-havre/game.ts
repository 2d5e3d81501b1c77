import { defineGame } from '@quayside/game'
import { PREFERENCES } from './queries/preferences.ts'
import { ABOUT, TITLE } from './title.ts'

export const leHavre = defineGame({
  id: 'le-havre',
  title: TITLE,
  about: ABOUT,
  seats: [1, 2, 3, 4, 5],
  secrets: false,
  examples: { command: 'take wood', why: 'enter church', outOfTurn: '2 sell wharf-1', card: 'church' },
  samples: [
    { name: 'two', options: { players: 2, version: 'short' } },
    { name: 'three', options: { players: 3, version: 'short' } },
    { name: 'four', options: { players: 4, version: 'full' } },
    { name: 'five', options: { players: 5, version: 'full' } },
    { name: 'one', options: { players: 1, version: 'full' } },
  ],
  rules: {
    1: async () => (await import('./rules/index.ts')).leHavreVersions[1],
    2: async () => (await import('./rules/index.ts')).leHavreVersions[2],
  },
  preferences: PREFERENCES,
  autoActions: async () => (await import('./queries/auto-actions.ts')).autoActions,
  policies: async () => (await import('./rules/policies.ts')).leHavrePolicies,
  bots: async () => (await import('./bots/index.ts')).bots,
  lengths: ['full', 'short'],
  language: async (locale) => (await import('./language/game-language.ts')).loadLanguage(locale),
  outline: async (locale) => (await import('./outline/index.ts')).outliner(locale),
  catalogue: async (locale) => (await import('./language/catalogue/index.ts')).loadCatalogue(locale),
  eventJson: () => import('./queries/event-json.ts'),
  progress: () => import('./queries/progress.ts'),
  daily: async () => (await import('./daily/daily.ts')).daily,
  statistics: async () => (await import('./statistics/index.ts')).statistics,
  explorer: async () => (await import('./explorer/index.ts')).explorer,
  preferenceLabels: async (locale) =>
    (await import('./messages/preferences/index.ts')).loadPreferenceLabels(locale),
  table: async () => (await import('./table/index.ts')).table,
  textBoard: async () => (await import('./outline/text-screen.tsx')).text,
  replay: async () => (await import('./table/replay/index.ts')).replayAdapter,
  setup: async () => (await import('./table/setup/index.ts')).setup,
  policyFields: async () => (await import('./table/policy-fields.tsx')).PolicyFields,
  book: async () => (await import('./book/rulebook.tsx')).book,
  lessons: async () => (await import('./lessons/index.ts')).course,
  lessonTexts: async (locale) => (await import('./messages/tutorial/index.ts')).loadLessonTexts(locale),
  puzzles: async () => (await import('./puzzles/index.ts')).loadPuzzleBook(),
  cover: async () => (await import('./table/cover.tsx')).Cover,
  editor: async (locale) => (await import('./editor/index.ts')).loadEditor(locale),
})
