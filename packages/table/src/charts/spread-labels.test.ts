import { describe, expect, it } from 'vitest'
import { spreadInRows, spreadLabels } from './spread-labels.ts'

describe('labels that are close together', () => {
  it('stay in place when there is room', () => {
    expect(spreadLabels([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90])
  })

  it('move to both sides equally', () => {
    expect(spreadLabels([50, 50], 20, 0, 100)).toEqual([40, 60])
    expect(spreadLabels([48, 50, 52], 20, 0, 100)).toEqual([30, 50, 70])
  })

  it('stay on the chart', () => {
    expect(spreadLabels([99, 100], 20, 0, 100)).toEqual([80, 100])
    expect(spreadLabels([0, 1, 5], 20, 0, 100)).toEqual([0, 20, 40])
  })

  it('keep their order, and the input is not sorted', () => {
    expect(spreadLabels([90, 12, 10], 20, 0, 100)).toEqual([90, 21, 1])
  })

  it('share the room where there is too little', () => {
    expect(spreadLabels([10, 10, 10], 80, 0, 100)).toEqual([0, 50, 100])
  })

  it('alternate between two rows before they overlap', () => {
    const { rows, marks } = spreadInRows([5, 6, 7, 8], 40, 0, 80)
    expect(rows).toBe(2)
    expect(marks.map(({ row }) => row)).toEqual([0, 1, 0, 1])
    for (const row of [0, 1]) {
      const [first, second] = marks.filter((mark) => mark.row === row).map(({ place }) => place)
      expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(40)
    }
  })

  it('need one row when there are none', () => {
    expect(spreadInRows([], 40, 0, 80)).toEqual({ rows: 1, marks: [] })
  })
})
