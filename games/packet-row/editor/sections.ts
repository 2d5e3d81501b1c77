/** Sections and fields of the position editor of Packet Row. */

import type { Draft, DraftPath, EditorChoice, EditorSection } from '@quayside/game'
import { listAt, valueAt } from '@quayside/game/editor/draft.ts'
import { editorFields, yesOrNo } from '@quayside/game/editor/fields.ts'
import type { Translate } from '@quayside/texts'
import { withNote } from '@quayside/texts'
import { cardNoun, type Texts } from '../language/index.ts'
import type { EditorMessages } from '../messages/editor/types.ts'
import { CURRENT_SUPPLY, FUTURE_SUPPLY } from '../rules/catalogue/tables.ts'
import {
  AREAS,
  type Area,
  catalogue,
  type Options,
  PILES,
  type Pile,
  packetRow,
  wordOf,
} from '../rules/index.ts'
import { PHASES } from '../rules/state.ts'

export interface EditorTexts {
  readonly texts: Texts
  readonly say: Translate<EditorMessages>
}

const MOST_CARDS = 200
const { list, amount, choice } = editorFields({ cards: MOST_CARDS, amount: 9_999 })

/** The draft's options, or the default ones where they are invalid. */
export const optionsIn = (draft: Draft): Options => {
  const read = packetRow.options(valueAt(draft, ['options']) ?? {})
  return read.ok ? read.value : { players: 3, start: 0, dryAreas: 1 }
}

/** A card that the position does not show. */
const UNKNOWN_WORD = '?'

/** The number of copies of each card by its word, and the pile it belongs to. */
export const copiesIn = (
  draft: Draft,
): ReadonlyMap<string, { readonly copies: number; readonly pile: Pile; readonly isShip: boolean }> =>
  new Map(
    PILES.flatMap((pile) =>
      catalogue(optionsIn(draft).deck ?? {}).decks[pile].map(
        (card) =>
          [wordOf(card), { copies: card.count, pile, isShip: card.type === 'merchant_ship' }] as const,
      ),
    ),
  )

/** Paths of all lists of cards except for the discards. */
export const placesIn = (draft: Draft): readonly DraftPath[] => [
  ...Array.from({ length: optionsIn(draft).players }, (_, place) => `${place}`).flatMap((seat) => [
    ['seats', seat, 'hand'],
    ['seats', seat, 'ships'],
  ]),
  ...AREAS.flatMap((area) => ['current', 'future', 'deck', 'removed'].map((part) => ['boards', area, part])),
  ['undealt'],
]

/** Number of hidden cards in the draft. */
export const holesIn = (draft: Draft): number =>
  placesIn(draft).reduce((sum, path) => {
    const value = valueAt(draft, path)
    if (typeof value === 'number') return sum + value
    return sum + listAt(draft, path).filter((word) => word === UNKNOWN_WORD).length
  }, 0)

const wordsOf = (draft: Draft, fits: (pile: Pile, isShip: boolean) => boolean): readonly string[] =>
  [...copiesIn(draft)].flatMap(([word, { pile, isShip }]) => (fits(pile, isShip) ? [word] : []))

const cardChoices = (names: readonly string[], { texts }: EditorTexts): readonly EditorChoice[] =>
  names.map((value) => ({ value, label: withNote(cardNoun(value, texts).plain, value, texts.locale) }))

const areaChoices = ({ texts }: EditorTexts): readonly EditorChoice[] =>
  AREAS.map((value) => ({ value, label: texts.area(value).plain }))

const setup = (draft: Draft, { say }: EditorTexts): EditorSection => ({
  id: 'setup',
  title: say('setup'),
  summary: say('about.setup', { players: optionsIn(draft).players }),
  groups: [
    {
      title: '',
      fields: [
        amount(['options', 'players'], say('players'), 5, 2),
        amount(['options', 'dryAreas'], say('dry-areas'), AREAS.length, 1),
      ],
    },
  ],
})

const round = (draft: Draft, editorTexts: EditorTexts): EditorSection => {
  const { say } = editorTexts
  const { players } = optionsIn(draft)
  return {
    id: 'round',
    title: say('round'),
    summary: say('about.round', {
      round: Number(valueAt(draft, ['round']) ?? 1),
      master: Number(valueAt(draft, ['master']) ?? 1),
    }),
    groups: [
      {
        title: '',
        fields: [
          amount(['round'], say('round'), 999, 1),
          amount(['master'], say('master'), players, 1),
          choice(
            ['phase'],
            say('phase'),
            PHASES.map((value) => ({ value, label: say(`phase.${value}`) })),
          ),
          choice(['area'], say('area'), areaChoices(editorTexts)),
          list(['named'], say('named'), areaChoices(editorTexts)),
          amount(['asked'], say('asked'), players, 1),
        ],
      },
    ],
  }
}

