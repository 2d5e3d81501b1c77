/** What speaks for a command in Packet Row: what the seat has after it and had not before. */

import type { Step } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import type { Reason } from '../language/index.ts'
import { bankerPoints, catalogueOf, type Kind } from '../queries/index.ts'
import type { Command, State } from '../rules/index.ts'
import { HandValue } from './hand-value.ts'

type PacketRowStep = Step<State, Command>

/** A reason that is said; more would be a lecture. */
const SAID = 2

export const reasons = (step: PacketRowStep): Reason[] =>
  [
    ...contractsFulfilled(step),
    ...pointsAdded(step),
    ...contractsNeared(step),
    ...bankersAdded(step),
    ...moneyBrought(step),
  ].slice(0, SAID)

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

/** How many units and ships each contract in the hand still wants; a contract that is not there wants everything. */
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

const moneyBrought = ({ before, after, seat, command }: PacketRowStep): Reason[] => {
  const dollars = new HandValue().read(after, seat).dollars - new HandValue().read(before, seat).dollars
  return command.verb === 'take' && dollars > 0 ? [{ code: 'brings-money', params: { dollars } }] : []
}
