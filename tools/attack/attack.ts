/** Common types of all attacks: target, size and result. */

export interface AttackTarget {
  readonly address: string
  /** Short attacks try everything once, for the tests. */
  readonly isShort: boolean
}

/** One expectation of an attack and whether it was met. */
export interface Expectation {
  readonly what: string
  readonly result: string
  readonly goal: string
  readonly isMet: boolean
}

export interface AttackResult {
  readonly outcomes: readonly Expectation[]
  /** What was sent and how it was answered, for the report. */
  readonly notes: readonly string[]
}

/** An attack that runs until it is stopped. */
export interface RunningAttack {
  /** The results so far. */
  result(): Promise<AttackResult>
  stop(): void
}

/** Resolves when the attack has reached its full strength. */
export type StartAttack = (target: AttackTarget) => Promise<RunningAttack>

/** An attack that is tried once. */
export type TryAttack = (target: AttackTarget) => Promise<AttackResult>

/** Expects that something is refused. */
export const mustBeRefused = (what: string, worked: boolean): Expectation => ({
  what,
  result: worked ? 'worked' : 'refused',
  goal: 'refused',
  isMet: !worked,
})

/** Expects that something happens in all of several rooms. */
export const mustHappen = (what: string, count: number, of: number): Expectation => ({
  what,
  result: `${count} of ${of}`,
  goal: 'all',
  isMet: count === of,
})

/** Counts of each answer; `accepted` if there was no refusal. */
export class AnswerCounts {
  readonly #counts = new Map<string, number>()

  add(refusal: string | null): void {
    const name = refusal ?? 'accepted'
    this.#counts.set(name, this.#count(name) + 1)
  }

  #count(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  /** How many were not accepted. */
  get refused(): number {
    const all = [...this.#counts.values()].reduce((sum, count) => sum + count, 0)
    return all - this.#count('accepted')
  }

  get text(): string {
    return [...this.#counts].map(([name, count]) => `${count} ${name}`).join(', ') || 'nothing'
  }
}
