/** Summary of the position in a few sentences. */

import { sentence } from '@quayside/texts'
import { promptText } from '../language/index.ts'
import {
  currentRound,
  foodOutlook,
  players,
  roundIndex,
  rounds,
  turnIndex,
  versionOf,
} from '../queries/index.ts'
import { leHavre, SUPPLY_TILES } from '../rules/index.ts'
import { seatSummaries } from '../table/view-models/seat-summary.ts'
import type { TextContext } from './text-context.ts'

/** The viewer's food for the end of the round; empty if no feeding comes any more. */
export const foodSentence = ({ view, me, text, texts }: TextContext): readonly string[] => {
  const outlook = foodOutlook(view, me)
  if (outlook === null) return [texts.board('round.final')]
  const { demand, ships, held, short } = outlook
  const food = (amount: number): string => texts.game.count('food', amount)
  // Francs can pay for food too, but the text does not count them as food.
  const ofGoods = Math.min(held, seatSummaries(view)[me]?.food ?? 0)
  return [
    text('lh.food', {
      food: food(demand),
      fleet: ships > 0 ? 'yes' : 'no',
      ships: food(ships),
      held: food(ofGoods),
      pays: held > ofGoods ? 'yes' : 'no',
      francs: texts.game.count('franc', held - ofGoods),
      short,
    }),
  ]
}

export const stageOf = ({ view, texts }: TextContext): string => {
  if (leHavre.outcome(view) !== null) return texts.board('game-over')
  return currentRound(view) === undefined
    ? texts.board('final-action')
    : texts.board('round-of', { round: roundIndex(view) + 1, rounds: rounds(view).length })
}

export const titleOf = ({ view, texts, brief }: TextContext): string =>
  brief('title', {
    game: texts.game.names.title,
    version: versionOf(view),
    players: texts.game.count('player', players(view)),
  })

/** The stage, and the turn within the round. */
export const nowOf = (context: TextContext): readonly string[] => {
  const { view, brief } = context
  const stage = stageOf(context)
  if (leHavre.outcome(view) !== null || currentRound(view) === undefined) return [stage]
  const turns = SUPPLY_TILES.length
  return [brief('turn', { stage, turn: Math.min(turnIndex(view) + 1, turns), turns })]
}

export const waitingText = ({ view, seat, names, text, texts }: TextContext): string =>
  seat === null && leHavre.outcome(view) === null
    ? text('watching')
    : sentence(promptText(view, seat ?? -1, texts.game, names), texts.locale)

export const leadOf = (context: TextContext): readonly string[] => {
  const { view, seat, names, texts } = context
  return [
    sentence(stageOf(context), texts.locale),
    ...(seat === null ? [] : [sentence(promptText(view, seat, texts.game, names), texts.locale)]),
    ...foodSentence(context),
  ]
}
