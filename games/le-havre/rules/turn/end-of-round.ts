import type { Seat } from '@quayside/kernel'
import { buildingAt, CATTLE_HARVESTERS, ROUND_INCOMES } from '../catalogue/catalogue.ts'
import { CATTLE, GRAIN, type TokenAmounts } from '../catalogue/goods.ts'
import type { Round } from '../catalogue/rounds.ts'
import type { Log } from '../events.ts'
import { locationOf, TOWN } from '../state/buildings.ts'
import { addTokens, stock } from '../state/seats.ts'
import { pushShip } from '../state/ships.ts'
import { SPECIAL_SIZE, specialCard } from '../state/special-buildings.ts'
import { at, NONE, type State } from '../state/state.ts'
import { AWAITING, currentRound, FEEDING_PHASE, PHASE, players, ROUND } from '../state/table.ts'
import { chargeFood } from './dues.ts'
import { lowestProposal, takeProposal } from './proposals.ts'
import { reveal } from './revealing.ts'
import { removeTop } from './special-pile.ts'

/** The harvest, then every seat owes food. */
export const beginRoundEnd = (s: State, log: Log): void => {
  log?.push({ kind: 'round-ended', round: at(s, ROUND) + 1 })
  if (currentRound(s)?.harvest) harvest(s, log)
  bringIncome(s, log)
  s[PHASE] = FEEDING_PHASE
  chargeFood(s, log)
}

const cattleBorn = (s: State, seat: Seat): number => {
  const herd = stock(s, seat, CATTLE)
  if (herd < 2) return 0
  for (const card of CATTLE_HARVESTERS) {
    const terms = buildingAt(card).standing?.cattleHarvest
    if (terms && locationOf(s, card) === seat && herd <= terms.upTo) return terms.amount
  }
  return 1
}

const grainGrown = (s: State, seat: Seat): number => (stock(s, seat, GRAIN) > 0 ? 1 : 0)

/** The gain of a seat's harvest. */
export const harvestOf = (s: State, seat: Seat): TokenAmounts =>
  [
    { token: GRAIN, amount: grainGrown(s, seat) },
    { token: CATTLE, amount: cattleBorn(s, seat) },
  ].filter(({ amount }) => amount > 0)

const harvest = (s: State, log: Log): void => {
  for (let seat = 0; seat < players(s); seat++) {
    const grain = grainGrown(s, seat)
    const cattle = cattleBorn(s, seat)
    if (grain + cattle > 0) log?.push({ kind: 'harvested', seat, tokens: harvestOf(s, seat) })
    addTokens(s, seat, GRAIN, grain)
    addTokens(s, seat, CATTLE, cattle)
  }
}

/** Ruling: income comes before feeding, like the harvest. */
const bringIncome = (s: State, log: Log): void => {
  for (const card of ROUND_INCOMES) {
    const income = buildingAt(card).standing?.roundIncome
    const owner = locationOf(s, card)
    if (!income || owner < 0 || owner >= TOWN) continue
    const amount = income.amounts[players(s) - 1] ?? 0
    addTokens(s, owner, income.token, amount)
    log?.push({ kind: 'earned', seat: owner, building: card, tokens: [{ token: income.token, amount }] })
  }
}

/** After feeding: the town builds, and the round card turns into a ship. */
export const finishRound = (s: State, log: Log): void => {
  const round = currentRound(s) as Round
  if (round.townGets === 'standard') buildStandard(s, log)
  if (round.townGets === 'special') revealSpecial(s, log)
  pushShip(s, round.card)
  log?.push({ kind: 'ship-arrived', ship: round.card })
}

const buildStandard = (s: State, log: Log): void => {
  const building = lowestProposal(s)
  if (building === NONE) return
  takeProposal(s, building, TOWN, log)
  log?.push({ kind: 'town-built', building })
}

const revealSpecial = (s: State, log: Log): void => {
  if (at(s, SPECIAL_SIZE) === 0) return
  const building = specialCard(s, 0)
  removeTop(s)
  if (building === NONE) {
    s[AWAITING] = 1
    return
  }
  reveal(s, building, log)
}
