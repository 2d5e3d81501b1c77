import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchingOnce } from './lazy.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

it('fetches once for each key', async () => {
  const fetchOnce = fetchingOnce()
  const load = vi.fn(() => Promise.resolve('words'))
  expect([await fetchOnce('a', load), await fetchOnce('a', load), await fetchOnce('b', load)]).toEqual([
    'words',
    'words',
    'words',
  ])
  expect(load).toHaveBeenCalledTimes(2)
})

it('rejects all callers after a failure, and tries again a little later', async () => {
  const fetchOnce = fetchingOnce()
  const load = vi.fn(() => Promise.reject(new Error('no connection')))
  await expect(fetchOnce('a', load)).rejects.toThrow('no connection')
  await expect(fetchOnce('a', load)).rejects.toThrow('no connection')
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(fetchOnce('a', load)).rejects.toThrow('no connection')
  expect(load).toHaveBeenCalledTimes(2)
})

it('marks what has arrived, so that React draws it without a loading screen', async () => {
  const fetchOnce = fetchingOnce()
  const fetched = fetchOnce('a', () => Promise.resolve('words'))
  await fetched
  expect(fetched).toMatchObject({ status: 'fulfilled', value: 'words' })
})
