/**
 * Message interface to advice and reviews, used by the browser worker and by Node threads: requests and
 * replies are plain data. Both yield to the event loop regularly so that a stop request is received; the
 * result found until then is returned.
 */
import { accept, type GameRecord, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { DecisionWatch, SearchProgress } from '../bot.ts'
import type { FindBotGame } from '../game-bots.ts'
import { type Review, type ReviewOptions, type ReviewWatch, review } from '../review/review.ts'
import { type Advice, type AdviceOptions, type AdviceWatch, adviseInSteps } from './advise.ts'
import type { Adviser } from './adviser.ts'

export type AdviceRequest =
  | {
      readonly id: number
      readonly kind: 'advise'
      readonly game: string
      /** The seat's view as JSON. */
      readonly position: unknown
      readonly seat: Seat
      readonly options?: Omit<AdviceOptions, 'watch'>
      /** Whether interim advice is wanted as well. */
      readonly interim?: boolean
    }
  | {
      readonly id: number
      readonly kind: 'review'
      readonly record: GameRecord
      readonly options?: Omit<ReviewOptions, 'watch'>
    }
  | { readonly id: number; readonly kind: 'stop' }

export type AdviceReply =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: SearchProgress }
  /** The best advice so far. */
  | { readonly id: number; readonly kind: 'interim-advice'; readonly advice: Advice }
  | { readonly id: number; readonly kind: 'advice'; readonly advice: Advice }
  /** The findings so far; more will follow. */
  | { readonly id: number; readonly kind: 'partial-review'; readonly review: Review }
  | { readonly id: number; readonly kind: 'review'; readonly review: Review }
  | { readonly id: number; readonly kind: 'refusal'; readonly refusal: Refusal }

export class AdviceService {
  readonly #find: FindBotGame
  readonly #post: (reply: AdviceReply) => void
  /** Requests in progress, and whether they were asked to stop. */
  readonly #running = new Map<number, { stopped: boolean }>()

  constructor(find: FindBotGame, post: (reply: AdviceReply) => void) {
    this.#find = find
    this.#post = post
  }

  async handle(request: AdviceRequest): Promise<void> {
    const { id } = request
    switch (request.kind) {
      case 'advise': {
        const interim = (advice: Advice): void => this.#post({ id, kind: 'interim-advice', advice })
        const answer = await this.#whileRunning(id, (watch) =>
          adviceOn(this.#find, request, request.interim === true ? { ...watch, interim } : watch),
        )
        this.#post(
          answer.ok
            ? { id, kind: 'advice', advice: answer.value }
            : { id, kind: 'refusal', refusal: answer.refusal },
        )
        return
      }
      case 'review': {
        const partial = (found: Review): void => this.#post({ id, kind: 'partial-review', review: found })
        const answer = await this.#whileRunning(id, (watch) =>
          reviewOf(this.#find, request, { ...watch, partial }),
        )
        this.#post(
          answer.ok
            ? { id, kind: 'review', review: answer.value }
            : { id, kind: 'refusal', refusal: answer.refusal },
        )
        return
      }
      case 'stop': {
        const running = this.#running.get(id)
        if (running) running.stopped = true
        return
      }
      default:
        return request satisfies never
    }
  }

  async #whileRunning<Value>(
    id: number,
    answer: (watch: DecisionWatch) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const running = { stopped: false }
    this.#running.set(id, running)
    const found = await answer({
      cancelled: () => running.stopped,
      progress: (progress) => this.#post({ id, kind: 'progress', progress }),
    })
    this.#running.delete(id)
    return found
  }
}

/** Refuses an unknown game and a game without an adviser. */
const adviserFor = async (find: FindBotGame, game: string): Promise<Result<Adviser<unknown, unknown>>> => {
  const found = await find(game)
  if (!found.ok) return found
  const { adviser } = found.value
  return adviser === null ? refused('unknown-game', { game }) : accept(adviser)
}

const adviceOn = async (
  find: FindBotGame,
  { game, position, seat, options }: Extract<AdviceRequest, { kind: 'advise' }>,
  watch: AdviceWatch,
): Promise<Result<Advice>> => {
  const found = await adviserFor(find, game)
  if (!found.ok) return found
  const adviser = found.value
  const view = adviser.rules.position.read(position)
  if (!view.ok) return view
  await adviser.prepare(view.value)
  return adviseInSteps(adviser, view.value, seat, { ...options, watch })
}

const reviewOf = async (
  find: FindBotGame,
  { record, options }: Extract<AdviceRequest, { kind: 'review' }>,
  watch: ReviewWatch,
): Promise<Result<Review>> => {
  const found = await adviserFor(find, record.game)
  return found.ok ? review(found.value, record, { ...options, watch }) : found
}
