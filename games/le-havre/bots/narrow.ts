/**
 * Of the answers to a small decision, the few that a good player would think about: payments that spend least,
 * conversions in full or nearly, the best load for the ships. Everything else stays legal; it is only not searched.
 */
import type { Seat } from '@quayside/kernel'
import { amountsOf, argumentOf, firstOf, secondOf, verbNameOf } from '../reading/commands.ts'
import { energyHeld, phaseIndex, stock } from '../reading/index.ts'
import { type Command, SHIP_VALUE, type State } from '../rules/index.ts'
import { PRICE } from './prices.ts'

const PAYMENTS_KEPT = 3
const CHOICES_KEPT = 4
const FLEETS_KEPT = 2

export const narrow = (s: State, seat: Seat, commands: readonly Command[]): readonly Command[] => {
  const [first] = commands
  if (commands.length < 2 || first === undefined) return commands
  switch (verbNameOf(first)) {
    case 'pay-food':
    case 'pay-energy':
    case 'pay-material':
    case 'borrow':
      return cheapestPayments(commands)
    case 'convert':
      return fullConversions(commands)
    case 'choose':
      return bestChoices(s, seat, commands)
    case 'sail':
      return bestFleets(s, seat, commands)
    case 'load':
    case 'done':
      return bestLoad(s, seat, commands)
    case 'give':
      return bestGifts(s, commands)
    case 'exchange':
      return cheapestExchanges(commands)
    case 'build':
    case 'build-ship':
    case 'swap-ship':
      return commands.filter((command) => BUILDS.has(verbNameOf(command)))
    case 'buy-fuel':
      return mostFuel(commands)
    default:
      return commands
  }
}

const BUILDS = new Set(['build', 'build-ship', 'swap-ship', 'done'])

const isPayment = (command: Command): boolean => verbNameOf(command).startsWith('pay-')

const cost = (command: Command): number =>
  amountsOf(command).reduce((sum, { token, amount }) => sum + (PRICE[token] ?? 0) * amount, 0)

