/** Client of the bot worker, which is started with the first question and again after a crash. */
import type {
  Advice,
  AdviceLevel,
  AdviceOptions,
  AdviceReply,
  AdviceRequest,
  DecideReply,
  DecideRequest,
  Review,
} from '@quayside/bots'
import type { BotSuggestion } from '@quayside/game'
import { accept, type GameRecord, type Result, refused } from '@quayside/kernel'
import type { Estimate } from '@quayside/table/session/messages.ts'
import type { AdviceQuestion, BotQuestion } from './local-game.ts'

type Reply = DecideReply | AdviceReply

/** Final replies, without interim ones. */
type BotReply = Exclude<Reply, { kind: 'progress' | 'interim-advice' | 'partial-review' }>

type Refused = Extract<BotReply, { kind: 'refusal' }>['refusal']

interface Waiting {
  readonly progress: (share: number) => void
  readonly partial: (review: Review) => void
  readonly resolve: (answer: BotReply) => void
}

export class BotClient {
  #worker: Worker | null = null
  #next = 0
  #reviewing: number | null = null
  readonly #waiting = new Map<number, Waiting>()

  async ask(question: BotQuestion, progress: (share: number) => void): Promise<Result<string>> {
    const answer = await this.#post((id): DecideRequest => ({ id, ...question }), progress)
    return answer.kind === 'command' ? accept(answer.command) : refusing(answer)
  }

  async advise(question: AdviceQuestion): Promise<Result<readonly BotSuggestion[]>> {
    const advice = await this.advice(question)
    return advice.ok ? accept(advice.value.suggestions) : advice
  }

  async expect(question: AdviceQuestion): Promise<Result<Omit<Estimate, 'moveNumber'>>> {
    const advice = await this.advice(question, { level: 'captain' })
    if (!advice.ok) return advice
    const { expected, error } = advice.value
    return accept({ points: expected[question.seat] ?? 0, error })
  }

  /** A bot's full advice on a decision. */
  async advice(
    { seed, ...question }: AdviceQuestion,
    options: Omit<AdviceOptions, 'seed' | 'watch'> = {},
  ): Promise<Result<Advice>> {
    const answer = await this.#post(
      (id): AdviceRequest => ({ id, kind: 'advise', ...question, options: { ...options, seed } }),
    )
    return answer.kind === 'advice' ? accept(answer.advice) : refusing(answer)
  }

  /** If it is stopped, the review is returned as far as it came. */
  async review(
    record: GameRecord,
    position: unknown,
    level: AdviceLevel,
    progress: (share: number) => void,
    partial: (review: Review) => void,
  ): Promise<Result<Review>> {
    const answer = await this.#post(
      (id): AdviceRequest => {
        this.#reviewing = id
        return { id, kind: 'review', record, options: position === null ? { level } : { level, position } }
      },
      progress,
      partial,
    )
    return answer.kind === 'review' ? accept(answer.review) : refusing(answer)
  }

  stopReview(): void {
    if (this.#reviewing !== null) this.#worker?.postMessage({ id: this.#reviewing, kind: 'stop' })
  }

  #post(
    request: (id: number) => DecideRequest | AdviceRequest,
    progress: (share: number) => void = () => undefined,
    partial: (review: Review) => void = () => undefined,
  ): Promise<BotReply> {
    const id = this.#next++
    return new Promise((resolve) => {
      this.#waiting.set(id, { progress, partial, resolve })
      this.#running().postMessage(request(id))
    })
  }

  #running(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.#hear(data)
    worker.onerror = (problem) => {
      // Otherwise the error would reach the game worker's owner and close the game.
      problem.preventDefault()
      this.#fail()
    }
    this.#worker = worker
    return worker
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    if (!waiting) return
    switch (reply.kind) {
      case 'progress':
        waiting.progress(reply.progress.share)
        return
      case 'partial-review':
        waiting.partial(reply.review)
        return
      case 'interim-advice':
        return
      default:
        this.#waiting.delete(reply.id)
        waiting.resolve(reply)
    }
  }

  /** Terminates the worker; pending questions are refused. */
  close(): void {
    this.#fail()
  }

  #fail(): void {
    this.#worker?.terminate()
    this.#worker = null
    const refusal: Refused = { code: 'bot-crashed', params: {} }
    for (const [id, { resolve }] of this.#waiting) resolve({ id, kind: 'refusal', refusal })
    this.#waiting.clear()
  }
}

/** A reply of the wrong kind counts as a failure. */
const refusing = <Value>(answer: BotReply): Result<Value> =>
  answer.kind === 'refusal' ? { ok: false, refusal: answer.refusal } : refused('bot-crashed')
