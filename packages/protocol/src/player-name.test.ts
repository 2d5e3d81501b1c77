import { describe, expect, it } from 'vitest'
import { playerName } from './player-name.ts'

describe('a name', () => {
  it.each([
    'Odile',
    'José-María O’Neill',
    '王小明',
    'Nguyễn Thị Ánh',
    'Ἀχιλλεύς',
    'שָׁלוֹם',
    'محمد',
    'می‌خواهم',
    'शर्मा',
    'क्‍ष',
    'ไม้เมือง',
    '가나다',
    'R2-D2',
    '42',
    '🚢',
    '👩‍🚀',
    '👩🏽‍🚀',
    '❤️',
    '🏴‍☠️',
    '♛ 1',
    '*',
  ])('may be %s', (name) => expect(playerName(name)).toBe(name.normalize('NFC')))

  it.each([
    ['blanks', '   '],
    ['a no-break space', '\u00a0'],
    ['an ideographic space', '\u3000'],
    ['a zero-width space', '\u200b'],
    ['a Hangul filler', '\u3164'],
    ['a halfwidth Hangul filler', '\uffa0'],
    ['a Hangul jamo filler', '\u115f'],
    ['a Braille blank', '\u2800'],
    ['a soft hyphen', 'Odi\u00adle'],
    ['a word joiner', 'Odi\u2060le'],
    ['a combining grapheme joiner', 'Odi\u034fle'],
    ['a joiner between Latin letters', 'Odi\u200dle'],
    ['a non-joiner at the end', 'محمد\u200c'],
    ['a variation selector on a letter', 'Odile\ufe0f'],
    ['a variation selector from another plane', 'Odile\u{e0101}'],
    ['letters of a tag', 'Odile\u{e0041}'],
    ['a mark that turns the writing around', 'Odi\u202ele'],
    ['a mark of direction', 'Odile\u200f'],
    ['a new line', 'Odi\nle'],
    ['a separator of lines', 'Odi\u2028le'],
    ['a byte order mark', '\ufeffOdile\ufeff!\ufeff'],
    ['half a character', 'Odile\ud83d'],
    ['a private character', '\ue000'],
    ['a mark on nothing', '\u0301Odile'],
    ['a tower of marks', `O${'\u0316'.repeat(4)}dile`],
    ['a tower of spacing marks', `क${'\u093e'.repeat(5)}`],
  ])('is not made of or with %s', (_what, name) => expect(playerName(name)).toBeNull())

  it('is normalised, trimmed, and has single spaces between words', () => {
    expect(playerName('  Jose\u0301 \u00a0 Mari\u0301a ')).toBe('José María')
  })
})
