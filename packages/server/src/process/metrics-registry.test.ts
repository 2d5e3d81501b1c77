import { expect, it } from 'vitest'
import { Registry } from './metrics-registry.ts'

it('counts by label, and writes labels so that they can be read back', () => {
  const registry = new Registry()
  const jobsDone = registry.counter('errands_total', 'Errands that were run.')
  jobsDone.add({ kind: 'turn' })
  jobsDone.add({ kind: 'turn' }, 2)
  jobsDone.add({ kind: 'a "b"\\\n' })
  expect(registry.text).toBe(
    [
      '# HELP errands_total Errands that were run.',
      '# TYPE errands_total counter',
      'errands_total{kind="turn"} 3',
      'errands_total{kind="a \\"b\\"\\\\\\n"} 1',
      '',
    ].join('\n'),
  )
})

it('counts timings from below, so that every bucket holds the smaller ones', () => {
  const registry = new Registry()
  const timings = registry.timings('wait_seconds', 'Waits.', [0.1, 1])
  for (const seconds of [0.05, 0.1, 0.5, 7]) timings.record(seconds)
  expect(registry.text.split('\n').slice(2, -1)).toEqual([
    'wait_seconds_bucket{le="0.1"} 2',
    'wait_seconds_bucket{le="1"} 3',
    'wait_seconds_bucket{le="+Inf"} 4',
    'wait_seconds_sum 7.65',
    'wait_seconds_count 4',
  ])
})

it('asks for a gauge when it is read', () => {
  const registry = new Registry()
  let sockets = 1
  registry.gauge('sockets', 'Open sockets.', () => sockets)
  sockets = 7
  expect(registry.text).toContain('# TYPE sockets gauge\nsockets 7\n')
})
