/**
 * Advice behind a post box, the same in a browser worker and in a Node thread: requests and replies are plain data.
 * A review breathes between two decisions, so that word to stop it can come in.
 */
import { accept, type GameRecord, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { DecisionWatch, Progress } from '../bot.ts'
import type { FindBotGame } from '../game-bots.ts'
import { type Review, type ReviewOptions, review } from '../review/review.ts'
import { type Advice, type AdviceOptions, advise } from './advise.ts'
import type { Adviser } from './adviser.ts'

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

export class AdviceService {
  readonly #find: FindBotGame
  readonly #post: (reply: AdviceReply) => void
  /** Reviews under way, and whether they are to stop. */
  readonly #reviews = new Map<number, { stopped: boolean }>()

  constructor(find: FindBotGame, post: (reply: AdviceReply) => void) {
    this.#find = find
    this.#post = post
  }

  async handle(request: AdviceRequest): Promise<void> {
    const { id } = request
    switch (request.kind) {
      case 'advise': {
        const answer = await adviceOn(this.#find, request, this.#watch(id))
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

  #watch(id: number): DecisionWatch {
    return { progress: (progress) => this.#post({ id, kind: 'progress', progress }) }
  }

  async #review({
    id,
    record,
    options,
  }: Extract<AdviceRequest, { kind: 'review' }>): Promise<Result<Review>> {
    const found = await adviserFor(this.#find, record.game)
    if (!found.ok) return found
    const adviser = found.value
    const running = { stopped: false }
    this.#reviews.set(id, running)
    const watch = { ...this.#watch(id), cancelled: () => running.stopped }
    const answer = await review(adviser, record, { ...options, watch })
    this.#reviews.delete(id)
    return answer
  }
}

/** Refused for a game that nobody offers or can advise on. */
const adviserFor = async (find: FindBotGame, game: string): Promise<Result<Adviser<unknown, unknown>>> => {
  const found = await find(game)
  if (!found.ok) return found
  const { adviser } = found.value
  return adviser === null ? refused('unknown-game', { game }) : accept(adviser)
}

const adviceOn = async (
  find: FindBotGame,
  { game, position, seat, options }: Extract<AdviceRequest, { kind: 'advise' }>,
  watch: DecisionWatch,
): Promise<Result<Advice>> => {
  const found = await adviserFor(find, game)
  if (!found.ok) return found
  const adviser = found.value
  const view = adviser.rules.position.read(position)
  if (!view.ok) return view
  await adviser.prepare(view.value)
  return advise(adviser, view.value, seat, { ...options, watch })
}
