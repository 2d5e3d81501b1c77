/** Everybody, and what is counted. */

import { sayingsOf } from '@quayside/game/outline/parser/tokenize.ts'
import { type TextTopic, topic } from '@quayside/game/outline/text-view.ts'
import { energyHeld, loans } from '../../reading/index.ts'
import { seatStandings } from '../../table/reading/seat-standing.ts'
import { foodSentence } from '../situation.ts'
import type { TextContext } from '../speaker.ts'
import { whyOf } from './doing.ts'

export const seatThings = (speaker: TextContext): readonly TextTopic[] => {
  const { view, names, called, words } = speaker
  const { board, game } = words
  return seatStandings(view).map((standing): TextTopic => {
    const {
      seat,
      total,
      rank,
      francs,
      food,
      energy,
      cargo,
      hammers,
      fishermen,
      loans: owed,
      buildings,
    } = standing
    return {
      name: called[seat] ?? '',
      sayings: sayingsOf(names[seat] ?? '', called[seat] ?? ''),
      tell: () => [
        board('seat.sentence', {
          player: called[seat] ?? '',
          wealth: total,
          rank,
          francs: game.count('franc', francs),
          food: game.count('food', food),
          energy: game.count('energy', energy),
          cargo,
          hammers: game.count('hammer', hammers),
          fishermen: game.count('fisherman', fishermen),
          loans: game.count('loan', owed),
          buildings: buildings.length,
        }),
      ],
    }
  })
}

export const topics = (speaker: TextContext): readonly TextTopic[] => {
  const { view, me, text, words } = speaker
  return [
    topic(text('names.food'), () => foodSentence(speaker)),
    topic(text('names.energy'), () => [
      text('lh.energy', { energy: words.game.count('energy', energyHeld(view, me)) }),
    ]),
    topic(text('names.wealth'), () => {
      const standing = seatStandings(view)[me]
      return standing === undefined
        ? []
        : [words.board('seat.wealth', { ...standing.wealth, loans: Math.abs(standing.wealth.loans) })]
    }),
    topic(text('names.loans'), () => [
      text('lh.loans', { loans: words.game.count('loan', loans(view, me)) }),
      ...whyOf({ kind: 'loan' }, () => [], speaker),
    ]),
  ]
}
