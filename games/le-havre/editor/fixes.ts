/** Fixes for a draft of Le Havre that the rules refuse: leave the refused value out, or correct it. */
import type { Draft, DraftPath, EditorFix } from '@quayside/game'
import { isSameDraft, listAt, valueAt, withoutEntry, withValue } from '@quayside/game/editor/draft.ts'
import type { Refusal } from '@quayside/kernel'
import { buildingNamed, DEFAULT_OPTIONS } from '../rules/index.ts'
import type { EditorTexts } from './sections.ts'

/** The field, path and value that a refusal of a position names. */
interface Refused {
  readonly field: string
  readonly path: DraftPath
  readonly value: unknown
}

const refusedIn = ({ params }: Refusal): Refused => {
  const field = String(params['field'] ?? '')
  const text = params['value']
  let value: unknown
  try {
    value = typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined
  } catch {
    // A refusal quotes only the beginning of a long value, which is not valid JSON.
    value = undefined
  }
  return { field, path: field.split('.'), value }
}

const isOption = (field: string): boolean => field in DEFAULT_OPTIONS && field !== 'start'

const SECTIONS: Readonly<Record<string, string>> = {
  start: 'setup',
  phase: 'round',
  round: 'round',
  turn: 'round',
  step: 'round',
  tiles: 'round',
  strike: 'round',
  finalActions: 'round',
  offers: 'offers',
  town: 'buildings',
  piles: 'buildings',
  waiting: 'buildings',
  modernised: 'buildings',
  sold: 'buildings',
  out: 'buildings',
  ships: 'ships',
}

export const sectionOf = (refusal: Refusal): string => {
  const { field, path } = refusedIn(refusal)
  if (isOption(field)) return 'setup'
  const [first = '', seat = '', part = ''] = path
  if (first !== 'seats') return SECTIONS[first] ?? 'hidden'
  return part === 'knows' || part === 'either' || part === 'hand' ? 'hidden' : `seat-${seat}`
}

const PILES: readonly DraftPath[] = [
  ['piles', '0'],
  ['piles', '1'],
  ['piles', '2'],
]

/** The draft lists that a refused field covers. */
const listsAt = ({ path, field }: Refused): readonly DraftPath[] => (field === 'piles' ? PILES : [path])

const sorted = (draft: Draft): Draft =>
  PILES.reduce((tidy, path) => {
    const names = listAt(tidy, path).filter((name) => typeof name === 'string')
    return withValue(
      tidy,
      path,
      names.toSorted((one, other) => buildingNamed(one) - buildingNamed(other)),
    )
  }, draft)

const asKnown = (draft: Draft): Draft => withValue(draft, ['viewer'], 'spectator')

const withoutRefused = (draft: Draft, refused: Refused): Draft => {
  const { field, path, value } = refused
  if (isOption(field)) return withValue(draft, ['options', field], undefined)
  if (field === 'start') return withValue(withValue(draft, ['options', 'start'], 0), ['start'], 1)
  const place = listsAt(refused).findLast((list) => listAt(draft, list).includes(value))
  return place === undefined ? withValue(draft, path, undefined) : withoutEntry(draft, place, value)
}

export const leaveOut = (draft: Draft, refusal: Refusal): Draft | null => {
  const refused = refusedIn(refusal)
  const rest =
    refusal.code === 'pile-out-of-order'
      ? sorted(draft)
      : refusal.code === 'hole-without-viewer' && refused.field !== 'awaiting'
        ? asKnown(draft)
        : withoutRefused(draft, refused)
  return isSameDraft(rest, draft) ? null : rest
}

/** The lists of a draft that hold a card; a list that holds it twice appears twice. */
const placesOf = (draft: Draft, card: unknown): readonly DraftPath[] => {
  const seats = Object.keys(valueAt(draft, ['seats']) ?? {})
  const shipTypes = Object.keys(valueAt(draft, ['ships']) ?? {})
  const all: readonly DraftPath[] = [
    ...PILES,
    ['town'],
    ['special'],
    ['out'],
    ...shipTypes.map((type) => ['ships', type]),
    ...seats.flatMap((seat) => [
      ['seats', seat, 'buildings'],
      ['seats', seat, 'ships'],
    ]),
  ]
  return all.flatMap((path) => listAt(draft, path).flatMap((name) => (name === card ? [path] : [])))
}

const placeText = (path: DraftPath, { say }: EditorTexts): string => {
  const [first = '', number = ''] = path
  switch (first) {
    case 'piles':
      return say('pile', { number: Number(number) + 1 })
    case 'town':
      return say('town')
    case 'special':
      return say('special')
    case 'out':
      return say('out')
    case 'ships':
      return say('ships')
    default:
      return say('seat', { number })
  }
}

/** The draft with the card in one of its places only. */
const keptAt = (draft: Draft, card: unknown, places: readonly DraftPath[], kept: number): Draft =>
  places.reduce((rest, path, place) => (place === kept ? rest : withoutEntry(rest, path, card)), draft)

export const fixesFor = (draft: Draft, refusal: Refusal, editorTexts: EditorTexts): readonly EditorFix[] => {
  const { say } = editorTexts
  const refused = refusedIn(refusal)
  if (refusal.code === 'two-owners' && refused.field !== 'tiles') {
    const places = placesOf(draft, refused.value)
    return places.map((path, place) => ({
      label: say('fix.keep', { place: placeText(path, editorTexts) }),
      draft: keptAt(draft, refused.value, places, place),
    }))
  }
  if (refusal.code === 'pile-out-of-order') return [{ label: say('fix.sort'), draft: sorted(draft) }]
  if (refusal.code === 'hole-without-viewer' && refused.field !== 'awaiting')
    return [{ label: say('fix.unknown'), draft: asKnown(draft) }]
  const rest = withoutRefused(draft, refused)
  const isTakenAway = listsAt(refused).some((path) => listAt(draft, path).includes(refused.value))
  return isSameDraft(rest, draft)
    ? []
    : [{ label: say(isTakenAway ? 'fix.remove' : 'fix.reset'), draft: rest }]
}
