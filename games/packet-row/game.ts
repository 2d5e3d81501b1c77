import { defineGame } from '@quayside/game'
import { PREFERENCES } from './queries/preferences.ts'
import { ABOUT, TITLE } from './title.ts'

export const packetRow = defineGame({
  id: 'packet-row',
  title: TITLE,
  about: ABOUT,
  seats: [2, 3, 4, 5],
  secrets: true,
  examples: { command: 'take library', why: 'name docks', outOfTurn: '2 cash 4', card: 'library' },
  samples: [
    { name: 'two', options: { players: 2 } },
    { name: 'three', options: { players: 3 } },
    { name: 'four', options: { players: 4 } },
  ],
  rules: {
    1: async () => (await import('./rules/index.ts')).packetRowVersions[1],
    2: async () => (await import('./rules/index.ts')).packetRowVersions[2],
  },
  preferences: PREFERENCES,
  autoActions: async () => (await import('./queries/auto-actions.ts')).autoActions,
  policies: async () => (await import('./rules/index.ts')).packetRowPolicies,
  bots: async () => (await import('./bots/index.ts')).bots,
  language: async (locale, state) =>
    (await import('./language/game-language.ts')).loadLanguage(locale, state),
  outline: async (locale) => (await import('./outline/index.ts')).outliner(locale),
  catalogue: async (locale, state) =>
    (await import('./language/catalogue/index.ts')).loadCatalogue(locale, state),
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
