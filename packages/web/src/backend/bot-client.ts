/** Asks the bots' worker; it is started when the first bot is asked and again after a crash. */
import type {
  AdviceLevel,
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

/** Everything but word of progress. */
type BotReply = Exclude<Reply, { kind: 'progress' }>

type Refused = Extract<BotReply, { kind: 'refusal' }>['refusal']

interface Waiting {
  readonly progress: (share: number) => void
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

  async advise({ seed, ...question }: AdviceQuestion): Promise<Result<readonly BotSuggestion[]>> {
    const answer = await this.#post(
      (id): AdviceRequest => ({ id, kind: 'advise', ...question, options: { seed } }),
    )
    return answer.kind === 'advice' ? accept(answer.advice.suggestions) : refusing(answer)
  }

  async expect({ seed, seat, ...question }: AdviceQuestion): Promise<Result<Omit<Estimate, 'moveNumber'>>> {
    const answer = await this.#post(
      (id): AdviceRequest => ({ id, kind: 'advise', seat, ...question, options: { seed } }),
    )
    if (answer.kind !== 'advice') return refusing(answer)
    const { expected, error } = answer.advice
    return accept({ points: expected[seat] ?? 0, error })
  }

  /** What was found until then is answered when it is stopped. */
  async review(
    record: GameRecord,
    position: unknown,
    level: AdviceLevel,
    progress: (share: number) => void,
  ): Promise<Result<Review>> {
    const answer = await this.#post((id): AdviceRequest => {
      this.#reviewing = id
      return { id, kind: 'review', record, options: position === null ? { level } : { level, position } }
    }, progress)
    return answer.kind === 'review' ? accept(answer.review) : refusing(answer)
  }

  stopReview(): void {
    if (this.#reviewing !== null) this.#worker?.postMessage({ id: this.#reviewing, kind: 'stop' })
  }

  #post(
    request: (id: number) => DecideRequest | AdviceRequest,
    progress: (share: number) => void = () => undefined,
  ): Promise<BotReply> {
    const id = this.#next++
    return new Promise((resolve) => {
      this.#waiting.set(id, { progress, resolve })
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
    if (reply.kind === 'progress') {
      waiting.progress(reply.progress.share)
      return
    }
    this.#waiting.delete(reply.id)
    waiting.resolve(reply)
  }

  #fail(): void {
    this.#worker?.terminate()
    this.#worker = null
    const refusal: Refused = { code: 'bot-crashed', params: {} }
    for (const [id, { resolve }] of this.#waiting) resolve({ id, kind: 'refusal', refusal })
    this.#waiting.clear()
  }
}

/** An answer to another question is as good as none. */
const refusing = <Value>(answer: BotReply): Result<Value> =>
  answer.kind === 'refusal' ? { ok: false, refusal: answer.refusal } : refused('bot-crashed')
