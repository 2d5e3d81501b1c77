/** What every attack has in common: where it goes, how large it is, and what it says of itself afterwards. */

export interface AttackTarget {
  readonly address: string
  /** Short attacks try everything once, for the tests. */
  readonly isShort: boolean
}

/** Whether something came true that should not, or did not that should. */
export interface Outcome {
  readonly what: string
  readonly result: string
  readonly goal: string
  readonly isMet: boolean
}

export interface AttackResult {
  readonly outcomes: readonly Outcome[]
  /** What was sent and how it was answered, for whoever reads the report. */
  readonly notes: readonly string[]
}

/** An attack that goes on until it is stopped. */
export interface RunningAttack {
  /** What has come of it so far. */
  result(): Promise<AttackResult>
  stop(): void
}

/** Settles when the attack is at its full strength. */
export type StartAttack = (target: AttackTarget) => Promise<RunningAttack>

/** An attack that is over when it has been tried. */
export type TryAttack = (target: AttackTarget) => Promise<AttackResult>

/** For something that must be refused. */
export const mustBeRefused = (what: string, worked: boolean): Outcome => ({
  what,
  result: worked ? 'worked' : 'refused',
  goal: 'refused',
  isMet: !worked,
})

/** For something that must happen at every one of several rooms. */
export const mustHappen = (what: string, count: number, of: number): Outcome => ({
  what,
  result: `${count} of ${of}`,
  goal: 'all',
  isMet: count === of,
})

/** How often each answer came, `accepted` where there was no refusal. */
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
