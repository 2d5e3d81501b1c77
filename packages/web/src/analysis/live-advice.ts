/** Iterative advice: asks the bot again with a larger budget each time, until it is stopped. */
import type { Advice, AdviceOptions } from '@quayside/bots'
import type { Refusal } from '@quayside/kernel'
import type { BotClient } from '../backend/bot-client.ts'
import type { AdviceQuestion } from '../backend/local-game.ts'

/** The first budget is small, so that there is an answer soon; each later one is larger. */
const ROUNDS: readonly AdviceOptions[] = [
  { level: 'mate' },
  { level: 'captain' },
  { level: 'commodore' },
  { level: 'commodore', budget: { nodes: 400_000 } },
]

export interface LiveAnswer {
  readonly advice: Advice
  /** Whether this is the last round. */
  readonly isFinal: boolean
}

interface AdviceListener {
  readonly onAnswer: (answer: LiveAnswer) => void
  readonly fail: (refusal: Refusal) => void
}

export class LiveAdvice {
  readonly #bots: Pick<BotClient, 'advice'>
  #asked = 0

  constructor(bots: Pick<BotClient, 'advice'>) {
    this.#bots = bots
  }

  /** Cancels the previous question. */
  async ask(question: AdviceQuestion, { onAnswer, fail }: AdviceListener): Promise<void> {
    this.#asked++
    const asked = this.#asked
    for (const [round, options] of ROUNDS.entries()) {
      const answer = await this.#bots.advice(question, options)
      if (asked !== this.#asked) return
      if (!answer.ok) return fail(answer.refusal)
      // With a single option, a deeper search changes nothing.
      const isFinal = round === ROUNDS.length - 1 || answer.value.suggestions.length < 2
      onAnswer({ advice: answer.value, isFinal })
      if (isFinal) return
    }
  }

  stop(): void {
    this.#asked++
  }
}
