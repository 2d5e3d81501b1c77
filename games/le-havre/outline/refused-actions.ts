/** Actions that a player may ask for but cannot do now, each with the refusal of the rules. */

import type { RefusedAction } from '@quayside/game/outline/text-view.ts'
import type { Seat } from '@quayside/kernel'
import { refusalText } from '../language/index.ts'
import { cardInPlay, inPlay, shipLocation } from '../queries/index.ts'
import { BUILDINGS, type Command, leHavre, OFFERS, SHIPS, shipWord, TOKENS } from '../rules/index.ts'
import { actionOf, type TextContext } from './text-context.ts'

const BUILDING_VERBS = ['enter', 'buy', 'sell', 'build'] as const

const SHIP_VERBS = ['buy', 'sell', 'build'] as const

const ALWAYS = ['supply', 'end', 'repay', 'borrow'] as const

const triedCommands = ({ view }: TextContext): readonly string[] => {
  const buildings = Array.from({ length: inPlay(view) }, (_, place) => cardInPlay(view, place))
  const ships = SHIPS.flatMap((_, ship) => (shipLocation(view, ship) >= 0 ? [ship] : []))
  return [
    ...OFFERS.map((token) => `take ${TOKENS[token]?.replace('_', '-')}`),
    ...buildings.flatMap((card) => BUILDING_VERBS.map((verb) => `${verb} ${BUILDINGS[card]?.name}`)),
    ...ships.flatMap((ship) => SHIP_VERBS.map((verb) => `${verb} ${shipWord(ship)}`)),
    ...ALWAYS,
  ]
}

/** Null if the command is possible. */
export const refusedActionOf = (command: Command, seat: Seat, context: TextContext): RefusedAction | null => {
  const refusal = leHavre.refuse(context.view, seat, command)
  if (refusal === null) return null
  const { text, wordings } = actionOf(command, context)
  return { text, wordings, why: refusalText(refusal, context.texts.game, context.names) }
}

export const refusedActionsOf = (context: TextContext): readonly RefusedAction[] => {
  const { seat } = context
  if (seat === null) return []
  return triedCommands(context).flatMap((tried) => {
    const command = leHavre.notation.parse(tried)
    return (command.ok ? refusedActionOf(command.value, seat, context) : null) ?? []
  })
}
