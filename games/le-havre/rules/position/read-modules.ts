/** Reads fields that only games with modules have. */
import { random, shuffle } from '@quayside/kernel'
import { BUILDINGS, buildingAt } from '../catalogue/catalogue.ts'
import type { Effect } from '../catalogue/effect.ts'
import type { Options } from '../options.ts'
import { GONE, isAway, locationOf } from '../state/buildings.ts'
import { hasPawned } from '../state/seats.ts'
import { clearHands, HAND_SIZE, setHandCard, specialPile } from '../state/special-buildings.ts'
import { at, NONE, type State } from '../state/state.ts'
import {
  FINAL_ACTIONS,
  FINAL_PHASE,
  MAIN_STEP,
  PHASE,
  players,
  STEP,
  STRIKE,
  VIEWER,
} from '../state/table.ts'
import { cardsDealtBy, DEALERS, handOf, heldCards } from '../turn/hands.ts'
import { isStrikeOn } from '../turn/striking.ts'
import { unusedCards } from './game-cards.ts'
import { buildingOf, type Fields, fieldsOf, listOf, Misfit, whole } from './parse-fields.ts'

export const readModules = (s: State, fields: Fields, options: Options, seed: string): void => {
  for (const seat of listOf(fields['strike'] ?? [], 'strike'))
    s[STRIKE] = at(s, STRIKE) | (1 << (whole(seat, 'strike', 1, options.players) - 1))
  if (fields['finalActions'] !== undefined) {
    const most = at(s, PHASE) === FINAL_PHASE && at(s, STEP) === MAIN_STEP ? 1 : 0
    s[FINAL_ACTIONS] = whole(fields['finalActions'], 'finalActions', 0, most)
  }
  readHands(s, fields, options, seed)
  for (let seat = 0; seat < players(s); seat++)
    if (hasPawned(s, seat)) checkInSight(s, 'pawn', `seats.${seat + 1}.pawned`)
  if (isStrikeOn(s)) checkInSight(s, 'strike', 'strike')
}

/** Refuses a field that needs a card of this kind while no such card is in play. */
const checkInSight = (s: State, op: Effect['op'], field: string): void => {
  if (!BUILDINGS.some(({ effect }, card) => effect.op === op && !isAway(s, card)))
    throw new Misfit('impossible-position', field, op)
}

/** A literal with one hand gives all hands; otherwise they are dealt if a card in play or in the pile deals hands. */
const readHands = (s: State, fields: Fields, options: Options, seed: string): void => {
  const seats = Object.entries(fieldsOf(fields['seats'] ?? {}, 'seats'))
  const hands = seats.map(([name, seat]) => ({
    seat: Number(name) - 1,
    field: `seats.${name}.hand`,
    cards: fieldsOf(seat, `seats.${name}`)['hand'],
  }))
  if (hands.every(({ cards }) => cards === undefined)) {
    dealHands(s, options, seed)
    return
  }
  clearHands(s)
  for (const { seat, field, cards } of hands) {
    const held = listOf(cards ?? [], field)
    if (held.length > HAND_SIZE) throw new Misfit('bad-value', field, cards)
    for (const [place, card] of held.entries())
      if (card !== null) setHandCard(s, seat, place, readHandCard(s, card, field))
  }
}

/** Whether a special building is in the pile or visible. */
const isPlaced = (s: State, card: number): boolean =>
  locationOf(s, card) !== NONE || specialPile(s).includes(card)

/**
 * Cards dealt at set-up stay in their hands unless the literal places them elsewhere. A view has no hands by default.
 */
const dealHands = (s: State, options: Options, seed: string): void => {
  const dealer = DEALERS.find((card) => isPlaced(s, card) && locationOf(s, card) !== GONE)
  const dealt = Array.from({ length: players(s) }, (_, seat) => handOf(s, seat))
  clearHands(s)
  if (dealer === undefined || at(s, VIEWER) !== 0) return
  const unused = shuffle(
    unusedCards(options).filter((card) => !isPlaced(s, card) && !dealt.flat().includes(card)),
    random(`hands ${seed}`),
  )
  for (const [seat, hand] of dealt.entries()) {
    const kept = hand.filter((card) => !isPlaced(s, card))
    for (let place = 0; place < cardsDealtBy(dealer); place++)
      setHandCard(s, seat, place, kept[place] ?? unused.pop() ?? NONE)
  }
}

/** A card in hand must be a special building that is nowhere else. */
const readHandCard = (s: State, value: unknown, field: string): number => {
  const card = buildingOf(value, field)
  if (!buildingAt(card).special) throw new Misfit('card-in-wrong-place', field, value)
  if (isPlaced(s, card) || heldCards(s).includes(card)) throw new Misfit('two-owners', field, value)
  return card
}
