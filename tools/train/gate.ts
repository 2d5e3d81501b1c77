/** Judges new networks by matches on deals that nobody has trained on: each alone against a level of the game. */
import { type DealShare, type Interval, shareInterval, type Verdict, verdictOn } from '@quayside/bots'
import type { LegThreads } from './leg-threads.ts'
import type { DealResult } from './leg-worker.ts'

export interface GatePlan {
  /** The file of weights of each set-up that is judged. */
  readonly candidates: readonly { readonly setUp: string; readonly weights: string }[]
  readonly rival: string
  readonly seed: string
  /** At most so many deals for each. */
  readonly deals: number
  /** Whether a verdict ends a set-up's matches. */
  readonly sequential: boolean
  /** No deal is begun after so many seconds. */
  readonly seconds: number
}

export interface GateResult {
  readonly setUp: string
  readonly rival: string
  readonly verdict: Verdict
  readonly deals: number
  readonly games: number
  /** Part of the rivals left behind, and of the games won; null where the deals are too few to tell. */
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
      // The one with the fewest deals is next, so that a gate that runs out of time has judged all alike.
      const [least] = plan.candidates
        .filter(({ setUp }) => isOpen(setUp))
        .sort((a, b) => (dealt.get(a.setUp) ?? 0) - (dealt.get(b.setUp) ?? 0))
      if (least === undefined) return null
      const deal = dealt.get(least.setUp) ?? 0
      dealt.set(least.setUp, deal + 1)
      return { kind: 'deal', ...least, rival: plan.rival, seed: `${plan.seed} ${deal}` }
    },
    ({ setUp }, result) => played.get(setUp)?.push(result),
  )
  return plan.candidates.map(({ setUp }) => summary(setUp, plan.rival, played.get(setUp) ?? []))
}

const summary = (setUp: string, rival: string, deals: readonly DealResult[]): GateResult => {
  const mean = (of: (deal: DealResult) => number): number =>
    deals.reduce((sum, deal) => sum + of(deal), 0) / Math.max(1, deals.length)
  const interval = (of: (deal: DealResult) => number): Interval | null =>
    shareInterval(deals.map((deal): DealShare => ({ won: of(deal), games: deal.games })))
  return {
    setUp,
    rival,
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
  `${result.setUp} against ${result.rival}: ${result.verdict} after ${result.deals} deals, ${result.games} games; ` +
  `wins ${percent(result.wins, result.winsInterval)}, leaves behind ${percent(result.score, result.scoreInterval)}, ` +
  `points ${result.points.toFixed(1)} to ${result.rivalPoints.toFixed(1)}`
