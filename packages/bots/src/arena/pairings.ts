/** Which contestant takes which seat in which game: every deal is played in all rotations of the seats. */

export interface Pairing {
  /** Index of the deal, from 0. */
  readonly deal: number
  readonly seed: string
  /** Contestants by seat, as indices into the list of contestants. */
  readonly seats: readonly number[]
}

export interface PairingPlan {
  readonly contestants: number
  readonly seats: number
  /** Rounded up to whole deals. */
  readonly games: number
  readonly seed: string
  /** The first contestant against the others, which fill the other seats in turn. */
  readonly oneAgainstMany: boolean
}

export const createPairings = (plan: PairingPlan): Pairing[] => {
  const pairings: Pairing[] = []
  for (let deal = 0; pairings.length < plan.games; deal++)
    pairings.push(...seatings(plan, deal).map((seats) => ({ deal, seed: `${plan.seed}-${deal}`, seats })))
  return pairings
}

const seatings = ({ contestants, seats, oneAgainstMany }: PairingPlan, deal: number): number[][] => {
  // In a solo game each contestant plays the same deal once.
  if (seats === 1) return Array.from({ length: contestants }, (_, own) => [own])
  const party = oneAgainstMany ? challenge(contestants, seats, deal) : mixture(contestants, seats, deal)
  // With rotations alone every contestant would always have the same neighbour.
  const [first = 0, ...others] = party
  const order = deal % 2 === 0 ? party : [first, ...others.reverse()]
  const rotations = order.map((_, turn) => order.map((_, seat) => order[(seat + turn) % seats] as number))
  // When a contestant has two seats, two rotations can be the same game.
  return rotations.filter((own, place) => rotations.findIndex((other) => isEqual(other, own)) === place)
}

const isEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((contestant, seat) => contestant === b[seat])

/**
 * With more seats than contestants some take two seats, with fewer some are left out; it changes from deal to
 * deal.
 */
const mixture = (contestants: number, seats: number, deal: number): number[] => {
  if (contestants <= seats)
    return Array.from({ length: seats }, (_, place) => (deal * seats + place) % contestants)
  const parties = choices(contestants, seats)
  return [...(parties[deal % parties.length] as readonly number[])]
}

/** All combinations of `count` contestants. */
const choices = (contestants: number, count: number, from = 0): number[][] => {
  if (count === 0) return [[]]
  return Array.from({ length: contestants - count - from + 1 }, (_, step) => from + step).flatMap((first) =>
    choices(contestants, count - 1, first + 1).map((rest) => [first, ...rest]),
  )
}

const challenge = (contestants: number, seats: number, deal: number): number[] => {
  const others = Math.max(1, contestants - 1)
  const firstOther = contestants - others
  return Array.from({ length: seats }, (_, place) =>
    place === 0 ? 0 : firstOther + ((deal * (seats - 1) + place - 1) % others),
  )
}
