import { describe, expect, it } from 'vitest'
import { columnsOf, flow, labelled, pad, width, wrap } from './text-layout.ts'

describe('text in a terminal', () => {
  it('has its display width: Chinese characters take two columns, colours none', () => {
    expect(width('wharf')).toBe(5)
    expect(width('造船廠（一）')).toBe(12)
    expect(width('\x1b[1mwharf\x1b[22m')).toBe(5)
    expect(pad('木材', 6)).toBe('木材  ')
  })

  it('flows side by side and on to the next line', () => {
    expect(flow(['one', 'two', 'three'], '  ', 9)).toEqual(['one  two', 'three'])
  })

  it('is wrapped at spaces, and between wide characters', () => {
    expect(wrap('take two fish', 9)).toEqual(['take two', 'fish'])
    expect(wrap('拿取兩條魚，再放回。', 12)).toEqual(['拿取兩條魚，', '再放回。'])
    // No line begins with a full stop or ends with an opening bracket.
    expect(wrap('張數：11。（重建）', 6)).toEqual(['張數：', '11。', '（重', '建）'])
  })

  it('is aligned in columns and next to its labels', () => {
    expect(
      columnsOf([
        ['魚', '1'],
        ['wood', '20'],
      ]),
    ).toEqual(['魚    1', 'wood  20'])
    expect(labelled([{ label: 'Town', items: ['a', 'b'] }], 8)).toEqual(['Town  a', '      b'])
    expect(labelled([{ label: 'Town', items: ['one two', 'b'] }], 10)).toEqual([
      'Town  one',
      '      two',
      '      b',
    ])
  })
})
