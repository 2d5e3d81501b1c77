import { highCard } from '@quayside/kernel/testing'
import { expect, it } from 'vitest'
import { positionText } from './position-text.ts'
import { type Outline, open, section } from './text-view.ts'

const OUTLINE: Outline = {
  game: 'High Card',
  title: 'High Card',
  stage: '',
  now: [''],
  sections: [
    section({
      key: 'd',
      title: 'Deck',
      wordings: [],
      lines: [open('', ['king', 'queen']), open('read elsewhere')],
      grid: {
        corner: '',
        columns: [],
        rows: [
          {
            seat: 0,
            name: 'Ann',
            isOwn: false,
            cells: [],
            brief: {
              isAsked: false,
              summary: ['3 cards'],
              holds: [{ label: 'hand', items: ['ace', 'two'] }],
            },
          },
        ],
      },
    }),
  ],
}

const position = (): Parameters<typeof positionText>[0] => {
  const options = highCard.options({ players: 2 })
  if (!options.ok) throw new Error(options.refusal.code)
  return { game: { rules: highCard, state: highCard.setup(options.value, 'seed'), moveNumber: 0 } }
}

it.each([
  ['en', 'Deck: king, queen', 'Ann: 3 cards · hand: ace, two'],
  ['fr', 'Deck\u00a0: king, queen', 'Ann\u00a0: 3 cards · hand\u00a0: ace, two'],
  ['es', 'Deck: king, queen', 'Ann: 3 cards · hand: ace, two'],
  ['zh-Hant', 'Deck：king、queen', 'Ann：3 cards · hand：ace、two'],
] as const)('a position is printed with the punctuation of %s', (locale, deck, seat) => {
  const outliner = { locale, outline: () => OUTLINE }
  expect(positionText(position(), outliner, 'spectator', ['Ann', 'Bo']).split('\n')).toEqual([
    'High Card',
    deck,
    seat,
  ])
})
