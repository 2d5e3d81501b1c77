import { expect, it } from 'vitest'
import { sparkline } from './advice-lines.ts'

const SCALE = { least: 0, most: 70 }

it('a sparkline goes from the bottom of its scale to the top', () => {
  expect(sparkline([0, 10, 20, 30, 40, 50, 60, 70], 80, SCALE)).toBe('▁▂▃▄▅▆▇█')
})

it('a long sparkline is thinned out, with both ends kept', () => {
  const values = Array.from({ length: 700 }, (_, place) => place / 10)
  const line = sparkline(values, 10, SCALE)
  expect(line).toHaveLength(10)
  expect(line.startsWith('▁')).toBe(true)
  expect(line.endsWith('█')).toBe(true)
})

it('a constant sparkline is drawn as well', () => {
  expect(sparkline([5, 5], 10, { least: 5, most: 5 })).toBe('▁▁')
})
