/**
 * Selects the answers to a small decision that a good player would consider: the cheapest payments, full or
 * nearly full conversions, the best load of the ships. The others stay legal but are not searched.
 */
import type { Seat } from '@quayside/kernel'
import { ENERGY_PER_SHIP, energyHeld, FINAL_PHASE, phaseIndex, stock } from '../queries/index.ts'
import {
  type Command,
  ENERGY,
  type Fleet,
  GOODS,
  isPayment,
  paymentBundle,
  readAll,
  readCommand,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIP_VALUE,
  type ShipTypeName,
  type State,
  TOKENS,
  type Verb,
  verbNameOf,
} from '../rules/index.ts'

/** Rough prices of tokens in francs, used only to sort payments and choices before the search. */
const PRICES: Readonly<Record<string, number>> = {
  fish: 0.8,
  wood: 0.8,
  clay: 1,
  iron: 2.2,
  grain: 1.2,
  cattle: 2.6,
  coal: 2.6,
  hide: 1.8,
  smoked_fish: 1.7,
  charcoal: 2.2,
  brick: 2.2,
  steel: 7.5,
  bread: 2.2,
  meat: 2.4,
  coke: 5,
  leather: 3.6,
  franc: 1,
}

const PRICE: readonly number[] = TOKENS.map((name) => PRICES[name] ?? 0)

const PAYMENTS_KEPT = 3
const CHOICES_KEPT = 4
const FLEETS_KEPT = 2

export const pruneAnswers = (s: State, seat: Seat, commands: readonly Command[]): readonly Command[] => {
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

const withVerb = (commands: readonly Command[], verb: Verb): Command[] =>
  commands.filter((command) => verbNameOf(command) === verb)

const cost = (command: Command): number =>
  paymentBundle(command).reduce((sum, { token, amount }) => sum + (PRICE[token] ?? 0) * amount, 0)

const best = <Read extends { readonly command: Command }>(
  options: readonly Read[],
  worth: (option: Read) => number,
  keep: number,
): Command[] => {
  if (options.length <= keep) return options.map(({ command }) => command)
  return options
    .map((option) => ({ command: option.command, worth: worth(option) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, keep)
    .map(({ command }) => command)
}

const bestCommands = (
  commands: readonly Command[],
  worth: (command: Command) => number,
  keep: number,
): Command[] =>
  best(
    commands.map((command) => ({ command })),
    ({ command }) => worth(command),
    keep,
  )

/**
 * Sales and repayments offered along with a due are ignored; a loan is offered only if nothing else can pay.
 */
const cheapestPayments = (commands: readonly Command[]): readonly Command[] => {
  const payments = commands.filter(isPayment)
  if (payments.length === 0) return withVerb(commands, 'borrow')
  return bestCommands(payments, (command) => -cost(command), PAYMENTS_KEPT)
}

const fullConversions = (commands: readonly Command[]): readonly Command[] => {
  const conversions = readAll(commands, 'convert')
  const most = conversions.length - 1
  const kept = new Set([0, Math.floor(most / 2), most - 1, most])
  const chosen = conversions.filter(
    ({ times }, place) => conversions.length <= 3 || (kept.has(place) && (place > 0 || times === 0)),
  )
  return [...chosen.map(({ command }) => command), ...withVerb(commands, 'done')]
}

const bestChoices = (s: State, seat: Seat, commands: readonly Command[]): readonly Command[] => {
  const scarcity = PRICE.map((price, token) =>
    token < GOODS.length ? price / (1 + stock(s, seat, token) / 4) : 0,
  )
  const worth = (command: Command): number => {
    const parsed = readCommand(command)
    return parsed.verb === 'choose'
      ? parsed.tokens.reduce((sum, token) => sum + (scarcity[token] ?? 0), 0)
      : 0
  }
  return bestCommands(commands, worth, CHOICES_KEPT)
}

const room = (type: ShipTypeName): number => SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(type)]?.capacity ?? 0
const ROOM = { wooden: room('wooden'), iron: room('iron'), steel: room('steel') }

/** Goods sorted by what the Shipping Line pays beyond their other use. */
const BY_SHIP_VALUE = GOODS.map((_, good) => good).sort(
  (a, b) => (SHIP_VALUE[b] ?? 0) - 0.2 * (PRICE[b] ?? 0) - (SHIP_VALUE[a] ?? 0) + 0.2 * (PRICE[a] ?? 0),
)

const bestFleets = (s: State, seat: Seat, commands: readonly Command[]): readonly Command[] => {
  const income = ({ ships: [wooden, iron, steel] }: { readonly ships: Fleet }): number => {
    const ships = wooden + iron + steel
    let left = wooden * ROOM.wooden + iron * ROOM.iron + steel * ROOM.steel
    let francs = 0
    let spare = energyHeld(s, seat) - ENERGY_PER_SHIP * ships
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
  return best(readAll(commands, 'sail'), income, FLEETS_KEPT)
}

/**
 * The load that pays most, built in the order in which goods are loaded: the next good of it, as many pieces
 * as planned.
 */
const bestLoad = (s: State, seat: Seat, commands: readonly Command[]): readonly Command[] => {
  const loads = readAll(commands, 'load')
  if (loads.length === 0) return withVerb(commands, 'done')
  const most = new Map(loads.map(({ token, amount }) => [token, amount]))
  let left = Math.max(...loads.map(({ amount }) => amount))
  const wanted = new Map<number, number>()
  for (const good of BY_SHIP_VALUE) {
    const possible = most.get(good)
    if (possible === undefined || left === 0) continue
    const amount = Math.min(left, stock(s, seat, good), possible)
    wanted.set(good, amount)
    left -= amount
  }
  const next = Math.min(...wanted.keys())
  const exact = loads.filter(({ token, amount }) => token === next && amount <= (wanted.get(next) ?? 0))
  const chosen = exact.at(-1) ?? loads.at(-1)
  return chosen === undefined ? commands : [chosen.command]
}

/** The cheapest goods; in the final phase everything that can be sold. */
const bestGifts = (s: State, commands: readonly Command[]): readonly Command[] => {
  const gifts = readAll(commands, 'give')
  const done = withVerb(commands, 'done')
  if (phaseIndex(s) === FINAL_PHASE) {
    const all = gifts.findLast(({ token }) => token === gifts[0]?.token)
    return all === undefined ? done : [all.command, ...done]
  }
  return [...best(gifts, ({ token, amount }) => -(PRICE[token] ?? 0) + amount / 100, 2), ...done]
}

const cheapestExchanges = (commands: readonly Command[]): readonly Command[] => {
  const worth = ({ gives, gets }: { gives: number; gets: number }): number =>
    (PRICE[gets] ?? 0) * 0.1 - (PRICE[gives] ?? 0)
  return [...best(readAll(commands, 'exchange'), worth, 4), ...withVerb(commands, 'done')]
}

const mostFuel = (commands: readonly Command[]): readonly Command[] =>
  best(readAll(commands, 'buy-fuel'), ({ amounts: [first, second] }) => second + first / 10, 3)
