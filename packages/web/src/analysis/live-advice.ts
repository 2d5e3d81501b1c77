/** Advice that gets better for as long as somebody looks: asked again and again, each time for more. */
import type { Advice, AdviceOptions } from '@quayside/bots'
import type { Refusal } from '@quayside/kernel'
import type { BotClient } from '../backend/bot-client.ts'
import type { AdviceQuestion } from '../backend/local-game.ts'

/** The first answer comes at once; every later one has cost more to find. */
const ROUNDS: readonly AdviceOptions[] = [
  { level: 'mate' },
  { level: 'captain' },
  { level: 'commodore' },
  { level: 'commodore', budget: { nodes: 400_000 } },
]

export interface LiveAnswer {
  readonly advice: Advice
  /** Whether nothing better will come. */
  readonly isFinal: boolean
}

interface AdviceListener {
  readonly hear: (answer: LiveAnswer) => void
  readonly fail: (refusal: Refusal) => void
}

export class LiveAdvice {
  readonly #bots: Pick<BotClient, 'advice'>
  #asked = 0

  constructor(bots: Pick<BotClient, 'advice'>) {
    this.#bots = bots
  }

  /** Forgets what was asked before. */
  async ask(question: AdviceQuestion, { hear, fail }: AdviceListener): Promise<void> {
    this.#asked++
    const asked = this.#asked
    for (const [round, options] of ROUNDS.entries()) {
      const answer = await this.#bots.advice(question, options)
      if (asked !== this.#asked) return
      if (!answer.ok) return fail(answer.refusal)
      // Where there is nothing to choose, no deeper look changes anything.
      const isFinal = round === ROUNDS.length - 1 || answer.value.suggestions.length < 2
      hear({ advice: answer.value, isFinal })
      if (isFinal) return
    }
  }

  stop(): void {
    this.#asked++
  }
}
