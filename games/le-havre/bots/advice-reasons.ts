/**
 * Reasons for and against a command in Le Havre: what the seat gains by its action, what the alternative
 * would give it, and what the other seats do meanwhile. Reasons must not repeat the command itself.
 */

import type { ExpectedStep, Explanation } from '@quayside/bots'
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
  type CommandRecord,
  ENERGY,
  FOOD,
  isPayment,
  OFFERS,
  paymentBundle,
  question,
  readCommand,
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

type LeHavreStep = ExpectedStep<State, Command>

const FRANC = TOKENS.indexOf('franc')
const WOOD = TOKENS.indexOf('wood')

/** Smaller gains of energy are not worth mentioning. */
const SOME_ENERGY = 3

/** Maximum number of reasons shown. */
const MAX_REASONS = 2
const MAX_REASONS_AGAINST = 1

export const explain = (step: LeHavreStep): Explanation => ({
  reasons: [
    ...finalWealth(step),
    ...loanAvoided(step),
    ...foodCovered(step),
    ...loansRepaid(step),
    ...shipsGained(step),
    ...buildingsGained(step),
    ...goodsMoved(step),
    ...energyGained(step),
    ...harvestsJoined(step),
    ...exactPayment(step),
    ...spared(step),
    ...francsKept(step),
    ...contested(step),
  ].slice(0, MAX_REASONS),
  against: [
    ...helpsRivals(step),
    ...loanAhead(step),
    ...foodLacking(step),
    ...spent(step),
    ...leftToOthers(step),
  ].slice(0, MAX_REASONS_AGAINST),
  outlook: outlook(step),
})

const helpsRivals = ({ rivalGain }: LeHavreStep): Reason[] =>
  rivalGain > 0 ? [{ code: 'helps-rivals', params: { francs: Math.round(rivalGain) } }] : []

/** The seat's next actions, each with the cards it builds or buys. */
const outlook = ({ later, seat }: LeHavreStep): Reason | null => {
  const turns: { place: string; with: string[] }[] = []
  for (const { seat: by, command } of later) {
    const parsed = readCommand(command)
    if (by !== seat) continue
    if (parsed.verb === 'take') turns.push({ place: TOKENS[OFFERS[parsed.offer] ?? -1] ?? '', with: [] })
    if (parsed.verb === 'enter') turns.push({ place: BUILDINGS[parsed.building]?.name ?? '', with: [] })
    const gained = cardIn(parsed)
    if (gained === null) continue
    const turn = turns.at(-1)
    if (turn === undefined) turns.push({ place: gained, with: [] })
    else if (turn.place !== gained) turn.with.push(gained)
  }
  return turns.length === 0 ? null : { code: 'then', params: { turns } }
}

/** The card that is built or bought. */
const cardIn = (parsed: CommandRecord): string | null => {
  switch (parsed.verb) {
    case 'build':
    case 'buy':
      return BUILDINGS[parsed.building]?.name ?? null
    case 'build-ship':
    case 'buy-ship':
      return shipWord(parsed.ship)
    default:
      return null
  }
}

/** In the final phase only the wealth matters. */
const finalWealth = ({ before, after, seat }: LeHavreStep): Reason[] => {
  if (phaseIndex(before) < FINAL_PHASE) return []
  const francs = total(wealth(after, seat)) - total(wealth(before, seat))
  return francs > 0 ? [{ code: 'adds-wealth', params: { francs } }] : []
}

/** Food still missing at the end of this round that could only be paid with francs. */
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

/** A building counts its value and the bonus it adds for the seat's other cards. */
const buildingsGained = ({ before, after, seat }: LeHavreStep): Reason[] => {
  const bonus = wealth(after, seat).bonus - wealth(before, seat).bonus
  return BUILDINGS.flatMap(({ name, value, price }, card) => {
    if (locationOf(after, card) !== seat || locationOf(before, card) === seat) return []
    const francs = value + Math.max(0, bonus)
    // A building bought for its value is no gain in itself.
    const paid = wealth(before, seat).francs - wealth(after, seat).francs
    return price !== null && paid >= price && bonus <= 0 && value <= price
      ? []
      : [{ code: 'gains-building', params: { building: name, francs } }]
  })
}

/**
 * Goods that a building gives, and the goods spent for them; an offer's goods are already named by the
 * command.
 */
