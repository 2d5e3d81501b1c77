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
import type { TextContext } from './text-context.ts'

/** How the viewer stands for the end of the round; nothing where no feeding comes any more. */
export const foodSentence = ({ view, me, text, words }: TextContext): readonly string[] => {
  const outlook = foodOutlook(view, me)
  if (outlook === null) return [words.board('round.final')]
  const food = (amount: number): string => words.game.count('food', amount)
  return [
    text('lh.food', {
      food: food(outlook.demand),
      ships: food(outlook.ships),
      held: food(outlook.held),
      short: outlook.short,
    }),
  ]
}

export const stageOf = ({ view, words }: TextContext): string => {
  if (leHavre.outcome(view) !== null) return words.board('game-over')
  return currentRound(view) === undefined
    ? words.board('final-action')
    : words.board('round-of', { round: roundIndex(view) + 1, rounds: rounds(view).length })
}

export const titleOf = ({ view, words, brief }: TextContext): string =>
  brief('title', {
    game: words.game.names.title,
    version: versionOf(view),
    players: words.game.count('player', players(view)),
  })

/** The stage with the turn of the round. */
export const nowOf = (context: TextContext): readonly string[] => {
  const { view, brief } = context
  const stage = stageOf(context)
  if (leHavre.outcome(view) !== null || currentRound(view) === undefined) return [stage]
  const turns = SUPPLY_TILES.length
  return [brief('turn', { stage, turn: Math.min(turnIndex(view) + 1, turns), turns })]
}

export const waitingText = ({ view, seat, names, text, words }: TextContext): string =>
  seat === null && leHavre.outcome(view) === null
    ? text('watching')
    : sentence(promptText(view, seat ?? -1, words.game, names), words.locale)

export const leadOf = (context: TextContext): readonly string[] => {
  const { view, seat, names, words } = context
  return [
    sentence(stageOf(context), words.locale),
    ...(seat === null ? [] : [sentence(promptText(view, seat, words.game, names), words.locale)]),
    ...foodSentence(context),
  ]
}
