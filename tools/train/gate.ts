/**
 * Gates new networks by matches on deals that were not used in training: each alone against a level of the
 * game.
 */
import { type DealShare, type Interval, shareInterval, type Verdict, verdictOn } from '@quayside/bots'
import type { LegThreads } from './leg-threads.ts'
import type { GatePlayer, MatchOrder, MatchScore } from './leg-worker.ts'
import { findSetUp } from './set-ups.ts'

export interface GatePlan {
  /** Who is judged in each set-up, and whom it plays against. */
  readonly candidates: readonly GateCandidate[]
  readonly seed: string
  /** Maximum number of deals for each. */
  readonly deals: number
  /** Whether a verdict ends the matches of a set-up. */
  readonly sequential: boolean
  /** No deal is begun after this many seconds; those begun are finished. */
  readonly seconds: number
}

interface GateCandidate {
  readonly setUp: string
  readonly challenger: GatePlayer
  readonly rival: GatePlayer
}

export interface GateResult {
  readonly setUp: string
  /** As a person would name them. */
  readonly challenger: string
  readonly rival: string
  readonly verdict: Verdict
  readonly deals: number
  readonly games: number
  /** Share of rivals beaten, and of games won; the intervals are null if there were too few deals. */
  readonly score: number
  readonly scoreInterval: Interval | null
  readonly wins: number
  readonly winsInterval: Interval | null
  readonly points: number
  readonly rivalPoints: number
}

/** One deal in all rotations. */
interface DealResult extends MatchScore {
  readonly games: number
}

export const gate = async (threads: LegThreads, plan: GatePlan): Promise<GateResult[]> => {
  const begin = performance.now()
  const all = plan.candidates.map((candidate) => new Series(candidate, plan.seed))
  const isOpen = ({ isInDeal, begun, finished }: Series): boolean =>
    isInDeal ||
    (performance.now() - begin <= plan.seconds * 1000 &&
      begun < plan.deals &&
      !(plan.sequential && verdictOn(finished.map(({ score }) => score)) !== 'undecided'))
  const running = new Map<MatchOrder, Series>()
  await threads.work<MatchScore>(
    () => {
      // The one with the fewest deals is next, so that all have equally many if time runs out.
      const [least] = all.filter(isOpen).sort((a, b) => a.begun - b.begun)
      if (least === undefined) return null
      const order = least.next()
      running.set(order, least)
      return order
    },
    (order, result) => {
      if (order.kind === 'match') running.get(order)?.add(order, result)
    },
  )
  return all.map((series) => series.summary())
}

/** The deals of one candidate. Every game is a separate task, so that even long games end on time. */
class Series {
  readonly finished: DealResult[] = []
  readonly #candidate: GateCandidate
  readonly #seed: string
  readonly #seats: number
  readonly #games = new Map<number, MatchScore[]>()
  #orders = 0

  constructor(candidate: GateCandidate, seed: string) {
    const { trainingGame, options } = findSetUp(candidate.setUp)
    this.#candidate = candidate
    this.#seed = seed
    this.#seats = trainingGame.shapeFor(options).outputs
  }

  /** The number of deals begun. */
  get begun(): number {
    return Math.ceil(this.#orders / this.#seats)
  }

  /** Whether rotations of the last deal have not been begun. */
  get isInDeal(): boolean {
    return this.#orders % this.#seats > 0
  }

  next(): MatchOrder {
    const deal = Math.floor(this.#orders / this.#seats)
    const own = this.#orders++ % this.#seats
    return { kind: 'match', ...this.#candidate, deal, seed: `${this.#seed} ${deal}`, own }
  }

  add({ deal }: MatchOrder, result: MatchScore): void {
    const games = [...(this.#games.get(deal) ?? []), result]
    this.#games.set(deal, games)
    if (games.length === this.#seats) this.finished.push(dealOf(games))
  }

  summary(): GateResult {
    const { setUp, challenger, rival } = this.#candidate
    const deals = this.finished
    const interval = (of: (deal: DealResult) => number): Interval | null =>
      shareInterval(deals.map((deal): DealShare => ({ won: of(deal) * deal.games, games: deal.games })))
    return {
      setUp,
      challenger: nameOf(challenger),
      rival: nameOf(rival),
      verdict: verdictOn(deals.map(({ score }) => score)),
      deals: deals.length,
      games: deals.reduce((sum, { games }) => sum + games, 0),
      score: mean(deals, ({ score }) => score),
      scoreInterval: interval(({ score }) => score),
      wins: mean(deals, ({ won }) => won),
      winsInterval: interval(({ won }) => won),
      points: mean(deals, ({ points }) => points),
      rivalPoints: mean(deals, ({ rivalPoints }) => rivalPoints),
    }
  }
}

const mean = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0) / Math.max(1, items.length)

const dealOf = (games: readonly MatchScore[]): DealResult => ({
  score: mean(games, ({ score }) => score),
  won: mean(games, ({ won }) => won),
  points: mean(games, ({ points }) => points),
  rivalPoints: mean(games, ({ rivalPoints }) => rivalPoints),
  games: games.length,
})

const nameOf = ({ level, weights }: GatePlayer): string => (weights === null ? level : `${level}=${weights}`)

const percent = (share: number, interval: Interval | null): string =>
  `${(100 * share).toFixed(1)} %${interval === null ? '' : ` (${(100 * interval.low).toFixed(1)}..${(100 * interval.high).toFixed(1)})`}`

export const gateText = (result: GateResult): string =>
  `${result.setUp}, ${result.challenger} against ${result.rival}: ${result.verdict} after ${result.deals} deals, ${result.games} games; ` +
  `wins ${percent(result.wins, result.winsInterval)}, leaves behind ${percent(result.score, result.scoreInterval)}, ` +
  `points ${result.points.toFixed(1)} to ${result.rivalPoints.toFixed(1)}`