const goodsMoved = (step: LeHavreStep): Reason[] => {
  if (verbNameOf(step.command) !== 'enter') return []
  const [from, to] = [changes(step, -1), changes(step, 1)]
  if (Object.keys(to).length === 0) return []
  return Object.keys(from).length === 0
    ? [{ code: 'brings', params: { tokens: to } }]
    : [{ code: 'turns-into', params: { from, to } }]
}

const changes = (
  { before, after, seat }: Pick<LeHavreStep, 'before' | 'after' | 'seat'>,
  sign: 1 | -1,
): Readonly<Partial<Record<TokenName, number>>> =>
  Object.fromEntries(
    TOKENS.flatMap((name, token) => {
      const amount = sign * (stock(after, seat, token) - stock(before, seat, token))
      return amount > 0 ? [[name, amount]] : []
    }),
  )

/** Wood is left out: the command already names it. */
const energyGained = ({ before, after, seat, command }: LeHavreStep): Reason[] => {
  if (!isMain(command)) return []
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

/** A main action, not an answer within one. */
const isMain = (command: Command): boolean => MAIN_VERBS.has(verbNameOf(command))
const MAIN_VERBS: ReadonlySet<string> = new Set(['take', 'enter', 'buy', 'buy-ship', 'repay', 'end'])

/**
 * Tokens that the seat has more or fewer of than after the alternative; compared only for answers to the same
 * question.
 */
const difference = (
  { after, seat, command, instead }: LeHavreStep,
  sign: 1 | -1,
): Readonly<Partial<Record<TokenName, number>>> => {
  if (instead === null || isMain(command) || isMain(instead.command)) return {}
  return changes({ before: instead.after, after, seat }, sign)
}

const spared = (step: LeHavreStep): Reason[] => {
  const tokens = difference(step, 1)
  return Object.keys(tokens).length === 0 ? [] : [{ code: 'leaves-more', params: { tokens } }]
}

const spent = (step: LeHavreStep): Reason[] => {
  const tokens = difference(step, -1)
  return Object.keys(tokens).length === 0 ? [] : [{ code: 'leaves-less', params: { tokens } }]
}

/** Whether another seat does it before this seat's next main action. */
const isDoneByOthers = (what: Command, { later, seat }: Pick<LeHavreStep, 'later' | 'seat'>): boolean => {
  for (const { seat: other, command } of later) {
    if (other === seat && isMain(command) && verbNameOf(command) !== 'end') return false
    if (other !== seat && command === what) return true
  }
  return false
}

const CONTESTED_VERBS: ReadonlySet<string> = new Set(['take', 'enter', 'buy'])

/** If the seat chooses the alternative, another seat does this first. */
const contested = ({ command, seat, instead }: LeHavreStep): Reason[] =>
  instead !== null &&
  CONTESTED_VERBS.has(verbNameOf(command)) &&
  isDoneByOthers(command, { later: instead.later, seat })
    ? [{ code: 'contested', params: {} }]
    : []

const leftToOthers = ({ later, seat, instead }: LeHavreStep): Reason[] => {
  if (instead === null || !isDoneByOthers(instead.command, { later, seat })) return []
  const parsed = readCommand(instead.command)
  switch (parsed.verb) {
    case 'take': {
      const good = TOKENS[OFFERS[parsed.offer] ?? -1]
      return good === undefined ? [] : [{ code: 'leaves-offer', params: { good } }]
    }
    case 'enter':
    case 'buy':
      return [{ code: 'leaves-building', params: { building: BUILDINGS[parsed.building]?.name ?? '' } }]
    default:
      return []
  }
}

/** More loans than after the alternative. */
const loanAhead = ({ before, after, seat, instead }: LeHavreStep): Reason[] => {
  if (phaseIndex(before) !== TURNS_PHASE || instead === null) return []
  const ahead = loansAhead(after, seat)
  return ahead > loansAhead(instead.after, seat) ? [{ code: 'needs-loan', params: { loans: ahead } }] : []
}

const foodLacking = ({ before, after, seat, instead }: LeHavreStep): Reason[] => {
  if (phaseIndex(before) !== TURNS_PHASE || instead === null) return []
  const missing = lack(after, seat)
  return missing > lack(instead.after, seat) ? [{ code: 'lacks-food', params: { lack: missing } }] : []
}

/** The seat ends its turn without buying because it needs the francs for food. */
const francsKept = ({ before, command, seat }: LeHavreStep): Reason[] => {
  const [francs, missing] = [stock(before, seat, FRANC), lack(before, seat)]
  return verbNameOf(command) === 'end' && francs > 0 && missing > 0
    ? [{ code: 'keeps-francs', params: { francs, lack: missing } }]
    : []
}
