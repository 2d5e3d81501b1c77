/**
 * Reasons for and against a command in Packet Row: what the seat gains by it, its next plans, and what the
 * other seats do meanwhile. Only cards that the seat can see are named.
 */

import type { ExpectedStep, Explanation } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import type { Reason } from '../language/index.ts'
import {
  AREA_COUNT,
  bankerPoints,
  CURRENT_SPACES,
  catalogueOf,
  currentCard,
  FUTURE_SPACES,
  futureCard,
  type Kind,
  money,
} from '../queries/index.ts'
import { AREAS, type Area, type Command, type State } from '../rules/index.ts'
import { roundsLeft } from './game-length.ts'
import { HandValue } from './hand-value.ts'

type PacketRowStep = ExpectedStep<State, Command>

/** Maximum number of reasons shown. */
const MAX_REASONS = 2
const MAX_REASONS_AGAINST = 1

/** Dollars below which money counts as short. */
const LITTLE_MONEY = 6

export const explain = (step: PacketRowStep): Explanation => {
  const facts = [
    ...contractsFulfilled(step),
    ...pointsAdded(step),
    ...contractsNeared(step),
    ...bankersAdded(step),
    ...usefulCard(step),
    ...contested(step),
  ].slice(0, MAX_REASONS)
  return {
    reasons: facts.length > 0 ? facts : intention(step),
    against: [...helpsRivals(step), ...leftToOthers(step), ...littleMoney(step)].slice(
      0,
      MAX_REASONS_AGAINST,
    ),
    outlook: outlook(step),
  }
}

const helpsRivals = ({ rivalGain }: PacketRowStep): Reason[] =>
  rivalGain > 0 ? [{ code: 'helps-rivals', params: { points: Math.round(rivalGain) } }] : []

const contractsFulfilled = ({ before, command }: PacketRowStep): Reason[] => {
  if (command.verb !== 'deliver') return []
  const { kinds, pays } = catalogueOf(before)
  const dollars = command.contracts.reduce((sum, word) => sum + (pays[kinds.get(word) ?? 0] ?? 0), 0)
  return [{ code: 'fulfills', params: { contracts: command.contracts.length, dollars } }]
}

const pointsAdded = ({ before, after, seat }: PacketRowStep): Reason[] => {
  const points = new HandValue().read(after, seat).points - new HandValue().read(before, seat).points
  return points > 0 ? [{ code: 'adds-points', params: { points } }] : []
}

/** Units and ships that each contract in the hand still needs. */
const wanted = (s: State, seat: Seat): ReadonlyMap<Kind, number> => {
  const found = new Map<Kind, number>()
  new HandValue().read(s, seat).eachContract((kind, missing, shipMissing) => {
    found.set(kind, Math.min(found.get(kind) ?? Number.POSITIVE_INFINITY, missing + Number(shipMissing)))
    return true
  })
  return found
}

const contractsNeared = ({ before, after, seat, command }: PacketRowStep): Reason[] => {
  if (command.verb !== 'take') return []
  const { words } = catalogueOf(after)
  const earlier = wanted(before, seat)
  const nearer = [...wanted(after, seat)].filter(
    ([kind, wants]) => wants < (earlier.get(kind) ?? (wants === 0 ? 1 : wants)),
  )
  const [best] = nearer.toSorted(([, a], [, b]) => a - b)
  if (best === undefined) return []
  const [kind, wants] = best
  return [{ code: wants === 0 ? 'completes' : 'nears', params: { contract: words[kind] ?? '' } }]
}

const bankersAdded = ({ before, after, seat }: PacketRowStep): Reason[] => {
  const bankers = new HandValue().read(after, seat).bankers - new HandValue().read(before, seat).bankers
  const points = bankers * bankerPoints(after, seat)
  return points > 0 ? [{ code: 'banker', params: { points } }] : []
}

/** All cards on the boards that the seat can see. */
const visibleCards = (view: State): ReadonlySet<string> => {
  const { words } = catalogueOf(view)
  const found = new Set<string>()
  const add = (kind: Kind): void => {
    const word = kind > 0 ? words[kind] : undefined
    if (word !== undefined) found.add(word)
  }
  for (let area = 0; area < AREA_COUNT; area++) {
    for (let space = 0; space < CURRENT_SPACES; space++) add(currentCard(view, area, space))
    for (let space = 0; space < FUTURE_SPACES; space++) add(futureCard(view, area, space))
  }
  return found
}

