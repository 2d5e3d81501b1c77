/**
 * Gates new networks by matches on deals that were not used in training: each alone against a level of the
 * game.
 */
import { type DealShare, type Interval, shareInterval, type Verdict, verdictOn } from '@quayside/bots'
import type { LegThreads } from './leg-threads.ts'
import type { DealResult, GatePlayer } from './leg-worker.ts'

export interface GatePlan {
  /** Who is judged in each set-up, and whom it plays against. */
  readonly candidates: readonly GateCandidate[]
  readonly seed: string
  /** Maximum number of deals for each. */
  readonly deals: number
  /** Whether a verdict ends the matches of a set-up. */
  readonly sequential: boolean
  /** No deal is started after this many seconds. */
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

export const gate = async (threads: LegThreads, plan: GatePlan): Promise<GateResult[]> => {
  const begin = performance.now()
  const played = new Map(plan.candidates.map(({ setUp }) => [setUp, [] as DealResult[]]))
  const dealt = new Map(plan.candidates.map(({ setUp }) => [setUp, 0]))
  const isOpen = (setUp: string): boolean =>
    (dealt.get(setUp) ?? 0) < plan.deals &&
    !(plan.sequential && verdictOn((played.get(setUp) ?? []).map(({ score }) => score)) !== 'undecided')
  await threads.work<DealResult>(
    () => {
      if (performance.now() - begin > plan.seconds * 1000) return null
      // The one with the fewest deals is next, so that all have equally many if time runs out.
      const [least] = plan.candidates
        .filter(({ setUp }) => isOpen(setUp))
        .sort((a, b) => (dealt.get(a.setUp) ?? 0) - (dealt.get(b.setUp) ?? 0))
      if (least === undefined) return null
      const deal = dealt.get(least.setUp) ?? 0
      dealt.set(least.setUp, deal + 1)
      return { kind: 'deal', ...least, seed: `${plan.seed} ${deal}` }
    },
    ({ setUp }, result) => played.get(setUp)?.push(result),
  )
  return plan.candidates.map((candidate) => summary(candidate, played.get(candidate.setUp) ?? []))
}

const nameOf = ({ level, weights }: GatePlayer): string => (weights === null ? level : `${level}=${weights}`)

const summary = ({ setUp, challenger, rival }: GateCandidate, deals: readonly DealResult[]): GateResult => {
  const mean = (of: (deal: DealResult) => number): number =>
    deals.reduce((sum, deal) => sum + of(deal), 0) / Math.max(1, deals.length)
  const interval = (of: (deal: DealResult) => number): Interval | null =>
    shareInterval(deals.map((deal): DealShare => ({ won: of(deal), games: deal.games })))
  return {
    setUp,
    challenger: nameOf(challenger),
    rival: nameOf(rival),
    verdict: verdictOn(deals.map(({ score }) => score)),
    deals: deals.length,
    games: deals.reduce((sum, deal) => sum + deal.games, 0),
    score: mean(({ score }) => score),
    scoreInterval: interval(({ score, games }) => score * games),
    wins: mean(({ won, games }) => won / games),
    winsInterval: interval(({ won }) => won),
    points: mean(({ points }) => points),
    rivalPoints: mean(({ rivalPoints }) => rivalPoints),
  }
}

const percent = (share: number, interval: Interval | null): string =>
  `${(100 * share).toFixed(1)} %${interval === null ? '' : ` (${(100 * interval.low).toFixed(1)}..${(100 * interval.high).toFixed(1)})`}`

export const gateText = (result: GateResult): string =>
  `${result.setUp}, ${result.challenger} against ${result.rival}: ${result.verdict} after ${result.deals} deals, ${result.games} games; ` +
  `wins ${percent(result.wins, result.winsInterval)}, leaves behind ${percent(result.score, result.scoreInterval)}, ` +
  `points ${result.points.toFixed(1)} to ${result.rivalPoints.toFixed(1)}`
