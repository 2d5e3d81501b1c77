/** Position editor of Packet Row. */
import type { Draft, DraftPath, EditorFix, PositionEditor } from '@quayside/game'
import { isSameDraft, listAt, withoutEntry, withValue } from '@quayside/game/editor/draft.ts'
import type { Refusal } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import { loadTexts } from '../language/index.ts'
import { loadEditorText } from '../messages/editor/index.ts'
import { CURRENT_SUPPLY, FUTURE_SUPPLY, SEAT_COUNTS } from '../rules/catalogue/tables.ts'
import { AREAS, type Area } from '../rules/index.ts'
import { copiesIn, type EditorTexts, holesIn, optionsIn, placesIn, sectionsOf } from './sections.ts'

/** Cards without another place were discarded; a draft with hidden cards cannot know which. */
const settle = (draft: Draft): Draft => {
  if (holesIn(draft) > 0) return draft
  const placed = new Map<unknown, number>()
  for (const path of placesIn(draft))
    for (const word of listAt(draft, path)) placed.set(word, (placed.get(word) ?? 0) + 1)
  const discards = [...copiesIn(draft)].flatMap(([word, { copies }]) =>
    Array.from({ length: Math.max(0, copies - (placed.get(word) ?? 0)) }, () => word),
  )
  return withValue(draft, ['discards'], discards)
}

/** A draft at the first round, with all cards on the discard piles. */
const emptyDraft = (wanted: number): Draft => {
  const players = SEAT_COUNTS.find((count) => count === wanted) ?? 3
  const spaces = (count: number): null[] => Array.from({ length: count }, () => null)
  const { dryAreas } = optionsIn({ options: { players } })
  return settle({
    options: { players, start: 0, dryAreas },
    round: 1,
    master: 1,
    phase: 'naming',
    area: AREAS[0],
    named: [],
    asked: 1,
    seats: Array.from({ length: players }, () => ({
      money: 0,
      hand: [],
      ships: [],
      piece: null,
      done: false,
    })),
    boards: Object.fromEntries(
      AREAS.map((area) => [
        area,
        {
          current: spaces(CURRENT_SUPPLY[players]),
          future: spaces(FUTURE_SUPPLY),
          deck: [],
          removed: [],
          dry: false,
        },
      ]),
    ),
    undealt: [],
  })
}

/** The draft path that a refusal names; refusals count seats from 1, a draft from 0. */
const pathIn = ({ params }: Refusal): DraftPath => {
  const [first = '', second = '', ...rest] = String(params['place'] ?? '').split('.')
  const number = Number(second)
  return first === 'seats' && number > 0
    ? [first, `${number - 1}`, ...rest]
    : [first, second, ...rest].filter((name) => name !== '')
}

const cardIn = ({ params }: Refusal): unknown => {
  const { card } = params
  return typeof card === 'string' ? card.replace(/^"(.*)"$/, '$1') : card
}

const isArea = (name: string | undefined): name is Area => AREAS.some((area) => area === name)

const sectionOf = (refusal: Refusal): string => {
  if (refusal.code === 'bad-option' || 'option' in refusal.params) return 'setup'
  const [first, second] = pathIn(refusal)
  if (first === 'boards') return isArea(second) ? `board-${second}` : 'round'
  if (first === 'seats') return second === undefined ? 'hidden' : `seat-${Number(second) + 1}`
  return first === 'undealt' || first === 'position' || first === undefined ? 'hidden' : 'round'
}

/** The draft without one copy of a card, removed from the last place that has one. */
const withoutCard = (draft: Draft, card: unknown): Draft => {
  const place = placesIn(draft).findLast((path) => listAt(draft, path).includes(card))
  return place === undefined
    ? withoutEntry(draft, ['discards'], card)
    : settle(withoutEntry(draft, place, card))
}

const withoutRefused = (draft: Draft, refusal: Refusal): Draft => {
  const { option } = refusal.params
  if (typeof option === 'string') return withValue(draft, ['options', option], undefined)
  const path = pathIn(refusal)
  if (refusal.code === 'too-many-copies') return withoutCard(draft, cardIn(refusal))
  if (refusal.code === 'card-in-wrong-place' && listAt(draft, path).includes(cardIn(refusal)))
    return settle(withoutEntry(draft, path, cardIn(refusal)))
  return settle(withValue(draft, path, undefined))
}

const leaveOut = (draft: Draft, refusal: Refusal): Draft | null => {
  const rest = withoutRefused(draft, refusal)
  return isSameDraft(rest, draft) ? null : rest
}

const placeText = (path: DraftPath, { say, texts }: EditorTexts): string => {
  const [first = '', second = ''] = path
  if (first === 'seats') return say('seat', { number: Number(second) + 1 })
  return isArea(second) ? texts.area(second).plain : say('undealt')
}

const fixesFor = (draft: Draft, refusal: Refusal, editorTexts: EditorTexts): readonly EditorFix[] => {
  if (refusal.code === 'too-many-copies') {
    const card = cardIn(refusal)
    return placesIn(draft)
      .filter((path) => listAt(draft, path).includes(card))
      .map((path) => ({
        label: editorTexts.say('fix.remove', { place: placeText(path, editorTexts) }),
        draft: settle(withoutEntry(draft, path, card)),
      }))
  }
  const rest = withoutRefused(draft, refusal)
  return isSameDraft(rest, draft) ? [] : [{ label: editorTexts.say('fix.reset'), draft: rest }]
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
    notes: (draft) => {
      const count = holesIn(draft)
      return count === 0 ? [] : [{ section: 'hidden', text: say('note.unknown', { count }), fixes: [] }]
    },
    zones: Object.fromEntries(AREAS.map((area) => [area, `board-${area}`])),
  }
}