const board = (draft: Draft, area: Area, editorTexts: EditorTexts): EditorSection => {
  const { say, texts } = editorTexts
  const at = (part: string): readonly string[] => ['boards', area, part]
  const empty: EditorChoice = { value: null, label: say('empty') }
  const unknown: EditorChoice = { value: UNKNOWN_WORD, label: say('unknown') }
  const cards = cardChoices(
    wordsOf(draft, (pile) => pile === area),
    editorTexts,
  )
  return {
    id: `board-${area}`,
    title: say('board', { area: texts.area(area).plain }),
    summary: say('about.board', { cards: listAt(draft, at('deck')).length }),
    groups: [
      {
        title: '',
        fields: [
          list(
            at('current'),
            say('current'),
            [empty, ...cards],
            true,
            CURRENT_SUPPLY[optionsIn(draft).players],
          ),
          list(at('future'), say('future'), [empty, ...cards], true, FUTURE_SUPPLY),
          choice(at('dry'), say('dry'), yesOrNo(say)),
          list(at('deck'), say('deck'), [unknown, ...cards], true),
          list(at('removed'), say('removed'), [unknown, ...cards], true),
        ],
      },
    ],
  }
}

const pieceChoices = (draft: Draft, { say, texts }: EditorTexts): readonly EditorChoice[] => {
  const spaces = Array.from({ length: CURRENT_SUPPLY[optionsIn(draft).players] }, (_, space) => space + 1)
  const future = Array.from({ length: FUTURE_SUPPLY }, (_, space) => space + 1)
  return [
    { value: null, label: say('piece.none') },
    ...AREAS.flatMap((name) => {
      const area = texts.area(name).plain
      return [
        ...spaces.map((number) => ({
          value: `${name} ${number}`,
          label: say('piece.current', { area, number }),
        })),
        ...future.map((number) => ({
          value: `${name} future ${number}`,
          label: say('piece.future', { area, number }),
        })),
      ]
    }),
  ]
}

const seat = (draft: Draft, place: number, editorTexts: EditorTexts): EditorSection => {
  const { say } = editorTexts
  const at = (part: string): readonly string[] => ['seats', `${place}`, part]
  const hand = valueAt(draft, at('hand'))
  return {
    id: `seat-${place + 1}`,
    title: say('seat', { number: place + 1 }),
    summary: say('about.seat', {
      money: Number(valueAt(draft, at('money')) ?? 0),
      cards:
        (typeof hand === 'number' ? hand : listAt(draft, at('hand')).length) +
        listAt(draft, at('ships')).length,
    }),
    groups: [
      {
        title: '',
        fields: [
          amount(at('money'), say('money')),
          typeof hand === 'number'
            ? amount(at('hand'), say('hand.hidden'), MOST_CARDS)
            : list(
                at('hand'),
                say('hand'),
                cardChoices(
                  wordsOf(draft, (_, isShip) => !isShip),
                  editorTexts,
                ),
              ),
          list(
            at('ships'),
            say('ships'),
            cardChoices(
              wordsOf(draft, (_, isShip) => isShip),
              editorTexts,
            ),
          ),
          choice(at('piece'), say('piece'), pieceChoices(draft, editorTexts)),
          choice(at('done'), say('done'), yesOrNo(say)),
        ],
      },
    ],
  }
}

const hidden = (draft: Draft, editorTexts: EditorTexts): EditorSection => {
  const { say } = editorTexts
  return {
    id: 'hidden',
    title: say('hidden'),
    summary: say('about.count', { count: listAt(draft, ['undealt']).length }),
    groups: [
      {
        title: '',
        fields: [
          list(
            ['undealt'],
            say('undealt'),
            [
              { value: UNKNOWN_WORD, label: say('unknown') },
              ...cardChoices(
                wordsOf(draft, (pile) => pile === 'start'),
                editorTexts,
              ),
            ],
            true,
          ),
          // If all cards are known, the discards follow from the others.
          ...(holesIn(draft) > 0
            ? [
                list(
                  ['discards'],
                  say('discards'),
                  cardChoices(
                    wordsOf(draft, () => true),
                    editorTexts,
                  ),
                ),
              ]
            : []),
        ],
      },
    ],
  }
}

export const sectionsOf = (draft: Draft, editorTexts: EditorTexts): readonly EditorSection[] => [
  setup(draft, editorTexts),
  round(draft, editorTexts),
  ...AREAS.map((area) => board(draft, area, editorTexts)),
  ...Array.from({ length: optionsIn(draft).players }, (_, place) => seat(draft, place, editorTexts)),
  hidden(draft, editorTexts),
]
