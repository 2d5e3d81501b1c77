import type { ComingTurn } from '../../reading/index.ts'
import { SUPPLY_TILES } from '../../rules/index.ts'
import type { Words } from '../state/words.ts'

/** A coming turn with its supply, in words. */
export const turnSentence = (turn: ComingTurn, player: string, { board, game }: Words): string => {
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