const best = (commands: readonly Command[], worth: (command: Command) => number, keep: number): Command[] => {
  if (commands.length <= keep) return [...commands]
  return commands
    .map((command) => ({ command, worth: worth(command) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, keep)
    .map(({ command }) => command)
}

/** Sales and repayments beside a due are left alone; a loan is there only when nothing else pays. */
const cheapestPayments = (commands: readonly Command[]): readonly Command[] => {
  const payments = commands.filter(isPayment)
  if (payments.length === 0) return commands.filter((command) => verbNameOf(command) === 'borrow')
  return best(payments, (command) => -cost(command), PAYMENTS_KEPT)
}

const fullConversions = (commands: readonly Command[]): readonly Command[] => {
  const times = commands.filter((command) => verbNameOf(command) === 'convert')
  const others = commands.filter((command) => verbNameOf(command) === 'done')
  if (times.length <= 3) return [...times, ...others]
  const most = times.length - 1
  const kept = new Set([0, Math.floor(most / 2), most - 1, most])
  return [
    ...times.filter((command, place) => kept.has(place) && (place > 0 || argumentOf(command) === 0)),
    ...others,
  ]
}

const bestChoices = (s: State, seat: Seat, commands: readonly Command[]): readonly Command[] => {
  const scarcity = PRICE.map((price, token) => (token < 16 ? price / (1 + stock(s, seat, token) / 4) : 0))
  const worth = (command: Command): number => {
    const set = argumentOf(command)
    let sum = 0
    for (let token = 0; token < 16; token++) if ((set & (1 << token)) !== 0) sum += scarcity[token] ?? 0
    return sum
  }
  return best(commands, worth, CHOICES_KEPT)
}

/** Goods by what the Shipping Line pays beyond their use elsewhere. */
const BY_SHIP_VALUE = Array.from({ length: 16 }, (_, good) => good).sort(
  (a, b) => (SHIP_VALUE[b] ?? 0) - 0.2 * (PRICE[b] ?? 0) - (SHIP_VALUE[a] ?? 0) + 0.2 * (PRICE[a] ?? 0),
)

const fleetOf = (command: Command): { ships: number; room: number } => {
  const fleet = argumentOf(command)
  const [wooden, iron, steel] = [fleet & 7, (fleet >> 3) & 7, fleet >> 6]
  return { ships: wooden + iron + steel, room: 2 * wooden + 3 * iron + 4 * steel }
}

const bestFleets = (s: State, seat: Seat, commands: readonly Command[]): readonly Command[] => {
  const income = (command: Command): number => {
    const { ships, room } = fleetOf(command)
    let left = room
    let francs = 0
    let spare = energyHeld(s, seat) - 3 * ships
    for (const good of BY_SHIP_VALUE) {
      const energy = ENERGY[good] ?? 0
      const held = stock(s, seat, good)
      const loaded = Math.min(
        left,
        energy === 0 ? held : Math.min(held, Math.max(0, Math.floor(spare / energy))),
      )
      francs += loaded * (SHIP_VALUE[good] ?? 0)
      spare -= loaded * energy
      left -= loaded
    }
    return francs - 2 * ships
  }
  return best(commands, income, FLEETS_KEPT)
}

const ENERGY: Readonly<Record<number, number>> = { 1: 1, 6: 3, 9: 3, 14: 10 }

/** The load that pays most, in the order in which goods are loaded: the next good of it, as many as it holds. */
const bestLoad = (s: State, seat: Seat, commands: readonly Command[]): readonly Command[] => {
  const loads = commands.filter((command) => verbNameOf(command) === 'load')
  if (loads.length === 0) return commands.filter((command) => verbNameOf(command) === 'done')
  const room = Math.max(...loads.map(secondOf))
  const most = new Map<number, Command>()
  for (const command of loads) most.set(firstOf(command), command)
  let left = Math.max(room, 0)
  const wanted = new Map<number, number>()
  for (const good of BY_SHIP_VALUE) {
    const command = most.get(good)
    if (command === undefined || left === 0) continue
    const amount = Math.min(left, stock(s, seat, good), secondOf(command))
    wanted.set(good, amount)
    left -= amount
  }
  const next = [...wanted.keys()].sort((a, b) => a - b)[0]
  const exact = loads.filter(
    (command) => firstOf(command) === next && secondOf(command) <= (wanted.get(next ?? 0) ?? 0),
  )
  const chosen = exact.at(-1) ?? loads.at(-1)
  return chosen === undefined ? commands : [chosen]
}

const FINAL_STAGE = 3

/** The cheapest goods; in the final stage everything that can be sold. */
const bestGifts = (s: State, commands: readonly Command[]): readonly Command[] => {
  const gifts = commands.filter((command) => verbNameOf(command) === 'give')
  const done = commands.filter((command) => verbNameOf(command) === 'done')
  if (phaseIndex(s) === FINAL_STAGE) {
    const good = firstOf(gifts[0] as Command)
    const all = gifts.filter((command) => firstOf(command) === good).at(-1)
    return all === undefined ? done : [all, ...done]
  }
  return [...best(gifts, (command) => -(PRICE[firstOf(command)] ?? 0) + secondOf(command) / 100, 2), ...done]
}

const cheapestExchanges = (commands: readonly Command[]): readonly Command[] => {
  const exchanges = commands.filter((command) => verbNameOf(command) === 'exchange')
  const done = commands.filter((command) => verbNameOf(command) === 'done')
  return [
    ...best(
      exchanges,
      (command) => (PRICE[secondOf(command)] ?? 0) * 0.1 - (PRICE[firstOf(command)] ?? 0),
      4,
    ),
    ...done,
  ]
}

const mostFuel = (commands: readonly Command[]): readonly Command[] =>
  best(commands, (command) => secondOf(command) + firstOf(command) / 10, 3)
