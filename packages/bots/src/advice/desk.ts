/**
 * Advice behind a post box, the same in a browser worker and in a Node thread: requests and replies are plain data.
 * A review breathes between two decisions, so that word to stop it can come in.
 */
import { type GameRecord, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { Progress, Watch } from '../bot.ts'
import { type Review, type ReviewOptions, review } from '../review/review.ts'
import { type Advice, type AdviceOptions, advise } from './advise.ts'
import { adviserFor } from './advisers.ts'

export type AdviceRequest =
  | {
      readonly id: number
      readonly kind: 'advise'
      readonly game: string
      /** The seat's view as a literal. */
      readonly position: unknown
      readonly seat: Seat
      readonly options?: Omit<AdviceOptions, 'watch'>
    }
  | {
      readonly id: number
      readonly kind: 'review'
      readonly record: GameRecord
      readonly options?: Omit<ReviewOptions, 'watch'>
    }
  | { readonly id: number; readonly kind: 'stop' }

export type AdviceReply =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: Progress }
  | { readonly id: number; readonly kind: 'advice'; readonly advice: Advice }
  | { readonly id: number; readonly kind: 'review'; readonly review: Review }
  | { readonly id: number; readonly kind: 'refusal'; readonly refusal: Refusal }

export class AdviceDesk {
  readonly #post: (reply: AdviceReply) => void
  /** Reviews under way, and whether they are to stop. */
  readonly #reviews = new Map<number, { stopped: boolean }>()

  constructor(post: (reply: AdviceReply) => void) {
    this.#post = post
  }

  async handle(request: AdviceRequest): Promise<void> {
    const { id } = request
    switch (request.kind) {
      case 'advise': {
        const answer = await adviceOn(request, this.#watch(id))
        this.#post(
          answer.ok
            ? { id, kind: 'advice', advice: answer.value }
            : { id, kind: 'refusal', refusal: answer.refusal },
        )
        return
      }
      case 'review': {
        const answer = await this.#review(request)
        this.#post(
          answer.ok
            ? { id, kind: 'review', review: answer.value }
            : { id, kind: 'refusal', refusal: answer.refusal },
        )
        return
      }
      case 'stop': {
        const running = this.#reviews.get(id)
        if (running) running.stopped = true
        return
      }
      default:
        return request satisfies never
    }
  }

  #watch(id: number): Watch {
    return { progress: (progress) => this.#post({ id, kind: 'progress', progress }) }
  }

  async #review({
    id,
    record,
    options,
  }: Extract<AdviceRequest, { kind: 'review' }>): Promise<Result<Review>> {
    const adviser = adviserFor(record.game)
    if (!adviser) return refused('unknown-game', { game: record.game })
    const running = { stopped: false }
    this.#reviews.set(id, running)
    const watch = { ...this.#watch(id), cancelled: () => running.stopped }
    const answer = await review(adviser, record, { ...options, watch })
    this.#reviews.delete(id)
    return answer
  }
}

const adviceOn = async (
  { game, position, seat, options }: Extract<AdviceRequest, { kind: 'advise' }>,
  watch: Watch,
): Promise<Result<Advice>> => {
  const adviser = adviserFor(game)
  if (!adviser) return refused('unknown-game', { game })
  const view = adviser.rules.position.read(position)
  if (!view.ok) return view
  await adviser.prepare(view.value)
  return advise(adviser, view.value, seat, { ...options, watch })
}
