/**
 * Remembers what was planned with a table's last entry, so that the next one writes down only what has changed: most
 * errands of most entries are as they were.
 */
import type { ErrandPlan } from './errands.ts'
import type { LogWrite } from './room-log.ts'

interface Known {
  /** How many entries the log had then: another process may have planned since. */
  readonly seq: number
  readonly plans: ReadonlyMap<string, ErrandPlan>
}

/** More tables than are played at once in one process. */
const MOST = 10_000

export class PlannedErrands {
  readonly #rooms = new Map<string, Known>()

  /** What is left to be written of the errands of an entry. */
  changed({ entry, errands }: LogWrite): readonly ErrandPlan[] {
    const known = this.#rooms.get(entry.room)
    if (known?.seq !== entry.seq) return errands
    return errands.filter((plan) => !isKept(plan, known.plans.get(plan.id), entry.made))
  }

  keep({ entry, errands }: LogWrite): void {
    const known = this.#rooms.get(entry.room)
    const before = known?.seq === entry.seq ? known.plans : []
    this.#rooms.delete(entry.room)
    this.#rooms.set(entry.room, {
      seq: entry.seq + 1,
      plans: new Map([...before, ...errands.map((plan): [string, ErrandPlan] => [plan.id, plan])]),
    })
    if (this.#rooms.size <= MOST) return
    const [oldest] = this.#rooms.keys()
    if (oldest !== undefined) this.#rooms.delete(oldest)
  }

  /** Somebody else was first, or nobody knows. */
  forget({ entry }: LogWrite): void {
    this.#rooms.delete(entry.room)
  }
}

/** One whose time has come may be running or done, so it is planned again. */
const isKept = (plan: ErrandPlan, before: ErrandPlan | undefined, now: number): boolean =>
  before !== undefined &&
  plan.due === before.due &&
  plan.about === before.about &&
  (plan.due === null || plan.due > now)
