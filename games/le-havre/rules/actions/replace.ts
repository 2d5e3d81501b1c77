import type { Seat } from '@quayside/kernel'
import { BUILDINGS, buildingAt } from '../catalogue/catalogue.ts'
import type { Replace } from '../catalogue/effect.ts'
import { argumentOf, BUY, type Command, DONE, ENTER, encode, LAY, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { BUILDING, frame, popFrame, STAGE, X } from '../state/action-frames.ts'
import { locationOf, TOWN } from '../state/buildings.ts'
import { dropHandCard } from '../state/special-buildings.ts'
import { type BuildingCard, NONE, type State } from '../state/state.ts'
import { AWAITING, rulesVersion } from '../state/table.ts'
import { whyNotBuy } from '../turn/buying.ts'
import { leaveGame } from '../turn/discs.ts'
import { handOf, LAY_UNSEEN } from '../turn/hands.ts'
import { reveal } from '../turn/revealing.ts'
import { seenByAnother } from '../turn/special-pile.ts'
import { listAsides, listTrades } from '../turn/trading.ts'
import { type Action, ask } from './action.ts'
import { nothingIn } from './frame-numbers.ts'
import type { Visit } from './visit.ts'

// Frame: STAGE is 0 while a card is chosen from the hand, 1 once it is on the table; then X is that card.
const LAID = 1

/** Whether a card from a hand is now a special building on the table. */
const isLaid = (s: State, card: BuildingCard): boolean =>
  card < BUILDINGS.length && buildingAt(card).special && locationOf(s, card) !== NONE

export const replaceAction = (visit: Visit): Action<Replace> => {
  const mustEnter = (s: State, seat: Seat, card: BuildingCard): boolean =>
    visit.hindranceInside(s, seat, card) === null

  const enter = (s: State, seat: Seat, card: BuildingCard, log: Log): void => {
    popFrame(s)
    visit.enter(s, seat, card, log)
  }

  const lay = (s: State, seat: Seat, card: BuildingCard, log: Log): void => {
    const site = frame(s, BUILDING)
    popFrame(s)
    leaveGame(s, site, log)
    if (card === LAY_UNSEEN) {
      s[AWAITING] = 1
      return
    }
    dropHandCard(s, seat, card)
    reveal(s, card, log)
    ask(s, site, LAID, card)
    const list: Command[] = []
    listLaid(s, seat, list)
    if (rulesVersion(s) > 1) {
      listTrades(s, seat, list)
      listAsides(s, seat, list)
    }
    if (list.length > 1) return
    if (list[0] === encode(DONE)) popFrame(s)
    else enter(s, seat, card, log)
  }

  /**
   * Ruling: the new card may be bought first, which saves its fee; then it is used if possible. Later versions allow
   * any trade.
   */
  const listLaid = (s: State, seat: Seat, list: Command[]): void => {
    const card = frame(s, X)
    if (mustEnter(s, seat, card)) list.push(encode(ENTER, card))
    else list.push(encode(DONE))
    if (rulesVersion(s) === 1 && whyNotBuy(s, seat, card) === null) list.push(encode(BUY, card))
  }

  return {
    answers: [LAY, ENTER, BUY, DONE],
    asks: (s) =>
      frame(s, STAGE) === LAID ? { asks: 'laid', count: frame(s, X) } : { asks: 'lay', count: 0 },
    isBetweenParts: (s) => frame(s, STAGE) === LAID,
    sparedByFee: () => true,
    questionFits: (s, _seat, _effect, { building, stage, x, y, z }) =>
      nothingIn(y, z) &&
      (stage === LAID ? isLaid(s, x) : nothingIn(stage, x) && locationOf(s, building) <= TOWN),
    // Hands are dealt with the card, but a written position may have none.
    hindrance: (s, seat) => (handOf(s, seat).length > 0 || seenByAnother(s, seat) ? null : 'empty-hand'),
    start(s, _seat, _effect, building) {
      ask(s, building)
    },
    list(s, seat, _effect, list) {
      if (frame(s, STAGE) === LAID) listLaid(s, seat, list)
      else if (seenByAnother(s, seat)) list.push(encode(LAY, LAY_UNSEEN))
      else for (const card of handOf(s, seat)) list.push(encode(LAY, card))
    },
    apply(s, seat, _effect, command, log) {
      const verb = verbOf(command)
      if (verb === LAY) lay(s, seat, argumentOf(command), log)
      else if (verb === ENTER) enter(s, seat, argumentOf(command), log)
      else popFrame(s)
    },
    resume: popFrame,
  }
}
