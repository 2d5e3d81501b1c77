import type { Seat } from '@quayside/kernel'
import type { State } from '@quayside/le-havre'
import { players } from '@quayside/le-havre/reading'
import type { Judge } from './judge.ts'
import { Prospects } from './prospects.ts'
import { TUNED } from './thumb.ts'
import { wish } from './wish.ts'

/** Judges by rules of thumb, where no network has been trained. */
export class ThumbJudge implements Judge {
  readonly #prospects = new Prospects(TUNED)
  readonly #finals: number[] = []

  near(): void {}

  value(s: State, seat: Seat): number {
    const seats = players(s)
    this.#finals.length = seats
    for (let place = 0; place < seats; place++)
      this.#finals[place] = this.#prospects.value(s, (seat + place) % seats)
    return wish(this.#finals)
  }
}
