import type { Advice } from '@quayside/bots'
import { accept, type Result, refused } from '@quayside/kernel'
import { expect, it } from 'vitest'
import { LiveAdvice, type LiveAnswer } from './live-advice.ts'

const QUESTION = { game: 'any', position: null, seat: 0, seed: 'x' }

const adviceWith = (suggestions: number): Advice => ({
  seat: 0,
  expected: [1],
  error: 1,
  wins: [],
  looks: 1,
  suggestions: Array.from({ length: suggestions }, (_, place) => ({
    command: `${place}`,
    line: [],
    later: [],
    points: 1,
    error: 1,
    behind: 0,
    even: true,
    reasons: [],
    against: [],
    outlook: null,
    wins: null,
  })),
})

/** A fake bot that answers when the test says so. */
const bots = () => {
  const waiting: ((answer: Result<Advice>) => void)[] = []
  return {
    waiting,
    advice: () => new Promise<Result<Advice>>((resolve) => waiting.push(resolve)),
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

it('advice is requested with growing budgets until the last round', async () => {
  const answers: LiveAnswer[] = []
  const live = new LiveAdvice({ advice: async () => accept(adviceWith(2)) })
  await live.ask(QUESTION, { onAnswer: (answer) => answers.push(answer), fail: () => undefined })
  expect(answers.length).toBeGreaterThan(2)
  expect(answers.map(({ isFinal }) => isFinal)).toEqual([...answers.slice(1).map(() => false), true])
})

it('a single option needs only one round', async () => {
  const answers: LiveAnswer[] = []
  const live = new LiveAdvice({ advice: async () => accept(adviceWith(1)) })
  await live.ask(QUESTION, { onAnswer: (answer) => answers.push(answer), fail: () => undefined })
  expect(answers.map(({ isFinal }) => isFinal)).toEqual([true])
})

it('the answer to a cancelled question is dropped, and no further round is requested', async () => {
  const answers: LiveAnswer[] = []
  const { advice, waiting } = bots()
  const live = new LiveAdvice({ advice })
  void live.ask(QUESTION, { onAnswer: (answer) => answers.push(answer), fail: () => undefined })
  live.stop()
  waiting[0]?.(accept(adviceWith(2)))
  await settled()
  expect([answers.length, waiting.length]).toEqual([0, 1])
})

it('a refusal ends the rounds', async () => {
  const refusals: string[] = []
  const live = new LiveAdvice({ advice: async () => refused('unknown-game') })
  await live.ask(QUESTION, { onAnswer: () => undefined, fail: ({ code }) => refusals.push(code) })
  expect(refusals).toEqual(['unknown-game'])
})