/** The seat's next steps as far as they involve visible cards: taking cards and delivering. */
const ownSteps = ({
  before,
  later,
  seat,
}: PacketRowStep): ({ readonly card: string } | { readonly contracts: readonly string[] })[] => {
  const visible = visibleCards(before)
  const steps: ({ readonly card: string } | { readonly contracts: readonly string[] })[] = []
  for (const { seat: by, command } of later) {
    if (by !== seat) continue
    if (command.verb === 'take') {
      if (!visible.has(command.card)) break
      steps.push({ card: command.card })
    }
    if (command.verb === 'deliver') steps.push({ contracts: command.contracts })
  }
  return steps
}

const outlook = (step: PacketRowStep): Reason | null => {
  const steps = ownSteps(step)
  return steps.length === 0 ? null : { code: 'then', params: { steps } }
}

/** The visible card of an area that gains the seat most; null if none helps it. */
const bestCardIn = ({ before, seat }: PacketRowStep, area: Area): string | null => {
  const hand = new HandValue().read(before, seat)
  const rounds = roundsLeft(before)
  const worth = hand.worth(rounds)
  let best: { readonly kind: Kind; readonly gain: number } | null = null
  for (let space = 0; space < CURRENT_SPACES; space++) {
    const kind = currentCard(before, AREAS.indexOf(area), space)
    if (kind <= 0) continue
    const gain = hand.gainOf(kind, worth, rounds)
    if (gain > (best?.gain ?? 0)) best = { kind, gain }
  }
  return best === null ? null : (catalogueOf(before).words[best.kind] ?? null)
}

/** The purpose of a command that changes nothing yet. */
const intention = (step: PacketRowStep): Reason[] => {
  const next = ownSteps(step).find((one) => 'card' in one)
  switch (step.command.verb) {
    case 'name': {
      const best = bestCardIn(step, step.command.area)
      if (best !== null) return [{ code: 'area-has', params: { card: best } }]
      return [
        next === undefined
          ? { code: 'best-area', params: {} }
          : { code: 'aims-at', params: { card: next.card } },
      ]
    }
    case 'pass':
      return [
        next === undefined
          ? { code: 'worth-little', params: {} }
          : { code: 'waits-for', params: { card: next.card } },
      ]
    case 'cash':
      return [{ code: 'cash-in', params: {} }]
    case 'done':
      return [{ code: 'holds-back', params: {} }]
    default:
      return []
  }
}

/** A card that is useful although no contract in the hand needs it yet. */
const usefulCard = ({ before, command }: PacketRowStep): Reason[] => {
  if (command.verb !== 'take') return []
  const { kinds, cards } = catalogueOf(before)
  const card = cards[kinds.get(command.card) ?? 0]
  switch (card?.type) {
    case 'contract':
    case 'starting_contract':
      return [{ code: 'useful', params: { type: 'contract', dollars: card.reward } }]
    case 'money':
    case 'goods':
    case 'merchant_ship':
    case 'gold_nugget':
    case 'captain':
    case 'trader':
    case 'assistant':
      return [{ code: 'useful', params: { type: card.type, dollars: 0 } }]
    default:
      return []
  }
}

/** Whether another seat takes the card before this seat takes any card. */
const isTakenByOthers = (card: string, later: PacketRowStep['later'], seat: Seat): boolean => {
  for (const { seat: by, command } of later) {
    if (command.verb !== 'take') continue
    if (by === seat) return false
    if (command.card === card) return true
  }
  return false
}

const contested = ({ command, seat, instead }: PacketRowStep): Reason[] =>
  instead !== null && command.verb === 'take' && isTakenByOthers(command.card, instead.later, seat)
    ? [{ code: 'contested', params: {} }]
    : []

const leftToOthers = ({ later, seat, instead }: PacketRowStep): Reason[] =>
  instead?.command.verb === 'take' && isTakenByOthers(instead.command.card, later, seat)
    ? [{ code: 'leaves-card', params: { card: instead.command.card } }]
    : []

const littleMoney = ({ before, after, seat, instead }: PacketRowStep): Reason[] => {
  const left = money(after, seat)
  return left < LITTLE_MONEY && left < money(before, seat) && left < money(instead?.after ?? before, seat)
    ? [{ code: 'leaves-money', params: { dollars: left } }]
    : []
}
