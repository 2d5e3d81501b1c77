/** Who sits where in which game: every deal is played in all rotations of the seats. */

export interface Pairing {
  /** Which deal it is, counted from 0. */
  readonly deal: number
  readonly seed: string
  /** Contestants by seat, as places in the list of contestants. */
  readonly seats: readonly number[]
}

export interface PairingPlan {
  readonly contestants: number
  readonly seats: number
  /** Rounded up to whole deals. */
  readonly games: number
  readonly seed: string
  /** The first contestant alone against the others, which fill the seats in turn. */
  readonly oneAgainstMany: boolean
}

export const createPairings = (plan: PairingPlan): Pairing[] => {
  const pairings: Pairing[] = []
  for (let deal = 0; pairings.length < plan.games; deal++)
    pairings.push(...seatings(plan, deal).map((seats) => ({ deal, seed: `${plan.seed}-${deal}`, seats })))
  return pairings
}

const seatings = ({ contestants, seats, oneAgainstMany }: PairingPlan, deal: number): number[][] => {
  // Alone at a table, each contestant has a go at the same deal.
  if (seats === 1) return Array.from({ length: contestants }, (_, own) => [own])
  const party = oneAgainstMany ? challenge(contestants, seats, deal) : mixture(contestants, seats, deal)
  // Rotations alone would always seat the same neighbour behind everybody.
  const [first = 0, ...others] = party
  const order = deal % 2 === 0 ? party : [first, ...others.reverse()]
  const rotations = order.map((_, turn) => order.map((_, seat) => order[(seat + turn) % seats] as number))
  // Where contestants sit twice, two rotations can be the same game.
  return rotations.filter((own, place) => rotations.findIndex((other) => isEqual(other, own)) === place)
}

const isEqual = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((contestant, seat) => contestant === b[seat])

/** With seats to spare some sit twice, and with too few seats some do not sit at all: each deal others. */
const mixture = (contestants: number, seats: number, deal: number): number[] => {
  if (contestants <= seats)
    return Array.from({ length: seats }, (_, place) => (deal * seats + place) % contestants)
  const parties = choices(contestants, seats)
  return [...(parties[deal % parties.length] as readonly number[])]
}

/** Every choice of so many out of the contestants. */
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
