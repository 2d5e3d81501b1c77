import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { collectBeside, threadsBeside } from './collect-beside.ts'

it.runIf(process.platform === 'linux')('has the threads that collect garbage give way to ours', () => {
  const own = getPriority(0)
  collectBeside()
  const threads = threadsBeside()
  expect(threads.length).toBeGreaterThan(0)
  for (const thread of threads) expect(getPriority(thread)).toBeGreaterThan(own)
  expect(getPriority(0)).toBe(own)
})
