/** What only positions of games with modules have. */
import { BUILDINGS, buildingAt } from '../catalogue/catalogue.ts'
import type { Effect } from '../catalogue/effect.ts'
import type { Options } from '../options.ts'
import { isAway, locationOf } from '../state/buildings.ts'
import { hasPawned } from '../state/seats.ts'
import { clearHands, HAND_SIZE, SPECIAL, SPECIAL_SIZE, setHandCard } from '../state/special-buildings.ts'
import { at, NONE, type State } from '../state/state.ts'
import { FINAL_ACTIONS, FINAL_PHASE, MAIN_STEP, PHASE, players, STEP, STRIKE } from '../state/table.ts'
import { handOf } from '../turn/hands.ts'
import { isStrikeOn } from '../turn/striking.ts'
import { buildingOf, type Fields, fieldsOf, listOf, Misfit, whole } from './fields.ts'

export const readModules = (s: State, fields: Fields, options: Options): void => {
  for (const seat of listOf(fields['strike'] ?? [], 'strike'))
    s[STRIKE] = at(s, STRIKE) | (1 << (whole(seat, 'strike', 1, options.players) - 1))
  if (fields['finalActions'] !== undefined) {
    const most = at(s, PHASE) === FINAL_PHASE && at(s, STEP) === MAIN_STEP ? 1 : 0
    s[FINAL_ACTIONS] = whole(fields['finalActions'], 'finalActions', 0, most)
  }
  readHands(s, fields)
  for (let seat = 0; seat < players(s); seat++)
    if (hasPawned(s, seat)) checkInSight(s, 'pawn', `seats.${seat + 1}.pawned`)
  if (isStrikeOn(s)) checkInSight(s, 'strike', 'strike')
}

/** What only a certain card brings about cannot be while that card has not come up. */
const checkInSight = (s: State, op: Effect['op'], field: string): void => {
  if (!BUILDINGS.some(({ effect }, card) => effect.op === op && !isAway(s, card)))
    throw new Misfit('impossible-position', field, op)
}

/** A literal that lays the special pile or names a hand lays all hands. */
const readHands = (s: State, fields: Fields): void => {
  const seats = Object.entries(fieldsOf(fields['seats'] ?? {}, 'seats'))
  const hands = seats.map(([name, seat]) => ({
    seat: Number(name) - 1,
    field: `seats.${name}.hand`,
    cards: fieldsOf(seat, `seats.${name}`)['hand'],
  }))
  if (fields['special'] === undefined && hands.every(({ cards }) => cards === undefined)) return
  clearHands(s)
  for (const { seat, field, cards } of hands) {
    const held = listOf(cards ?? [], field)
    if (held.length > HAND_SIZE) throw new Misfit('bad-value', field, cards)
    for (const [place, card] of held.entries())
      if (card !== null) setHandCard(s, seat, place, readHandCard(s, card, field))
  }
}

/** A card in hand is a special building that is nowhere else. */
const readHandCard = (s: State, value: unknown, field: string): number => {
  const card = buildingOf(value, field)
  if (!buildingAt(card).special) throw new Misfit('impossible-position', field, value)
  const inPile = Array.from({ length: at(s, SPECIAL_SIZE) }, (_, place) => at(s, SPECIAL + place))
  const inHands = Array.from({ length: players(s) }, (_, seat) => handOf(s, seat)).flat()
  if (locationOf(s, card) !== NONE || inPile.includes(card) || inHands.includes(card))
    throw new Misfit('two-owners', field, value)
  return card
}
