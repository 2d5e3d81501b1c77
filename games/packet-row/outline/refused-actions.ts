/** Actions that a player may ask for and cannot do now, each with the refusal of the rules. */

import type { RefusedAction } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { cardFace, refusalText } from '../language/index.ts'
import type { Missing } from '../queries/index.ts'
import { AREAS, type Command, packetRow } from '../rules/index.ts'
import { cardOf, isContract } from '../table/view-models/card-look.ts'
import { handOf } from '../table/view-models/hand.ts'
import { actionOf, type TextContext } from './text-context.ts'

const once = (words: readonly (string | null)[]): readonly string[] => [
  ...new Set(words.flatMap((word) => word ?? [])),
]

/** Every card that everybody sees on the boards. */
export const onBoards = ({ at }: TextContext, place: 'current' | 'future'): readonly string[] =>
  once(AREAS.flatMap((area) => at.boards[area][place]))

const triedCommands = (speaker: TextContext): readonly Command[] => [
  ...AREAS.map((area): Command => ({ verb: 'name', area })),
  ...onBoards(speaker, 'current').map((card): Command => ({ verb: 'take', card, assistant: false })),
  ...onBoards(speaker, 'future').map((card): Command => ({ verb: 'take', card, assistant: true })),
  { verb: 'pass' },
  { verb: 'done' },
]

/** Null where it can be done. */
export const refusedActionOf = (command: Command, seat: Seat, speaker: TextContext): RefusedAction | null => {
  const { view, names, game } = speaker
  const refusal = packetRow.refuse(view, seat, command)
  if (refusal === null) return null
  const { text, wordings } = actionOf(command, speaker)
  return { text, wordings, why: refusalText(refusal, game, [...names]) }
}

/** Contracts that wait for something. */
const deliveries = (speaker: TextContext, seat: Seat): readonly RefusedAction[] => {
  const { view, at, game } = speaker
  return handOf(view, at, seat).waiting.map(({ card: contract, missing }) => {
    // How one would say it, with the ship that it takes at least.
    const card = cardOf(view, contract)
    const ship = isContract(card) ? `ship-${card.destination}` : contract
    const { wordings } = actionOf({ verb: 'deliver', contracts: [contract], cards: [ship] }, speaker)
    return { text: cardFace(contract, game), wordings, why: missingText(contract, missing, speaker) }
  })
}

export const refusedActionsOf = (speaker: TextContext): readonly RefusedAction[] => {
  const { seat } = speaker
  if (seat === null) return []
  return [
    ...triedCommands(speaker).flatMap((tried) => refusedActionOf(tried, seat, speaker) ?? []),
    ...deliveries(speaker, seat),
  ]
}

/** Why a contract cannot be fulfilled, in the words of the rules. */
export const missingText = (
  contract: string,
  { units, ship }: Missing,
  { view, game }: TextContext,
): string => {
  const card = cardOf(view, contract)
  if (!isContract(card)) return ''
  const { good, amount, destination } = card
  return game.sentences([
    ...(ship ? [refusalText({ code: 'no-ship', params: { destination } }, game)] : []),
    ...(units > 0
      ? [
          refusalText(
            { code: 'not-enough-goods', params: { good, need: amount, have: amount - units } },
            game,
          ),
        ]
      : []),
  ])
}
