/** What speaks for a command in Le Havre: what the seat has after it and had not before. */

import type { Step } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import type { Reason } from '../language/index.ts'
import {
  energyHeld,
  FINAL_PHASE,
  foodHeld,
  foodOutlook,
  harvestOf,
  loans,
  locationOf,
  phaseIndex,
  players,
  roundIndex,
  rounds,
  shipLocation,
  stock,
  TURNS_PHASE,
} from '../queries/index.ts'
import {
  BUILDINGS,
  CONSTANTS,
  type Command,
  ENERGY,
  FOOD,
  isPayment,
  paymentBundle,
  question,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  type State,
  shipWord,
  TOKENS,
  type TokenName,
  total,
  verbNameOf,
  wealth,
} from '../rules/index.ts'

type LeHavreStep = Step<State, Command>

const FRANC = TOKENS.indexOf('franc')
const WOOD = TOKENS.indexOf('wood')

/** Less is no reason to do anything. */
const SOME_ENERGY = 3

/** A reason that is said; more would be a lecture. */
const SAID = 2

export const reasons = (step: LeHavreStep): Reason[] =>
  [
    ...lastWealth(step),
    ...loanAvoided(step),
    ...foodCovered(step),
    ...loansRepaid(step),
    ...shipsGained(step),
    ...buildingsGained(step),
    ...goodsMoved(step),
    ...energyGained(step),
    ...harvestsJoined(step),
    ...exactPayment(step),
    ...francsKept(step),
  ].slice(0, SAID)

/** In the final stage nothing counts but the count. */
const lastWealth = ({ before, after, seat }: LeHavreStep): Reason[] => {
  if (phaseIndex(before) < FINAL_PHASE) return []
  const francs = total(wealth(after, seat)) - total(wealth(before, seat))
  return francs > 0 ? [{ code: 'adds-wealth', params: { francs } }] : []
}

/** The food that nothing but francs is there for when this round ends. */
const lack = (s: State, seat: Seat): number => {
  const { demand, ships } = foodOutlook(s, seat) ?? { demand: 0, ships: 0 }
  return Math.max(0, demand - ships - (foodHeld(s, seat) - stock(s, seat, FRANC)))
}

const loansAhead = (s: State, seat: Seat): number =>
  Math.ceil((foodOutlook(s, seat)?.short ?? 0) / CONSTANTS.loanValue)

const loanAvoided = ({ before, after, seat }: LeHavreStep): Reason[] => {
  if (phaseIndex(before) !== TURNS_PHASE) return []
  const avoided = loansAhead(before, seat) - loansAhead(after, seat)
  return avoided > 0 ? [{ code: 'avoids-loan', params: { loans: avoided } }] : []
}

const foodCovered = ({ before, after, seat }: LeHavreStep): Reason[] => {
  if (phaseIndex(before) !== TURNS_PHASE) return []
  const missing = lack(before, seat)
  const covers = missing - lack(after, seat)
  return covers > 0 ? [{ code: 'covers-food', params: { lack: missing, covers } }] : []
}

const loansRepaid = ({ before, after, seat }: LeHavreStep): Reason[] => {
  const repaid = loans(before, seat) - loans(after, seat)
  return repaid > 0
    ? [{ code: 'repays-loan', params: { loans: repaid, francs: repaid * CONSTANTS.loanPenalty } }]
    : []
}

const shipsGained = ({ before, after, seat }: LeHavreStep): Reason[] =>
  SHIPS.flatMap(({ type, value }, ship) => {
    if (shipLocation(after, ship) !== seat || shipLocation(before, ship) === seat) return []
    const food = SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(type)]?.food[players(after) - 1] ?? 0
    return [{ code: 'gains-ship', params: { ship: shipWord(ship), francs: value, food } }]
  })

const buildingsGained = ({ before, after, seat }: LeHavreStep): Reason[] =>
  BUILDINGS.flatMap(({ name, value }, card) =>
    locationOf(after, card) === seat && locationOf(before, card) !== seat
      ? [{ code: 'gains-building', params: { building: name, francs: value } }]
      : [],
  )

/** What comes in, and what goes out for it unless a card does. */
const goodsMoved = (step: LeHavreStep): Reason[] => {
  const [from, to] = [changes(step, -1), changes(step, 1)]
  if (Object.keys(to).length === 0) return []
  return Object.keys(from).length === 0
    ? [{ code: 'brings', params: { tokens: to } }]
    : [{ code: 'turns-into', params: { from, to } }]
}

const changes = (
  { before, after, seat }: LeHavreStep,
  sign: 1 | -1,
): Readonly<Partial<Record<TokenName, number>>> =>
  Object.fromEntries(
    TOKENS.flatMap((name, token) => {
      const amount = sign * (stock(after, seat, token) - stock(before, seat, token))
      return amount > 0 ? [[name, amount]] : []
    }),
  )

/** Wood speaks for itself. */
const energyGained = ({ before, after, seat }: LeHavreStep): Reason[] => {
  const gained = (held: (s: State) => number): number => held(after) - held(before)
  const energy = gained((s) => energyHeld(s, seat))
  const wood = gained((s) => stock(s, seat, WOOD))
  return energy >= SOME_ENERGY && energy > wood ? [{ code: 'brings-energy', params: { energy } }] : []
}

const harvestsJoined = ({ before, after, seat }: LeHavreStep): Reason[] => {
  if (!rounds(before).some(({ harvest }, round) => harvest && round >= roundIndex(before))) return []
  const already = new Set(harvestOf(before, seat).map(({ token }) => token))
  const goods = harvestOf(after, seat).flatMap(({ token }) => {
    const name = TOKENS[token]
    return name === undefined || already.has(token) ? [] : [name]
  })
  return goods.length > 0 ? [{ code: 'harvests', params: { goods } }] : []
}

const exactPayment = ({ before, command, seat }: LeHavreStep): Reason[] => {
  const asked = question(before)
  const worth = (each: ArrayLike<number>): number =>
    paymentBundle(command).reduce((sum, { token, amount }) => sum + (each[token] ?? 0) * amount, 0)
  const wastes = (): number | null => {
    switch (asked?.asks) {
      case 'energy':
        return worth(ENERGY) - asked.need
      case 'food':
        return worth(FOOD) - asked.need
      case 'feeding':
        return worth(FOOD) - (asked.dues.find((due) => due.seat === seat)?.owes ?? 0)
      default:
        return null
    }
  }
  return isPayment(command) && wastes() === 0 ? [{ code: 'wastes-nothing', params: {} }] : []
}

/** Nothing is bought: the francs are wanted for food. */
const francsKept = ({ before, command, seat }: LeHavreStep): Reason[] => {
  const [francs, missing] = [stock(before, seat, FRANC), lack(before, seat)]
  return verbNameOf(command) === 'end' && francs > 0 && missing > 0
    ? [{ code: 'keeps-francs', params: { francs, lack: missing } }]
    : []
}
