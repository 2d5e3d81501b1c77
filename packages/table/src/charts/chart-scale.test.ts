import { expect, it } from 'vitest'
import { chartScale, linePath } from './chart-scale.ts'

it('the curve stays between the outermost grid lines', () => {
  const paper = { width: 100, height: 100, left: 10, right: 90, top: 10, bottom: 90 }
  const scale = chartScale(
    [
      [-7, 12],
      [33, 61],
    ],
    paper,
  )
  expect(scale.marks).toEqual([-20, 0, 20, 40, 60, 80])
  expect([scale.y(-20), scale.y(80), scale.x(0), scale.x(1)]).toEqual([90, 10, 10, 90])
  expect(linePath([[0], [10]], 0, chartScale([[0], [10]], paper), 0, 1)).toBe('M10 90L90 10')
})

it('small numbers get a finer grid', () => {
  const paper = { width: 100, height: 140, left: 10, right: 90, top: 10, bottom: 130 }
  expect(chartScale([[0], [9]], paper).marks).toEqual([0, 2, 4, 6, 8, 10])
  expect(chartScale([[0], [3]], paper).marks).toEqual([0, 1, 2, 3])
})
