/** Lets bots play daily deals in the background, one deal at a time. */
import { rankOf } from '@quayside/game/daily/rank.ts'
import { type DailyTry, tryKey } from '../backend/daily-tries.ts'
import type { ComparisonReply, ComparisonRequest } from './comparison-worker.ts'
import { keepComparison } from './daily-store.ts'

let running = false

/** Queued tries by id; a second request for the same try is ignored. */
const waiting = new Map<string, DailyTry>()

/** Resolves when the worker is done or has failed. */
const play = ({ date, kind, comparison }: DailyTry): Promise<void> =>
  new Promise((settle) => {
    const worker = new Worker(new URL('./comparison-worker.ts', import.meta.url), {
      type: 'module',
      name: 'daily-comparison',
    })
    const end = (): void => {
      worker.terminate()
      settle()
    }
    worker.onmessage = ({ data }: MessageEvent<ComparisonReply>) => {
      if (data.kind === 'done') end()
      else void keepComparison({ date, kind }, data.level, data.played)
    }
    worker.onerror = (problem) => {
      problem.preventDefault()
      end()
    }
    const request: ComparisonRequest = { date, kind, known: Object.keys(comparison) }
    worker.postMessage(request)
  })

const playAll = async (): Promise<void> => {
  if (running) return
  running = true
  for (let [next] = waiting; next !== undefined; [next] = waiting) {
    await play(next[1])
    waiting.delete(next[0])
  }
  running = false
}

/** Only levels without a result are played. */
export const compareWithBots = (one: DailyTry): void => {
  if (rankOf(0, one.comparison) !== null) return
  const key = tryKey(one)
  if (!waiting.has(key)) waiting.set(key, one)
  void playAll()
}
