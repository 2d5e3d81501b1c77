/** Position editor of Le Havre. */
import type { Draft, PositionEditor } from '@quayside/game'
import { listAt, valueAt } from '@quayside/game/editor/draft.ts'
import type { Locale } from '@quayside/texts'
import { loadTexts } from '../language/index.ts'
import { loadEditorText } from '../messages/editor/index.ts'
import { DEFAULT_OPTIONS, OFFERS, SHIP_TYPES, TOKENS } from '../rules/index.ts'
import { fixesFor, leaveOut, sectionOf } from './fixes.ts'
import { type EditorTexts, nowhere, playersIn, sectionsOf } from './sections.ts'

const nothing = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, 0]))

/** A draft at the first turn, with no card placed yet. */
const emptyDraft = (players: number): Draft => ({
  options: { ...DEFAULT_OPTIONS, players, start: 0 },
  start: 1,
  phase: 'turns',
  round: 1,
  turn: 1,
  step: 'supply',
  awaiting: false,
  viewer: 'spectator',
  tiles: [null, null, null, null, null, null, null],
  offers: nothing(OFFERS.map((token) => TOKENS[token] ?? '')),
  town: [],
  piles: [[], [], []],
  special: [],
  ships: Object.fromEntries(SHIP_TYPES.map((type) => [type, []])),
  waiting: null,
  modernised: [],
  sold: [],
  seats: Object.fromEntries(
    Array.from({ length: players }, (_, seat) => [
      `${seat + 1}`,
      {
        stock: nothing(TOKENS),
        loans: 0,
        disc: null,
        buildings: [],
        ships: [],
        owes: 0,
        knows: [],
        either: [],
      },
    ]),
  ),
  frames: [],
})

/** A written position leaves out default values; the fields of the editor need them. */
const settle = (draft: Draft): Draft => ({
  ...draft,
  options: { ...DEFAULT_OPTIONS, ...(valueAt(draft, ['options']) as object | undefined) },
})

/** Upper limit of the loans field. */
const MANY_LOANS = 8

const notesOn = (draft: Draft, { say, texts }: EditorTexts): ReturnType<PositionEditor['notes']> => {
  const tiles = listAt(draft, ['tiles']).filter((tile) => tile === null).length
  const missing = nowhere(draft)
  const seats = Array.from({ length: playersIn(draft) }, (_, seat) => `${seat + 1}`)
  return [
    ...(tiles > 0 ? [{ section: 'round', text: say('note.tiles', { count: tiles }), fixes: [] }] : []),
    ...seats.flatMap((seat) => {
      const loans = Number(valueAt(draft, ['seats', seat, 'loans']) ?? 0)
      const player = say('seat', { number: seat })
      return loans > MANY_LOANS
        ? [{ section: `seat-${seat}`, text: say('note.loans', { player, loans }), fixes: [] }]
        : []
    }),
    ...(missing.length > 0
      ? [
          {
            section: 'buildings',
            text: say('note.nowhere', {
              count: missing.length,
              cards: texts.list(
                missing.map((name) => texts.building(name).plain),
                'and',
              ),
            }),
            fixes: [],
          },
        ]
      : []),
    ...(listAt(draft, ['frames']).length > 0
      ? [{ section: 'hidden', text: say('note.action'), fixes: [] }]
      : []),
  ]
}

export const loadEditor = async (locale: Locale): Promise<PositionEditor> => {
  const [texts, say] = await Promise.all([loadTexts(locale), loadEditorText(locale)])
  const editorTexts: EditorTexts = { texts, say }
  return {
    sections: (draft) => sectionsOf(draft, editorTexts),
    empty: emptyDraft,
    settle,
    sectionOf,
    leaveOut,
    fixes: (draft, refusal) => fixesFor(draft, refusal, editorTexts),
    notes: (draft) => notesOn(draft, editorTexts),
    zones: {
      rounds: 'round',
      offers: 'offers',
      harbour: 'buildings',
      proposals: 'buildings',
      ships: 'ships',
    },
  }
}
