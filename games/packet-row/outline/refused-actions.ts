/** Actions that a player may ask for but cannot do now, each with the refusal of the rules. */

import type { RefusedAction } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { cardFace, refusalText } from '../language/index.ts'
import type { Missing } from '../queries/index.ts'
import { AREAS, type Command, packetRow } from '../rules/index.ts'
import { cardOf, isContract } from '../table/view-models/card-look.ts'
import { handOf } from '../table/view-models/hand.ts'
import { actionOf, type TextContext } from './text-context.ts'

const once = (cards: readonly (string | null)[]): readonly string[] => [
  ...new Set(cards.flatMap((card) => card ?? [])),
]

/** All face-up cards on the boards. */
export const onBoards = ({ literal }: TextContext, place: 'current' | 'future'): readonly string[] =>
  once(AREAS.flatMap((area) => literal.boards[area][place]))

const triedCommands = (context: TextContext): readonly Command[] => [
  ...AREAS.map((area): Command => ({ verb: 'name', area })),
  ...onBoards(context, 'current').map((card): Command => ({ verb: 'take', card, assistant: false })),
  ...onBoards(context, 'future').map((card): Command => ({ verb: 'take', card, assistant: true })),
  { verb: 'pass' },
  { verb: 'done' },
]

/** Null if the command is possible. */
export const refusedActionOf = (command: Command, seat: Seat, context: TextContext): RefusedAction | null => {
  const { view, names, game } = context
  const refusal = packetRow.refuse(view, seat, command)
  if (refusal === null) return null
  const { text, wordings } = actionOf(command, context)
  return { text, wordings, why: refusalText(refusal, game, [...names]) }
}

/** Contracts that cannot be delivered yet. */
const deliveries = (context: TextContext, seat: Seat): readonly RefusedAction[] => {
  const { view, literal, game } = context
  return handOf(view, literal, seat).waiting.map(({ card: contract, missing }) => {
    // The command as a player would type it, with the one ship that it needs at least.
    const card = cardOf(view, contract)
    const ship = isContract(card) ? `ship-${card.destination}` : contract
    const { wordings } = actionOf({ verb: 'deliver', contracts: [contract], cards: [ship] }, context)
    return { text: cardFace(contract, game), wordings, why: missingText(contract, missing, context) }
  })
}

export const refusedActionsOf = (context: TextContext): readonly RefusedAction[] => {
  const { seat } = context
  if (seat === null) return []
  return [
    ...triedCommands(context).flatMap((tried) => refusedActionOf(tried, seat, context) ?? []),
    ...deliveries(context, seat),
  ]
}

/** What a contract still needs. */
export const missingText = (
  contract: string,
  { units, ship }: Missing,
  { view, game, text }: TextContext,
): string => {
  const card = cardOf(view, contract)
  if (!isContract(card)) return ''
  const { good, destination } = card
  return game.sentences([
    ...(ship ? [refusalText({ code: 'no-ship', params: { destination } }, game)] : []),
    ...(units > 0 ? [text('pr.short', { goods: game.goods(good, units) })] : []),
  ])
}
