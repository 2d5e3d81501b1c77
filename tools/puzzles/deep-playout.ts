/**
 * Plays every plan of a decision out to the end of the game, in the same sampled worlds, until one idea is
 * clearly the best or clearly none is. Plans that are surely behind are dropped early; a plan is always
 * compared with the best over the worlds that both were played in.
 */
import type { Finals } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'

/** The result of a plan in one world. */
interface Sample {
  /** The seat's points, and its margin to the best rival. */
  readonly points: number
  readonly margin: number
}

export interface PlayedPlan {
  readonly idea: string
  /** By world; empty where it was not played. */
  readonly samples: (Sample | undefined)[]
}

export interface PlanDistance {
  readonly behind: number
  /** Its standard error. */
  readonly error: number
  /** Number of worlds in which both were played. */
  readonly worlds: number
}

export interface RankedPlans {
  /** Index of the best plan, and of all plans that count as correct. */
  readonly best: number
  readonly right: readonly number[]
  readonly worlds: number
}

export interface Gap {
  readonly gap: number
  readonly even: number
}

/** Plays the next world for the plans with these indexes. */
export type PlayWorld = (places: readonly number[]) => readonly Finals[]

/** Plans tried first, and their number of worlds: most decisions are rejected here. */
const FIRST_PLANS = 4
const FIRST_WORLDS = 4
/** Then all plans, for this many worlds, and the undecided ones in batches up to the limit. */
const ALL_WORLDS = 3
const BATCH = 5
const MAX_WORLDS = 64
/** With fewer worlds, only plans that are twice the gap behind count as wrong. */
const FEW_WORLDS = 5

/** Standard errors that make a difference significant with few worlds. */
const SURE = 2.2

export const margin = (finals: Finals, seat: Seat): number => {
  const own = finals[seat] as number
  return finals.length === 1 ? own : own - Math.max(...finals.filter((_, other) => other !== seat))
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

export class DeepPlayout {
  readonly plans: readonly PlayedPlan[]
  readonly #seat: Seat
  readonly #play: PlayWorld
  readonly #gap: Gap
  #worlds = 0

  constructor(ideas: readonly string[], seat: Seat, gap: Gap, play: PlayWorld) {
    this.plans = ideas.map((idea) => ({ idea, samples: [] }))
    this.#seat = seat
    this.#gap = gap
    this.#play = play
  }

  /** Null if no idea is clearly the best. */
  run(): RankedPlans | null {
    const places = [...this.plans.keys()]
    this.#playWorlds(places.slice(0, FIRST_PLANS), FIRST_WORLDS)
    if (this.#isHopeless(places.slice(0, FIRST_PLANS), 1)) return null
    this.#playWorlds(places, ALL_WORLDS)
    for (;;) {
      if (this.#isHopeless(places, SURE)) return null
      const best = this.best()
      const open = places.filter((place) => place !== best && !this.#isSettled(place, best))
      if (open.length === 0) return { best, right: this.#right(best), worlds: this.#worlds }
      if (this.#worlds >= MAX_WORLDS) return null
      this.#playWorlds([best, ...open], BATCH)
    }
  }

  /** The best plan by pairwise comparison over common worlds. */
  best(): number {
    let best = 0
    for (const place of this.plans.keys()) if (this.standing(place, best).behind < 0) best = place
    return best
  }

  /** The margin that a plan loses against another over their common worlds. */
  standing(place: number, best: number): PlanDistance {
    const losses = this.#differences(place, best, ({ margin: one }) => one)
    const behind = mean(losses)
    const worlds = losses.length
    if (worlds < 2) return { behind, error: Number.POSITIVE_INFINITY, worlds }
    const spread = losses.reduce((sum, loss) => sum + (loss - behind) ** 2, 0) / (worlds - 1)
    return { behind, error: Math.sqrt(spread / worlds), worlds }
  }

  /** A plan's points: those of the best plan minus the average loss over common worlds. */
  points(place: number, best: number): number {
    const own = (this.plans[best]?.samples ?? []).flatMap((sample) => sample?.points ?? [])
    return mean(own) - mean(this.#differences(place, best, ({ points }) => points))
  }

  /** The expected margin of a plan. */
  margin(place: number): number {
    return mean((this.plans[place]?.samples ?? []).flatMap((sample) => sample?.margin ?? []))
  }

  #differences(place: number, best: number, of: (sample: Sample) => number): number[] {
    const [own, others] = [this.plans[place]?.samples ?? [], this.plans[best]?.samples ?? []]
    return own.flatMap((sample, world) => {
      const other = others[world]
      return sample === undefined || other === undefined ? [] : [of(other) - of(sample)]
    })
  }

  #playWorlds(places: readonly number[], worlds: number): void {
    for (let played = 0; played < worlds; played++) {
      for (const [at, finals] of this.#play(places).entries()) {
        const samples = this.plans[places[at] as number]?.samples
        if (samples === undefined) continue
        samples[this.#worlds] = { points: finals[this.#seat] as number, margin: margin(finals, this.#seat) }
      }
      this.#worlds++
    }
  }

  #isVariant(place: number, best: number): boolean {
    return this.plans[place]?.idea === this.plans[best]?.idea
  }

  /** Surely wrong, or surely an equally good variant. */
  #isSettled(place: number, best: number): boolean {
    const { behind, error, worlds } = this.standing(place, best)
    const { gap, even } = this.#gap
    if (behind >= gap) return behind - SURE * error >= even && (worlds >= FEW_WORLDS || behind >= 2 * gap)
    return (
      worlds >= FEW_WORLDS && this.#isVariant(place, best) && behind <= even && behind + SURE * error < gap
    )
  }

  #right(best: number): number[] {
    return [...this.plans.keys()].filter(
      (place) => place === best || this.standing(place, best).behind < this.#gap.gap,
    )
  }

  /** Whether another idea is surely too close, within `errors` standard errors. */
  #isHopeless(places: readonly number[], errors: number): boolean {
    const best = this.best()
    const tooNear = (place: number): boolean => {
      const { behind, error } = this.standing(place, best)
      const { gap, even } = this.#gap
      if (place === best || behind + errors * error >= gap) return false
      return !(this.#isVariant(place, best) && behind <= even + errors * error)
    }
    return places.some(tooNear)
  }
}
