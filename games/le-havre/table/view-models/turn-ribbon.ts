/** The coming turns for the ribbon, by round, with the feedings in between. */

import type { Seat } from '@quayside/kernel'
import { type UpcomingRoundEnd, type UpcomingTurn, upcomingTurns } from '../../queries/index.ts'
import { type State, SUPPLY_TILES } from '../../rules/index.ts'
import type { GameTexts } from '../state/texts.ts'

export type RibbonPart =
  | { readonly kind: 'turns'; readonly round: number | null; readonly turns: readonly UpcomingTurn[] }
  | UpcomingRoundEnd

/** Enough turns to show every seat several times. */
const TURNS_SHOWN = 24

export const ribbon = (view: State): RibbonPart[] => {
  const parts: RibbonPart[] = []
  let turns = 0
  for (const coming of upcomingTurns(view)) {
    if (turns >= TURNS_SHOWN && coming.kind === 'turn') break
    const last = parts.at(-1)
    if (coming.kind === 'round-end') parts.push(coming)
    else if (last?.kind === 'turns' && last.round === coming.round)
      parts[parts.length - 1] = { ...last, turns: [...last.turns, coming] }
    else parts.push({ kind: 'turns', round: coming.round, turns: [coming] })
    if (coming.kind === 'turn') turns++
  }
  return parts
}

/**
 * The seat that acts directly before this seat's next turn; null if it is this seat's turn now, undefined if it has no
 * more turns.
 */
export const seatBefore = (view: State, seat: Seat): Seat | null | undefined => {
  let before: Seat | null = null
  for (const coming of upcomingTurns(view)) {
    if (coming.kind !== 'turn' || coming.when === 'done') continue
    if (coming.seat === seat && coming.when === 'later') return before
    before = coming.seat
  }
  return undefined
}

/** A coming turn and its supply as a sentence. */
export const turnSentence = (turn: UpcomingTurn, player: string, { board, game }: GameTexts): string => {
  if (turn.round === null) return board('ribbon.turn.final', { player })
  const where = { round: turn.round, turn: turn.turn, player }
  if (turn.tile === null) return board('ribbon.turn.hidden', where)
  const goods = (SUPPLY_TILES[turn.tile]?.goods ?? []).map((name) => game.kind(name).plain)
  return board('ribbon.turn', {
    ...where,
    goods: game.list(goods, 'and'),
    interest: turn.interest === true ? 'yes' : 'no',
  })
}
